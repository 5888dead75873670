/** Resolves one idle callback after hydration; where the browser has none (Safari), after a 1 ms timer. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1);
  });
}

let isMarked = false;

/** Whether this document has been ready once; the mark itself goes when the error screen replaces the whole page. */
export function hasBeenReady(): boolean {
  return isMarked;
}

/** Marks the document as hydrated and idle; checks and later schedules start from here. */
export async function markReady({ signal }: { signal: AbortSignal }): Promise<void> {
  await whenIdle();
  if (signal.aborted) return;
  isMarked = true;
  document.documentElement.dataset.hydrated = "true";
}
