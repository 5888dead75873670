import { toastAfterScrollMs, toastWarmUpMs } from "#shared/constants.ts";

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

interface Keeping {
  load: () => Promise<void>;
  /** Shows a notice without the stack. */
  showPlainly: (notice: Notice) => void;
}

/**
 * Loads the toast stack once somebody is there rather than with the first notice, which may be about a lost network: with
 * a key, or a while after a scroll, since a press often follows it and what that asks for comes first. If loading fails,
 * the notice is shown plainly, and the next one tries again.
 */
export function keepToastsReady({ load, showPlainly }: Keeping, { signal }: { signal: AbortSignal }): void {
  const early = new AbortController();
  const ask = () => {
    early.abort();
    load().catch(() => {
      const last = waiting.at(-1);
      if (last) showPlainly(last);
    });
  };
  let timer = setTimeout(ask, toastWarmUpMs);
  const askSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(ask, toastAfterScrollMs);
  };
  document.addEventListener("keydown", ask, { signal: early.signal });
  document.addEventListener("scroll", askSoon, { once: true, passive: true, signal: early.signal });
  askForStack = ask;
  if (waiting.length > 0) ask();
  early.signal.addEventListener("abort", () => clearTimeout(timer));
  signal.addEventListener("abort", () => {
    early.abort();
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
