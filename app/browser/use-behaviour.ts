import { useEffect } from "react";

/** Starts a behaviour on mount and stops it on unmount. */
export function useBehaviour(start: (options: { signal: AbortSignal }) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a behaviour starts once; what it needs it reads itself
  useEffect(() => {
    const controller = new AbortController();
    start({ signal: controller.signal });
    return () => controller.abort();
  }, []);
}
