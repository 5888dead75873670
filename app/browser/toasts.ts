import { toastWarmUpMs } from "#shared/constants.ts";

/** A short notice. One with an action stays until it is dismissed; others leave by themselves. */
export interface Notice {
  title: string;
  text?: string;
  /** What it is about: `done` unless something else is said. */
  kind?: "done" | "failed" | "news";
  action?: { label: string; run: () => void };
}

type Show = (notice: Notice) => void;

const waiting: Notice[] = [];
let show: Show | undefined;
let askForStack: (() => void) | undefined;

/** Shows a notice, at once or as soon as the code for it is there. */
export function notify(notice: Notice): void {
  if (show) {
    show(notice);
    return;
  }
  waiting.push(notice);
  askForStack?.();
}

/**
 * Loads the toast stack some seconds after the start, and not only with the first notice: that one may be about the
 * network being gone. Where loading fails, the next notice tries again.
 */
export function keepToastsReady(load: () => Promise<void>, { signal }: { signal: AbortSignal }): void {
  const ask = () => {
    // What is waiting keeps waiting; a toast is no reason for the error screen.
    load().catch(() => {});
  };
  const timer = setTimeout(ask, toastWarmUpMs);
  askForStack = ask;
  if (waiting.length > 0) ask();
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    if (askForStack === ask) askForStack = undefined;
  });
}

/** Called by the toast stack once it is there. */
export function takeToasts(start: Show): () => void {
  show = start;
  for (const notice of waiting.splice(0)) start(notice);
  return () => {
    if (show === start) show = undefined;
  };
}
