import { inBackground } from "#shared/in-background.ts";
import { onLoading } from "./loading.ts";
import { nextPaint } from "./next-paint.ts";
import { isFreshVisit } from "./router.ts";
import { mayMove } from "./view-transition.ts";

const tones = ["tang", "mari", "pitch", "orch", "tang", "mari"];
const crossingMs = 230;
const staggerMs = 22;

/**
 * An edge of tiles passes over a page that a press has opened. The page is shown and painted before: unlike a view
 * transition, which copies the old page first, it keeps no click waiting.
 */
export function wipeTiles({ signal }: { signal: AbortSignal }): void {
  let shown = location.pathname;
  const watch = async (phase: "start" | "finish") => {
    if (phase === "start" || location.pathname === shown) return;
    shown = location.pathname;
    const isMorphing = document.documentElement.dataset.morphing !== undefined;
    if (isMorphing || !isFreshVisit() || !mayMove()) return;
    await nextPaint();
    await pass();
  };
  onLoading((phase) => inBackground(watch(phase)), { signal });
}

/** One row of tiles a tone, each setting off a moment after the one above it. */
async function pass(): Promise<void> {
  const edge = document.createElement("div");
  edge.dataset.wipe = "";
  edge.ariaHidden = "true";
  Object.assign(edge.style, { position: "fixed", inset: "0", zIndex: "95", overflow: "clip", pointerEvents: "none" });
  const side = document.dir === "rtl" ? -1 : 1;
  const height = 100 / tones.length;
  const crossings = tones.map((tone, row) => {
    const tile = document.createElement("i");
    tile.dataset.tone = tone;
    const place = { position: "absolute", top: `${row * height}%`, insetInlineStart: "0", width: "18vmax" };
    Object.assign(tile.style, place, {
      height: `${height}%`,
      boxShadow: "inset 0 -8px 0 var(--ce)",
      borderRadius: "var(--radius-md)",
    });
    edge.append(tile);
    const way = [-110, 640].map((share) => ({ translate: `${share * side}%` }));
    return tile.animate(way, { duration: crossingMs, delay: row * staggerMs, fill: "both", easing: "ease-in" });
  });
  document.body.append(edge);
  await Promise.allSettled(crossings.map(({ finished }) => finished));
  edge.remove();
}
