import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { SiteSearch } from "./search-site.server.ts";
import "./search-none.css";

/** Nothing was found: says so, and where else one can look. */
export function SearchNone({ none: { title, text } }: Pick<Extract<SiteSearch, { state: "none" }>, "none">) {
  return (
    <Band name="search-none" labelledBy="search-none">
      <div className="wrap">
        <h2 id="search-none">{title}</h2>
        <p className="lead" role="status">
          <Prose text={text} />
        </p>
      </div>
    </Band>
  );
}
