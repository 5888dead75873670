import type { Node } from "prosemirror-model";

/** Where somebody clicked, in the window. */
export interface Point {
  left: number;
  top: number;
}

/** A place in a post's text: letters from the start of a block. */
export interface Place {
  block: number;
  letters: number;
}

/** The place in the text of the page, before the tools above it move it. */
export function placeAt({ left, top }: Point): Place | undefined {
  const caret = document.caretPositionFromPoint?.(left, top);
  const block = caret?.offsetNode.parentElement?.closest<HTMLElement>("[data-content]");
  const index = Number(block?.dataset.content?.split(".").at(-1));
  if (!caret || !block || !Number.isInteger(index)) return undefined;
  const before = document.createRange();
  before.setStart(block, 0);
  before.setEnd(caret.offsetNode, caret.offset);
  return { block: index, letters: before.toString().length };
}

/** The same place in the editor's text. */
export function positionOf(doc: Node, { block, letters }: Place): number | undefined {
  const node = doc.maybeChild(block);
  if (!node) return undefined;
  const start = doc.content.content.slice(0, block).reduce((size, { nodeSize }) => size + nodeSize, 0) + 1;
  let [left, found] = [letters, undefined as number | undefined];
  node.descendants((inner, at) => {
    if (found !== undefined || !inner.isText) return found === undefined;
    if (left <= inner.nodeSize) found = start + at + left;
    else left -= inner.nodeSize;
    return false;
  });
  return found;
}
