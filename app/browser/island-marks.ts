/** `frame/bands.tsx` makes an island of every band. */
const islands = "[data-island], [data-band]";

/**
 * React finds the islands of a served page by the comments around them. A proxy that strips comments takes these too, and
 * React would render the whole document anew: they are put back around each element that is an island.
 */
export function restoreIslandMarks(): void {
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) if (comments.currentNode.nodeValue === "$") return;
  for (const island of document.querySelectorAll(islands)) {
    island.before(new Comment("$"));
    island.after(new Comment("/$"));
  }
}
