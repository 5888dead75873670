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

/** Shows a notice, at once or as soon as the code of toasts has loaded; if that failed before, it is tried again. */
export function notify(notice: Notice): void {
  if (stack) stack.show(notice);
  else {
    waiting.push(notice);
    askForStack?.();
  }
}

/** Removes the notice on a topic that no longer applies. */
export function withdraw(topic: string): void {
  stack?.withdraw(topic);
}

/** Loads the stack for the first notice. */
export function loadStackWith(load: () => void): void {
  askForStack = load;
}

/** Called by the toast stack once it has loaded. */
export function takeToasts(taking: Stack): () => void {
  stack = taking;
  for (const notice of waiting.splice(0)) taking.show(notice);
  return () => {
    if (stack === taking) stack = undefined;
  };
}
