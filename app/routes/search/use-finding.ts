import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { Finding } from "#app/frame/search-engine.ts";
import { askedWords } from "./asked-words.ts";

interface SearchState {
  query: string;
  /** Undefined while it is looked for, and when it cannot be. */
  finding?: Finding | undefined;
  hasFailed?: boolean;
}

/** The response of the server; a host without a server answers every query alike, and then this browser looks itself. */
export function useFinding(served: { query: string; finding: Finding }): SearchState {
  const [parameters] = useSearchParams();
  const query = askedWords(parameters);
  const [own, setOwn] = useState<SearchState>();
  // The first render has to be the one that was served.
  const [isTakenOver, setIsTakenOver] = useState(false);
  const isServed = served.query === query;
  useEffect(() => {
    setIsTakenOver(true);
    if (isServed) return;
    let isGone = false;
    import("#app/frame/load-search.ts")
      .then(async ({ findOnSite }) => ({ query, finding: await findOnSite(query) }))
      .catch(() => ({ query, hasFailed: true }))
      .then((state) => isGone || setOwn(state));
    return () => {
      isGone = true;
    };
  }, [isServed, query]);
  if (isServed || !isTakenOver) return served;
  return own?.query === query ? own : { query };
}
