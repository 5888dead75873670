/**
 * After a client navigation: moves focus to the page's heading and says its title, as a page load would. A hash keeps
 * the focus where the browser puts it.
 */
export function announceArrival(announcer: HTMLElement | null): void {
  if (announcer) announcer.textContent = document.title;
  if (location.hash) return;
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
