import { onRouterNews, routerState } from "./router.ts";

type Phase = "start" | "finish";

const listeners = new Set<(phase: Phase) => void>();
/** A navigation is waiting for its code or a paint; the router does not know of it yet. */
let isHeld = false;
let shownKey: string | undefined;

/** A navigation begins; one that replaces another starts afresh. */
export function startLoading(): void {
  isHeld = true;
  if (isLoading()) tell("start");
  update();
}

/** The router has finished, or the navigation was abandoned. */
export function endLoading(): void {
  isHeld = false;
  update();
}

/** Records that the page of this history entry is displayed. */
export function markShown(key: string): void {
  if (key !== shownKey) showing?.();
  shownKey = key;
  // After observers of the attribute have seen the start: a hash is shown at once.
  queueMicrotask(update);
}

let showing: (() => void) | undefined;

/** Resolves when a different history entry is displayed. */
export function nextShown(): Promise<void> {
  return new Promise((resolve) => {
    showing = resolve;
  });
}

/** Calls back at each start and at the one finish that follows it. */
export function onLoading(listener: (phase: Phase) => void, { signal }: { signal: AbortSignal }): void {
  listeners.add(listener);
  signal.addEventListener("abort", () => listeners.delete(listener), { once: true });
}

/** Keeps `html[data-loading]` true between start and finish of each client navigation. */
export function followLoading({ signal }: { signal: AbortSignal }): void {
  document.documentElement.dataset.loading ??= "false";
  onRouterNews(update, { signal });
  // A page restored by the browser was left in mid-navigation.
  window.addEventListener("pageshow", ({ persisted }) => persisted && endLoading(), { signal });
  update();
}

function update(): void {
  const { navigation, location } = routerState();
  const isBehind = shownKey !== undefined && location.key !== shownKey;
  const isActive = isHeld || navigation.state !== "idle" || isBehind;
  if (isActive === isLoading()) return;
  document.documentElement.dataset.loading = String(isActive);
  tell(isActive ? "start" : "finish");
}

/** Whether a client navigation is in progress. */
export function isLoading(): boolean {
  return document.documentElement.dataset.loading === "true";
}

function tell(phase: Phase): void {
  for (const listener of listeners) listener(phase);
}
