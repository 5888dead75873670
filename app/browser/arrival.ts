import { hashTarget } from "./scroll.ts";

/**
 * After a client navigation: moves the focus to what the hash names, else to the page's heading, and says its title, as
 * a page load would.
 */
export function announceArrival(announcer: HTMLElement | null): void {
  if (announcer) announcer.textContent = document.title;
  const place = hashTarget(location.hash) ?? document.querySelector<HTMLElement>("main h1");
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
