import { SpliceError } from "../splice-yaml.ts";
import { printBlock } from "./print-text.ts";
import { type ReadBlock, readText } from "./read-text.ts";
import type { Piece } from "./text-nodes.ts";

/** What a new post says until somebody writes. */
export const unwritten = "TODO the text";

interface Part {
  text: string;
  /** The block of the former text, where it is that. */
  keep: number | undefined;
}

interface Composed {
  text: string;
  /** Of each piece: the number of its block in the text, if it is one, and where in the text it begins. */
  at: (number | null)[];
  starts: number[];
}

/**
 * A post's text of an editor's pieces: blocks that are kept stay as they are, byte for byte, with what stands between two
 * that follow each other; the others are printed.
 * @throws SpliceError
 */
export function composeText(before: string, pieces: readonly Piece[]): Composed {
  const blocks = readText(before);
  const parts = pieces.map((piece) => partOf(piece, blocks));
  const [head, tail] = [before.slice(0, blocks[0]?.start ?? 0), before.slice(blocks.at(-1)?.end ?? 0) || "\n"];
  const places: [number, number][] = [];
  let text = head;
  let former: Part | undefined;
  for (const part of parts) {
    if (part.text !== "" && former) text += between(former, part, { before, blocks });
    places.push([text.length, text.length + part.text.length]);
    text += part.text;
    if (part.text !== "") former = part;
  }
  if (!former) return { text: `${unwritten}${tail}`, at: pieces.map(() => null), starts: pieces.map(() => 0) };
  const written = text + tail;
  const found = new Map(readText(written).map(({ start, end }, index) => [`${start} ${end}`, index]));
  return {
    text: written,
    at: places.map((place) => found.get(place.join(" ")) ?? null),
    starts: places.map(([start]) => start),
  };
}

function partOf(piece: Piece, blocks: readonly ReadBlock[]): Part {
  if ("node" in piece) return { text: printBlock(piece.node), keep: undefined };
  const block = blocks[piece.keep];
  if (!block) throw new SpliceError("this block is no longer in the text; reload the page");
  return { text: block.source, keep: piece.keep };
}

function between(former: Part, { keep }: Part, { before, blocks }: { before: string; blocks: readonly ReadBlock[] }) {
  if (keep === undefined || former.keep !== keep - 1) return "\n\n";
  return before.slice(blocks[keep - 1]?.end, blocks[keep]?.start);
}

/** The blocks of a text, each with the block of another that is the same, so that it may be kept. */
export function blocksOver(before: string, shown: string): { node: ReadBlock["node"]; at: number | null }[] {
  const former = readText(before);
  let next = 0;
  return readText(shown).map(({ node, source }) => {
    const at = former.findIndex((block, index) => index >= next && block.source === source);
    if (at !== -1) next = at + 1;
    return { node, at: at === -1 ? null : at };
  });
}
