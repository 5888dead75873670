import { toastWarmUpMs } from "#shared/constants.ts";

/** A short notice. One with an action stays until dismissed; others close by themselves. */
export interface Notice {
  title: string;
  text?: string;
  /** A later notice on the same topic replaces this one. */
  topic?: string;
  /** `done` by default. */
  kind?: "done" | "failed" | "news";
  action?: { label: string; run: () => void };
}

interface Stack {
  show: (notice: Notice) => void;
  /** Removes the notice on a topic, if there is one. */
  withdraw: (topic: string) => void;
}

const waiting: Notice[] = [];
let stack: Stack | undefined;
let askForStack: (() => void) | undefined;

/** Shows a notice, at once or as soon as its code has loaded. */
export function notify(notice: Notice): void {
  if (stack) {
    stack.show(notice);
    return;
  }
  waiting.push(notice);
  askForStack?.();
}

/** Removes the notice on a topic that no longer applies. */
export function withdraw(topic: string): void {
  stack?.withdraw(topic);
}

/**
 * Loads the toast stack some seconds after the start rather than with the first notice, which may be about a lost
 * network. If loading fails, the next notice tries again.
 */
export function keepToastsReady(load: () => Promise<void>, { signal }: { signal: AbortSignal }): void {
  const ask = () => {
    // Queued notices keep waiting; a toast does not justify the error screen.
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

/** Called by the toast stack once it has loaded. */
export function takeToasts(taking: Stack): () => void {
  stack = taking;
  for (const notice of waiting.splice(0)) taking.show(notice);
  return () => {
    if (stack === taking) stack = undefined;
  };
}
