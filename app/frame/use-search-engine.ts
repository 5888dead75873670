import { useEffect, useState } from "react";
import { loadSearch } from "./load-search.ts";
import type { SearchEngine } from "./search-engine.ts";

/** The loaded search; the engine is undefined until then. */
export function useSearchEngine() {
  const [engine, setEngine] = useState<SearchEngine>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    loadSearch().then(
      (loaded) => isGone || setEngine(loaded),
      (error: Error) => {
        if (isGone) return;
        console.warn(error.message);
        setHasFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, []);
  return { engine, hasFailed };
}
