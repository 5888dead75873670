import type { Location } from "react-router";
import { routerState } from "./router.ts";

type Position = [x: number, y: number];

const storageKey = "scroll-positions";
let positions: Record<string, Position> = {};
/** The page that is displayed; positions belong to it even while the next one loads. */
let shown: Location | undefined;

/** Remembers where each history entry was scrolled to. Starts before the router, so that every entry has a key. */
export function rememberScroll({ signal }: { signal: AbortSignal }): void {
  positions = readPositions();
  window.addEventListener("scroll", note, { passive: true, signal });
  // A link that is pressed within the frame of a scroll leaves before that scroll is told.
  window.addEventListener("click", note, { capture: true, signal });
  window.addEventListener("popstate", nameEntry, { capture: true, signal });
  window.addEventListener("pagehide", keepPositions, { signal });
}

/**
 * Puts a page that has just been displayed where it belongs: back and forward to the earlier position, a hash to its
 * element, another page to its top; a change of the query alone leaves it. Always at once, whatever the style sheet says.
 */
export function scrollOnArrival(): void {
  const { location, historyAction, preventScrollReset } = routerState();
  const before = shown;
  shown = location;
  markTarget(location.hash);
  // For every entry, also the first: else the browser moves the page that is still shown.
  history.scrollRestoration = "manual";
  if (before && before.key !== location.key) {
    const earlier = historyAction === "POP" ? positions[location.key] : undefined;
    if (earlier) window.scrollTo({ left: earlier[0], top: earlier[1], behavior: "instant" });
    else if (!preventScrollReset) scrollTo(before, location);
  }
  note();
}

/** The element that a hash names, by its decoded or its literal form. */
export function hashTarget(hash: string): HTMLElement | null {
  const literal = hash.slice(1);
  if (!literal) return null;
  try {
    return document.getElementById(decodeURIComponent(literal)) ?? document.getElementById(literal);
  } catch {
    return document.getElementById(literal);
  }
}

/** Marks what the address names, for style sheets: WebKit goes on calling it `:target` when one goes back from it. */
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

/** The browser makes an entry without a key when a plain hash link is followed; the router would call it the first one. */
function nameEntry(): void {
  if (history.state) return;
  history.replaceState({ idx: null, key: Math.random().toString(36).slice(2, 10) }, "");
}

function keepPositions(): void {
  // A reload is put back by the browser, which does it before any script.
  history.scrollRestoration = "auto";
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Without storage only the way back across a reload is lost.
  }
}

function readPositions(): Record<string, Position> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {};
  }
}
