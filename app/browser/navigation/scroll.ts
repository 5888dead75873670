import type { Location } from "react-router";
import { routerState } from "./router.ts";

type Position = [x: number, y: number];

const storageKey = "scroll-positions";
let positions: Record<string, Position> = {};
/** The displayed page; positions belong to it even while the next one loads. */
let shown: Location | undefined;

/** Remembers the scroll position of each history entry. Starts before the router, so that every entry has a key. */
export function rememberScroll({ signal }: { signal: AbortSignal }): void {
  positions = readPositions();
  window.addEventListener("scroll", note, { passive: true, signal });
  // A link pressed in the same frame as a scroll navigates before the scroll event fires.
  window.addEventListener("click", note, { capture: true, signal });
  window.addEventListener("popstate", nameEntry, { capture: true, signal });
  window.addEventListener("pagehide", keepPositions, { signal });
}

/**
 * Scrolls a newly displayed page: back and forward to the earlier position, a hash to its element, another page to its
 * top; a change of query alone leaves it. Always at once, whatever the style sheet says.
 */
export function scrollOnArrival(): void {
  const { location, historyAction, preventScrollReset } = routerState();
  const before = shown;
  shown = location;
  markTarget(location.hash);
  // For every entry, including the first: otherwise the browser scrolls the page that is still shown.
  history.scrollRestoration = "manual";
  if (before && before.key !== location.key) {
    const earlier = historyAction === "POP" ? positions[location.key] : undefined;
    if (earlier) window.scrollTo({ left: earlier[0], top: earlier[1], behavior: "instant" });
    else if (!preventScrollReset) scrollTo(before, location);
  }
  note();
}

/** The element that a hash names, decoded or literal. */
export function hashTarget(hash: string): HTMLElement | null {
  const literal = hash.slice(1);
  if (!literal) return null;
  try {
    return document.getElementById(decodeURIComponent(literal)) ?? document.getElementById(literal);
  } catch {
    return document.getElementById(literal);
  }
}

/** Marks the target element for style sheets: WebKit still matches `:target` after going back from it. */
function markTarget(hash: string): void {
  document.querySelector("[data-target]")?.removeAttribute("data-target");
  hashTarget(hash)?.setAttribute("data-target", "");
}

function scrollTo(before: Location, { pathname, search, hash }: Location): void {
  const target = hashTarget(hash);
  const isSamePage = before.pathname === pathname;
  if (target) target.scrollIntoView({ behavior: "instant" });
  else if (!isSamePage || (!hash && before.search === search))
    window.scrollTo({ left: 0, top: 0, behavior: "instant" });
}

function note(): void {
  if (!shown || shown.key !== routerState().location.key) return;
  positions[shown.key] = [window.scrollX, window.scrollY];
}

/** Following a plain hash link makes an entry without a key; the router would take it for the first one. */
function nameEntry(): void {
  if (history.state) return;
  history.replaceState({ idx: null, key: Math.random().toString(36).slice(2, 10) }, "");
}

function keepPositions(): void {
  // The browser restores a reload itself, before any script runs.
  history.scrollRestoration = "auto";
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Without storage, only positions across a reload are forgotten.
  }
}

function readPositions(): Record<string, Position> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {};
  }
}
