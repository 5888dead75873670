import type { RichNode, RichText } from "#shared/rich-text.ts";
import type { MarkdownFault, MarkdownNode } from "./markdown-node.server.ts";

/** Syntax, or what another check reports: its words are on no page as they stand. */
const unshown = ["definition", "footnoteDefinition", "html"];

/**
 * Words of a Markdown text that its page does not show, each block's first: whatever the rules of Markdown or our rendering
 * drop without a word, its author reads of it.
 */
export function lostWords(tree: MarkdownNode, nodes: RichText): MarkdownFault[] {
  const [text, notes] = [nodes.filter((node) => !isNotes(node)), nodes.filter(isNotes)];
  return [
    ...missing(wordsOf(tree), shownIn(text)),
    ...missing(
      notesInOrder(tree).flatMap((note) => (note.children ?? []).flatMap(wordsOf)),
      shownIn(notes),
    ),
  ];
}

interface SourceWord {
  word: string;
  line: number;
}

/** Shown words come in source order, so that of two equal words the right one is reported. */
function missing(written: readonly SourceWord[], shown: readonly string[]): MarkdownFault[] {
  let at = 0;
  const lost = written.filter(({ word }) => {
    if (shown[at] !== word) return true;
    at++;
    return false;
  });
  return lost
    .filter(({ line }, index) => line !== lost[index - 1]?.line)
    .map(({ word, line }) => ({
      line,
      message: `"${word}" is not shown on the page; write it as plain words, or as code between backticks`,
    }));
}

/** Each number or word of a node, with its line. */
function wordsOf(node: MarkdownNode): SourceWord[] {
  if (unshown.includes(node.type)) return [];
  if (node.type === "table") return (node.children ?? []).flatMap((row) => rowWords(row, columnsOf(node)));
  const own = node.value ?? (node.type.startsWith("image") ? node.alt : undefined) ?? "";
  const first = node.position?.start.line ?? 1;
  const lines = own.split("\n");
  const inCode = node.type === "code" ? 1 : 0;
  return [
    ...lines.flatMap((line, index) => split(line).map((word) => ({ word, line: first + index + inCode }))),
    ...(node.children ?? []).flatMap(wordsOf),
  ];
}

/** Cells beyond the head's are reported as such. */
function rowWords(row: MarkdownNode, columns: number): SourceWord[] {
  return (row.children ?? []).slice(0, columns).flatMap(wordsOf);
}

export function columnsOf(table: MarkdownNode): number {
  return table.children?.[0]?.children?.length ?? 0;
}

/** The first of each name, in the order in which the text calls them; as they are shown. */
function notesInOrder(tree: MarkdownNode): MarkdownNode[] {
  const [definitions, called] = [new Map<string, MarkdownNode>(), new Set<string>()];
  const visit = (node: MarkdownNode) => {
    if (node.type === "footnoteDefinition" && !definitions.has(node.identifier ?? ""))
      definitions.set(node.identifier ?? "", node);
    for (const child of node.children ?? []) visit(child);
  };
  const call = (node: MarkdownNode) => {
    if (node.type === "footnoteDefinition") return;
    if (node.type === "footnoteReference") called.add(node.identifier ?? "");
    for (const child of node.children ?? []) call(child);
  };
  visit(tree);
  call(tree);
  for (const name of called) (definitions.get(name)?.children ?? []).forEach(call);
  return [...called].flatMap((name) => definitions.get(name) ?? []);
}

function shownIn(nodes: RichText): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return split(node);
    const { dataFootnoteRef, dataFootnoteBackref, id, alt = "" } = node.attrs ?? {};
    if (dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined || id === "footnote-label") return [];
    return [...split(alt), ...shownIn(node.children ?? [])];
  });
}

const isNotes = (node: RichNode) => typeof node !== "string" && node.attrs?.dataFootnotes !== undefined;
const split = (text: string) => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
