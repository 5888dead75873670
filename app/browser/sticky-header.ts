import { stickyThresholdPx } from "#shared/constants.ts";

/** Keeps the header's `data-sticky` true while the page is scrolled past the threshold. */
export function followScroll(header: HTMLElement, { signal }: { signal: AbortSignal }): void {
  const update = () => {
    header.dataset.sticky = String(window.scrollY > stickyThresholdPx);
  };
  update();
  window.addEventListener("scroll", update, { passive: true, signal });
}
