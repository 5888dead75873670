import { onRouterNews } from "./router.ts";
import { hashTarget } from "./scroll.ts";

/** The element focused before the page changed, and its ancestors. */
let pathBefore: HTMLElement[] = [];

/** Records the focus on every router update, because a form's response may replace or remove the focused element. */
export function rememberFocus({ signal }: { signal: AbortSignal }): void {
  const note = () => {
    pathBefore = [];
    for (let at = document.activeElement; at instanceof HTMLElement && at !== document.body; at = at.parentElement)
      pathBefore.push(at);
  };
  onRouterNews(note, { signal });
}

/**
 * After a client navigation: focuses the element that the hash names, else the heading of a new page, and announces its
 * title as a page load would. On the same page the focus stays; if its field was replaced the new one takes it, and if
 * it is gone, its nearest remaining ancestor.
 */
export function announceArrival(announcer: HTMLElement | null, isOtherPage: boolean): void {
  if (isOtherPage && announcer) announcer.textContent = document.title;
  const place = hashTarget(location.hash) ?? (isOtherPage ? document.querySelector<HTMLElement>("main h1") : null);
  if (place && !place.contains(document.activeElement)) focusOn(place);
  if (place || document.activeElement !== document.body) return;
  const again = document.getElementById(pathBefore[0]?.id ?? "") ?? pathBefore.find(({ isConnected }) => isConnected);
  if (again) focusOn(again);
  if (again instanceof HTMLInputElement) again.select();
}

function focusOn(place: HTMLElement): void {
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
