import { useEffect } from "react";
import { inBackground } from "#shared/in-background.ts";

/** Starts a behaviour on mount and stops it on unmount. */
export function useBehaviour(start: (options: { signal: AbortSignal }) => unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a behaviour starts once; what it needs it reads itself
  useEffect(() => {
    const controller = new AbortController();
    inBackground(start({ signal: controller.signal }));
    return () => controller.abort();
  }, []);
}
