import { revealDebounceMs, revealOffsetPx, revealThrottleMs } from "#shared/constants.ts";
import { mayBeCrawler } from "./crawler.ts";
import { debounced, throttled } from "./pace.ts";

const pending = '[data-reveal="pending"]';

/**
 * Reveals each `[data-reveal]` in the document once, including later additions. The server's HTML says `shown`; only
 * elements below the viewport when first seen here become `pending`, so nothing needs script to be visible.
 */
export function startReveal({ signal }: { signal: AbortSignal }): void {
  const isUnwanted = matchMedia("(prefers-reduced-motion: reduce)").matches || mayBeCrawler(navigator.userAgent);
  if (isUnwanted) return;
  const known = new WeakSet<HTMLElement>();

  function takeIn() {
    const fresh = findAll("[data-reveal]").filter((element) => !known.has(element));
    // All reads before all writes: each write would make the next read force a layout.
    const below = fresh.filter((element) => layoutTop(element) >= lowerEdge());
    for (const element of fresh) known.add(element);
    for (const element of below) element.dataset.reveal = "pending";
  }

  const look = throttled(revealReached, revealThrottleMs);
  const lookLater = debounced(revealReached, revealDebounceMs);
  const arrivals = new MutationObserver(takeIn);
  const layout = new ResizeObserver(lookLater);
  // Its reads force a layout: in a task of their own they do not prolong that of hydration.
  const beginning = setTimeout(() => {
    takeIn();
    arrivals.observe(document, { childList: true, subtree: true });
    layout.observe(document.body);
  });
  window.addEventListener("scroll", look, { passive: true, signal });
  window.addEventListener("resize", lookLater, { signal });
  document.addEventListener("focusin", revealFocused, { signal });
  signal.addEventListener("abort", () => {
    clearTimeout(beginning);
    arrivals.disconnect();
    layout.disconnect();
    findAll(pending).forEach(reveal);
  });
}

function revealReached() {
  const edge = lowerEdge();
  // At the end of the page nothing can scroll any further.
  const isEnd = edge >= document.documentElement.scrollHeight - 1;
  const reached = findAll(pending).filter((element) => isEnd || edge > layoutTop(element) + revealOffsetPx);
  reached.forEach(reveal);
}

function revealFocused({ target }: FocusEvent) {
  if (!(target instanceof Element)) return;
  for (const element of findAll(pending)) if (element.contains(target)) reveal(element);
}

function reveal(element: HTMLElement) {
  element.dataset.reveal = "shown";
}

function findAll(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

function lowerEdge(): number {
  return window.scrollY + window.innerHeight;
}

/** The element's position in the document regardless of transforms: its bounding box would include its own movement. */
function layoutTop(element: HTMLElement): number {
  let top = element.offsetTop;
  for (let parent = element.offsetParent; parent instanceof HTMLElement; parent = parent.offsetParent) {
    top += parent.offsetTop + parent.clientTop;
  }
  return top;
}
