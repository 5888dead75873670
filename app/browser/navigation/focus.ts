import { onRouterNews } from "./router.ts";
import { hashTarget } from "./scroll.ts";

/** What had the focus before the page changed, and all that it stood in. */
let pathBefore: HTMLElement[] = [];

/** Notes where the focus is whenever the router has news, because the response to a form may replace or take away what has it. */
export function rememberFocus({ signal }: { signal: AbortSignal }): void {
  const note = () => {
    pathBefore = [];
    for (let at = document.activeElement; at instanceof HTMLElement && at !== document.body; at = at.parentElement)
      pathBefore.push(at);
  };
  onRouterNews(note, { signal });
}

/**
 * After a client navigation: moves the focus to what the hash names, else to the heading of another page, whose title it
 * says, as a page load would. On the same page the focus stays; where its field was replaced the new one has it, and
 * where it is gone what it stood in.
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
