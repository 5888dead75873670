import { toastWarmUpMs } from "#shared/constants.ts";

/** A short notice. One with an action stays until it is dismissed; others leave by themselves. */
export interface Notice {
  title: string;
  text?: string;
  /** A later notice on the same topic takes the place of this one. */
  topic?: string;
  /** What it is about: `done` unless something else is said. */
  kind?: "done" | "failed" | "news";
  action?: { label: string; run: () => void };
}

interface Stack {
  show: (notice: Notice) => void;
  /** Takes the notice on a topic away, if it is there. */
  withdraw: (topic: string) => void;
}

const waiting: Notice[] = [];
let stack: Stack | undefined;
let askForStack: (() => void) | undefined;

/** Shows a notice, at once or as soon as the code for it is there. */
export function notify(notice: Notice): void {
  if (stack) {
    stack.show(notice);
    return;
  }
  waiting.push(notice);
  askForStack?.();
}

/** Takes the notice on a topic away, because it has nothing more to say. */
export function withdraw(topic: string): void {
  stack?.withdraw(topic);
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
export function takeToasts(taking: Stack): () => void {
  stack = taking;
  for (const notice of waiting.splice(0)) taking.show(notice);
  return () => {
    if (stack === taking) stack = undefined;
  };
}
