import { stickyThresholdPx } from "#shared/constants.ts";

/**
 * Keeps the header's `data-sticky` true while the page is scrolled past the threshold, and sets `html[data-scrolled]` for
 * good once anybody has scrolled.
 */
export function followScroll(header: HTMLElement, { signal }: { signal: AbortSignal }): void {
  const update = () => {
    header.dataset.sticky = String(window.scrollY > stickyThresholdPx);
    if (window.scrollY > 0) document.documentElement.dataset.scrolled = "true";
  };
  update();
  window.addEventListener("scroll", update, { passive: true, signal });
}
