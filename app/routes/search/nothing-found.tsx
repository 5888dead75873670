import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Pages } from "#model/content.server.ts";
import { isolated } from "#shared/direction.ts";

/** Says that nothing was found, and suggests where else to look. */
export function NothingFound({ words, query }: { words: Pages["search"]["none"]; query: string }) {
  return (
    <Band name="nothing-found" id="nothing-found" labelledBy="search-none">
      <div className="wrap">
        <h2 id="search-none" className="text-h3 wrap-anywhere">
          {words.title.replace("{query}", () => isolated(query))}
        </h2>
        <p className="lead mt-4 mb-0" role="status">
          <Prose text={words.text} />
        </p>
      </div>
    </Band>
  );
}
