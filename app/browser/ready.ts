/** Resolves one idle callback after hydration; where the browser has none (Safari), after a 1 ms timer. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1);
  });
}

/** Marks the document as hydrated and idle; checks and later schedules start from here. */
export async function markReady({ signal }: { signal: AbortSignal }): Promise<void> {
  await whenIdle();
  if (!signal.aborted) document.documentElement.dataset.hydrated = "true";
}
