/** `frame/bands.tsx` makes an island of every band. */
const islands = "[data-island], main [data-band]";

/**
 * React finds the islands of a served page by the comments around them. A proxy that strips comments takes these too, and
 * React would render the whole document anew: they are put back around each element that says that it is an island.
 */
export function restoreIslandMarks(): void {
  for (const island of document.querySelectorAll<HTMLElement>(islands)) {
    if (isMarked(island)) continue;
    island.before(new Comment("$"));
    island.after(new Comment("/$"));
  }
}

/** Something may have been put between the mark and the island. */
function isMarked(island: Element): boolean {
  for (let node = island.previousSibling; node; node = node.previousSibling) {
    if (node instanceof Comment && (node.data === "$" || node.data === "/$")) return node.data === "$";
    if (node instanceof Element && node.matches(islands)) return false;
  }
  return false;
}
