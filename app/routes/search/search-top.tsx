import { Band } from "#app/ui/band.tsx";
import { SearchLine } from "#app/ui/search-line.tsx";
import type { Pages } from "#model/read-content.server.ts";
import "./search-top.css";

type TopWords = Pick<Pages["search"], "title" | "label" | "placeholder" | "button">;

/** The field, as large as the question. */
export function SearchTop({ words, query }: { words: TopWords; query: string }) {
  return (
    <Band name="search-top" tone="mari" pad="none" grid="map" labelledBy="search-title">
      <div className="wrap">
        <h1 id="search-title">{words.title}</h1>
        <SearchLine
          action="/search"
          name="site"
          value={query}
          label={words.label}
          placeholder={words.placeholder}
          button={words.button}
        />
      </div>
    </Band>
  );
}
