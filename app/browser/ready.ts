/** Resolves one idle callback after hydration; without idle callbacks (Safari), after a 1 ms timer. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1);
  });
}

let isReadyOnce = false;

/** Whether this document has ever been ready; the attribute itself goes when the error screen replaces the whole page. */
export function hasBeenReady(): boolean {
  return isReadyOnce;
}

/** Marks the document as hydrated and idle; checks and deferred loading start from here. */
export async function markReady({ signal }: { signal: AbortSignal }): Promise<void> {
  await whenIdle();
  if (signal.aborted) return;
  document.documentElement.dataset.hydrated = "true";
  isReadyOnce = true;
}

/** Resolves once the document is ready; on the server, and after the first page, at once. */
export function untilReady(): Promise<void> {
  return new Promise((resolve) => {
    const isReady = () => typeof document === "undefined" || document.documentElement.dataset.hydrated === "true";
    if (isReady()) return resolve();
    const observer = new MutationObserver(() => {
      if (!isReady()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement, { attributeFilter: ["data-hydrated"] });
  });
}
