import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { inBackground } from "#shared/in-background.ts";
import { askedWords } from "./asked-words.ts";
import type { ShownFinding } from "./data.server.ts";

interface SearchState {
  query: string;
  /** Undefined during the search, and if it fails. */
  finding?: ShownFinding | undefined;
  hasFailed?: boolean;
}

/** The server's response; a static host answers every query alike, so there this browser searches itself. */
export function useFinding(served: { query: string; finding: ShownFinding }): SearchState {
  const [parameters] = useSearchParams();
  const query = askedWords(parameters);
  const [own, setOwn] = useState<SearchState>();
  // Hydration must match what was served.
  const [isTakenOver, setIsTakenOver] = useState(false);
  const isServed = served.query === query;
  useEffect(() => {
    setIsTakenOver(true);
    if (isServed) return;
    let isGone = false;
    const found = import("#app/frame/load-search.ts")
      .then(async ({ findOnSite }) => ({ query, finding: await findOnSite(query) }))
      .catch(() => ({ query, hasFailed: true }))
      .then((state) => isGone || setOwn(state));
    inBackground(found);
    return () => {
      isGone = true;
    };
  }, [isServed, query]);
  if (isServed || !isTakenOver) return served;
  return own?.query === query ? own : { query };
}
