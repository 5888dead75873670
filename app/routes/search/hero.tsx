import { Band } from "#app/ui/band.tsx";
import { SearchLine } from "#app/ui/search-line.tsx";
import type { Pages } from "#model/content.server.ts";

type TopWords = Pick<Pages["search"], "title" | "label" | "placeholder" | "button">;

/** The field, as large as the question. */
export function Hero({ words, query }: { words: TopWords; query: string }) {
  return (
    <Band name="hero" tone="mari" pad="none" grid="map" labelledBy="search-title">
      <div className="wrap grid grid-cols-1 gap-6 pt-9 pb-8 md:gap-11 md:py-16">
        <h1 id="search-title" className="text-hero/(--clear) font-stretch-80% tracking-tight">
          {words.title}
        </h1>
        <SearchLine
          isLarge
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
