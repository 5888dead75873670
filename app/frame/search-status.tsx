import { Link } from "#app/ui/link.tsx";
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

const line = "m-0 max-w-none px-5 py-3.5 text-soft md:px-6";

/** The state of the search, announced as well as shown. */
export function SearchStatus({ query, hasFailed, finding, allPath }: SearchStatusProps) {
  if (!hasFailed) {
    return (
      <p className={line} role="status">
        {statusText(query, finding)}
      </p>
    );
  }
  return (
    <p className={line} role="alert">
      The list of pages did not arrive, so nothing can be found here.{" "}
      <Link to={query ? allPath : "/search"}>
        {query ? `Search for “${isolated(query)}” on the search page` : "Use the search page"}
      </Link>
    </p>
  );
}

function statusText(query: string, finding: Finding | undefined): string {
  if (query === "") return "Type a word or two: a service, a game, a person, a thing in the shop.";
  if (!finding) return "Fetching the list of pages.";
  const { hits, isClose, meant } = finding;
  const count = hits.length === 1 ? "One match" : `${hits.length} matches`;
  if (hits.length === 0) return `Nothing here has “${isolated(query)}”, or anything close to it.`;
  if (!isClose) return count;
  return `Nothing has “${isolated(query)}”. ${count} for “${isolated(meant ?? query)}”, which comes close.`;
}
