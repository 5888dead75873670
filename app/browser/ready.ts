/** Resolves one idle callback after hydration; where the browser has none (Safari), after a 1 ms timer. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1);
  });
}

let readyAt: number | undefined;

/** Whether this document has been ready once; the mark itself goes when the error screen replaces the whole page. */
export function hasBeenReady(): boolean {
  return readyAt !== undefined;
}

/** Marks the document as hydrated and idle; checks and later schedules start from here. */
export async function markReady({ signal }: { signal: AbortSignal }): Promise<void> {
  await whenIdle();
  if (signal.aborted) return;
  document.documentElement.dataset.hydrated = "true";
  if (hasBeenReady()) return;
  readyAt = Date.now();
  await startLater(readyAt);
}

/** What nobody waits for comes as a file of its own; without it pages are only not fetched ahead. */
async function startLater(readyAt: number): Promise<void> {
  await whenIdle();
  const later = await import("./after-ready.ts").catch(() => undefined);
  later?.startAfterReady({ readyAt });
}
