import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { parseDocument } from "yaml";
import { type FieldPath, type FieldValue, SpliceError, setInYaml } from "./splice-yaml.ts";

const markdown = unified().use(remarkParse).use(remarkGfm);

/** Where a content file's YAML and, in a post, its text stand. */
export function partsOf(source: string, file: string) {
  if (!file.endsWith(".md")) return { head: source, headAt: 0, body: undefined, bodyAt: source.length };
  const [, opening = "", head, ending = ""] =
    /^(---[ \t]*\n)([\s\S]*?)(\n---[ \t]*(?:\n\s*\n|\n|$))/.exec(source) ?? [];
  if (head === undefined) throw new SpliceError("must start with fields between two lines of ---");
  const bodyAt = opening.length + head.length + ending.length;
  return { head, headAt: opening.length, body: source.slice(bodyAt), bodyAt };
}

/** The source text with one value changed: a field of the YAML, or a block of a post's text (`body.3`). */
export function setInSource(source: string, file: string, path: FieldPath, value: FieldValue): string {
  const { head, headAt, body, bodyAt } = partsOf(source, file);
  if (path[0] !== "body" || body === undefined) {
    const changed = setInYaml(head, path, value);
    return source.slice(0, headAt) + changed + source.slice(headAt + head.length);
  }
  const block = blocksOf(body)[Number(path[1])];
  if (!block || typeof value !== "string") throw new SpliceError("this block is no longer in the file");
  return source.slice(0, bodyAt + block.start) + value.trimEnd() + source.slice(bodyAt + block.end);
}

/** A value as the file has it: a field's, or a block's Markdown. */
export function valueInSource(source: string, file: string, path: FieldPath): unknown {
  const { head, body } = partsOf(source, file);
  if (path[0] !== "body" || body === undefined) return parseDocument(head).getIn(path);
  const block = blocksOf(body)[Number(path[1])];
  return block && body.slice(block.start, block.end);
}

/** The blocks of a Markdown text by offset, with their kinds. */
export function blocksOf(text: string): { kind: string; start: number; end: number }[] {
  return markdown.parse(text).children.map(({ type, position }) => ({
    kind: type,
    start: position?.start.offset ?? 0,
    end: position?.end.offset ?? 0,
  }));
}

/** The numbers of the blocks that a page shows where they stand, which definitions are not. */
export function wordsBlocks(text: string): number[] {
  return blocksOf(text).flatMap(({ kind }, index) => (/[dD]efinition$|^html$/.test(kind) ? [] : [index]));
}
