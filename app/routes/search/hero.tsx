import { Fragment } from "react";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { SearchLine } from "#app/ui/search-line.tsx";
import type { Pages } from "#model/content.server.ts";

type TopWords = Pick<Pages["search"], "title" | "label" | "placeholder" | "button" | "tries">;

/** The field, as large as the question, and words that find something. */
export function Hero({ words, query }: { words: TopWords; query: string }) {
  return (
    <Band name="hero" id="hero" tone="mari" pad="none" grid="map" labelledBy="search-title">
      <div className="wrap grid grid-cols-1 gap-6 py-compact">
        <h1 id="search-title" className="text-hero">
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
        <p className="m-0 max-w-none font-bold">
          {words.tries.label}{" "}
          {words.tries.words.map((word) => (
            <Fragment key={word}>
              <Link to={`/search?q=${encodeURIComponent(word)}`} className="me-3 inline-block py-1">
                {word}
              </Link>{" "}
            </Fragment>
          ))}
        </p>
      </div>
    </Band>
  );
}
