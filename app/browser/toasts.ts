/** A short notice. One with an action stays until it is dismissed; others leave after four seconds. */
export interface Notice {
  title: string;
  text?: string;
  action?: { label: string; run: () => void };
}

type Show = (notice: Notice) => void;

const waiting: Notice[] = [];
let show: Show | undefined;
let askForRegion: (() => void) | undefined;

/** Shows a notice; the first one makes the toast area load. */
export function notify(notice: Notice): void {
  if (show) {
    show(notice);
    return;
  }
  waiting.push(notice);
  askForRegion?.();
}

/** Called by the frame: tells it when the toast area is needed. */
export function onFirstToast(ask: () => void): () => void {
  askForRegion = ask;
  if (waiting.length > 0) ask();
  return () => {
    askForRegion = undefined;
  };
}

/** Called by the toast area once it is there. */
export function takeToasts(start: Show): () => void {
  show = start;
  for (const notice of waiting.splice(0)) start(notice);
  return () => {
    show = undefined;
  };
}
