import { useEffect } from "react";

/** Starts a behaviour when the component appears and stops it when the component goes. */
export function useBehaviour(start: (options: { signal: AbortSignal }) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a behaviour starts once; what it needs it reads itself
  useEffect(() => {
    const controller = new AbortController();
    start({ signal: controller.signal });
    return () => controller.abort();
  }, []);
}
