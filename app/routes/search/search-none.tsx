import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Pages } from "#model/read-content.server.ts";
import "./search-none.css";

/** Nothing was found: says so, and where else one can look. */
export function SearchNone({ words, query }: { words: Pages["search"]["none"]; query: string }) {
  return (
    <Band name="search-none" labelledBy="search-none">
      <div className="wrap">
        <h2 id="search-none">{words.title.replace("{query}", query)}</h2>
        <p className="lead" role="status">
          <Prose text={words.text} />
        </p>
      </div>
    </Band>
  );
}
