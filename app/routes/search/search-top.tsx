import { Band } from "#app/ui/band.tsx";
import { SearchLine } from "#app/ui/search-line.tsx";
import type { SiteSearch } from "./search-site.server.ts";
import "./search-top.css";

/** The field, as large as the question. */
export function SearchTop({ search: { title, query, field } }: { search: SiteSearch }) {
  return (
    <Band name="search-top" tone="mari" pad="none" grid="map" labelledBy="search-title">
      <div className="wrap">
        <h1 id="search-title">{title}</h1>
        <SearchLine action="/search" name="site" value={query} {...field} />
      </div>
    </Band>
  );
}
