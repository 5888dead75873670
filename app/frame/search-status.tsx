import { useControls } from "#app/ui/control-names.ts";
import { Link } from "#app/ui/link.tsx";
import { type Controls, filled } from "#shared/controls.ts";
import { isolated } from "#shared/direction.ts";
import type { Finding } from "./search-engine.ts";

interface SearchStatusProps {
  /** The query; empty without one. */
  query: string;
  hasFailed: boolean;
  /** Undefined until there is an index to search. */
  finding: Finding | undefined;
  /** The search page with the same query. */
  allPath: string;
}

/** The state of the search, announced as well as shown. */
export function SearchStatus({ query, hasFailed, finding, allPath }: SearchStatusProps) {
  const controls = useControls();
  if (!hasFailed) {
    return (
      <p className="search-status" role="status">
        {statusText(controls, query, finding)}
      </p>
    );
  }
  return (
    <p className="search-status" role="alert">
      {controls.searchFailed}{" "}
      <Link to={query ? allPath : "/search"}>
        {query ? filled(controls.searchPageFor, { query: isolated(query) }) : controls.searchPage}
      </Link>
    </p>
  );
}

function statusText(controls: Controls, query: string, finding: Finding | undefined): string {
  if (query === "") return controls.searchHint;
  if (!finding) return controls.searchLoading;
  const { hits, isClose, meant } = finding;
  const matches = hits.length === 1 ? controls.oneMatch : filled(controls.matches, { count: hits.length });
  if (hits.length === 0) return filled(controls.noMatch, { query: isolated(query) });
  if (!isClose) return matches;
  return filled(controls.closeMatches, { query: isolated(query), matches, meant: isolated(meant ?? query) });
}
