import { createHash } from "node:crypto";
import { isDocument, isNode, parseDocument } from "yaml";
import { placeOfAddress, roleOf } from "#model/fields/band-places.server.ts";
import { MarkdownLimitError } from "#model/markdown/markdown-limits.server.ts";
import { markdownTree } from "#model/markdown/markdown-tree.server.ts";
import { partsOfSource, type SourceParts, textOfRaw } from "#model/reading/source-text.server.ts";
import { type Arrangement, arrangeInYaml } from "./arrange-yaml.ts";
import { rawOf } from "./content-file.ts";
import { type FieldPath, type FieldValue, SpliceError, setInYaml } from "./splice-yaml.ts";

/** Where a content file's YAML and, in a post, its text stand. */
export function partsOf(source: string, file: string): SourceParts {
  const parts = partsOfSource(source, file);
  if (!parts) throw new SpliceError("must start with fields between two lines of ---");
  return parts;
}

/**
 * The source text with one value changed: a field of the YAML, a post's text, or a block of that (`body.3`). What somebody has
 * before them as one block (`seen`) may be several in the text, since a paste may have divided it.
 */
export function setInSource(source: string, file: string, path: FieldPath, value: FieldValue, seen?: string): string {
  return withLineEnds(source, (text) => setInText(text, file, path, value, seen));
}

/** Changes are made in lines that end alike; what is not changed keeps its own. */
function withLineEnds(source: string, change: (text: string) => string): string {
  const text = textOfRaw(source);
  return text === source ? change(text) : rawOf({ raw: source, text }, change(text));
}

function setInText(source: string, file: string, address: FieldPath, value: FieldValue, seen?: string): string {
  const { head, headAt, body, bodyAt } = partsOf(source, file);
  const path = placeIn(head, address);
  if (path[0] !== "body" || body === undefined) {
    const isThere = parseDocument(head).hasIn(path);
    const changed = isThere ? setInYaml(head, path, value) : arrangeInYaml(head, path, { do: "insert", value });
    return source.slice(0, headAt) + changed + source.slice(headAt + head.length);
  }
  if (path.length === 1) return source.slice(0, bodyAt) + String(value);
  const place = placeOfWords(body, Number(path[1]), seen);
  if (!place || typeof value !== "string") throw new SpliceError("this block is no longer in the file");
  return source.slice(0, bodyAt) + withWords(body, place, asWritten(value));
}

interface Place {
  start: number;
  end: number;
}

/** Words of a block as the text has them: without empty lines around. */
const asWritten = (words: string) => words.replace(/^(?:[ \t]*\n)+/, "").trimEnd();

/**
 * Where in a post's text stands what somebody has before them as the block at a number: there, over several blocks, or at
 * the one other place that has the same words between empty lines. Without words it is the block itself; after it was
 * emptied, the place before the next one.
 */
export function placeOfWords(body: string, at: number, seen?: string): Place | undefined {
  const blocks = blocksOf(body);
  const own = blocks[at];
  if (seen === undefined) return own;
  const words = asWritten(seen);
  if (words === "") {
    const start = own?.start ?? blocks.at(-1)?.end ?? 0;
    return { start, end: start };
  }
  if (own && body.startsWith(words, own.start) && blocks.some(({ end }) => end === own.start + words.length))
    return { start: own.start, end: own.start + words.length };
  const [only, ...others] = placesOfWords(body, words);
  return others.length === 0 ? only : undefined;
}

function placesOfWords(body: string, words: string): Place[] {
  const places: Place[] = [];
  for (let start = body.indexOf(words); start !== -1; start = body.indexOf(words, start + 1)) {
    const end = start + words.length;
    const isAfterEmptyLine = body.slice(0, start).trim() === "" || /\n[ \t]*\n$/.test(body.slice(0, start));
    const isBeforeEmptyLine = body.slice(end).trim() === "" || /^[ \t]*\n[ \t]*\n/.test(body.slice(end));
    if (isAfterEmptyLine && isBeforeEmptyLine) places.push({ start, end });
  }
  return places;
}

function withWords(body: string, { start, end }: Place, words: string): string {
  const blocks = blocksOf(body);
  const [before, after] = [body.slice(0, start), body.slice(end)];
  const next = blocks.find((block) => block.start >= end);
  if (words === "" && next) return before + body.slice(next.start);
  if (words === "") return body.slice(0, blocks.findLast((block) => block.end <= start)?.end ?? start) + after;
  if (start < end) return before + words + after;
  // Where a block was emptied before.
  return next ? `${before}${words}\n\n${after}` : `${before}${before.trim() === "" ? "" : "\n\n"}${words}${after}`;
}

/** The source text with an item of a list, a field or a block of a post's text added, removed, copied or moved. */
export function arrangeInSource(source: string, file: string, path: FieldPath, arrangement: Arrangement): string {
  return withLineEnds(source, (text) => arrangeInText(text, file, path, arrangement));
}

function arrangeInText(source: string, file: string, address: FieldPath, arrangement: Arrangement): string {
  const { head, headAt, body, bodyAt } = partsOf(source, file);
  const path = placeIn(head, address);
  if (path[0] === "body" && body !== undefined)
    return source.slice(0, bodyAt) + arrangeBlocks(body, Number(path[1]), arrangement);
  const changed = arrangeInYaml(head, path, arrangement);
  return source.slice(0, headAt) + withOwnRole(changed, path, arrangement) + source.slice(headAt + head.length);
}

/** The copy of a band needs a role of its own. */
function withOwnRole(changed: string, path: FieldPath, arrangement: Arrangement): string {
  const [list, at] = path;
  if (arrangement.do !== "duplicate" || path.length !== 2 || list !== "bands" || typeof at !== "number") return changed;
  const bands: unknown = parseDocument(changed).toJS().bands;
  if (!Array.isArray(bands)) return changed;
  const roles = bands.map(roleOf);
  const role = roleOf(bands[at]);
  if (role === undefined) return changed;
  const stem = role.replace(/-\d+$/, "");
  const number = bands.findIndex((_, count) => count > 0 && !roles.includes(`${stem}-${count + 1}`)) + 1;
  return setInYaml(changed, ["bands", at + 1, "role"], `${stem}-${Math.max(2, number)}`);
}

function arrangeBlocks(body: string, at: number, arrangement: Arrangement): string {
  const blocks = blocksOf(body);
  const texts = blocks.map(({ start, end }) => body.slice(start, end));
  // What stands between blocks, such as two empty lines, stays there.
  const between = blocks.slice(1).map(({ start }, index) => body.slice(blocks[index]?.end, start));
  const [text] = arrangement.do === "insert" ? [] : texts.splice(at, arrangement.do === "duplicate" ? 0 : 1);
  if (arrangement.do === "move") texts.splice(arrangement.to, 0, text ?? "");
  if (arrangement.do === "duplicate") texts.splice(at + 1, 0, texts[at] ?? "");
  if (arrangement.do === "insert") texts.splice(at, 0, String(arrangement.value));
  const isShorter = arrangement.do === "remove";
  if (isShorter) between.splice(Math.max(0, at - 1), 1);
  else if (arrangement.do !== "move") between.splice(at, 0, "\n\n");
  const [first, last] = [blocks[0]?.start ?? 0, blocks.at(-1)?.end ?? 0];
  const joined = texts.map((own, index) => (index === 0 ? own : (between[index - 1] ?? "\n\n") + own)).join("");
  return body.slice(0, first) + joined + body.slice(last);
}

/** A band is named by its role, and found by its number. */
function placeIn(head: string, address: FieldPath): FieldPath {
  return address[0] === "bands" ? placeOfAddress(documentOf(head).toJS(), address) : address;
}

let last: { head: string; document: ReturnType<typeof parseDocument> } | undefined;

/** Read and never changed: a form asks for each of a file's fields in turn. */
function documentOf(head: string): ReturnType<typeof parseDocument> {
  if (last?.head !== head) last = { head, document: parseDocument(head) };
  return last.document;
}

/** A value as the file has it: a field's, or a block's Markdown. */
export function valueInSource(source: string, file: string, address: FieldPath): unknown {
  const { head, body } = partsOf(textOfRaw(source), file);
  const path = placeIn(head, address);
  if (path[0] !== "body" || body === undefined) return documentOf(head).getIn(path);
  if (path.length === 1) return body;
  const block = blocksOf(body)[Number(path[1])];
  return block && body.slice(block.start, block.end);
}

/** A value as plain data; undefined if the file does not have it. */
export function plainInSource(source: string, file: string, path: FieldPath): unknown {
  const value =
    path.length === 0 ? documentOf(partsOf(textOfRaw(source), file).head) : valueInSource(source, file, path);
  return isNode(value) || isDocument(value) ? value.toJSON() : value;
}

/** Tells whether a group or list is still what an editor saw. */
export function versionInSource(source: string, file: string, path: FieldPath): string {
  const text = JSON.stringify(plainInSource(source, file, path)) ?? "";
  return createHash("sha256").update(text).digest("base64url").slice(0, 16);
}

interface Block {
  kind: string;
  start: number;
  end: number;
}

let lastBlocks: { text: string; blocks: readonly Block[] } | undefined;

/** The blocks of a Markdown text by offset, with their kinds; kept, since a form asks for each of them in turn. */
export function blocksOf(text: string): readonly Block[] {
  if (lastBlocks?.text !== text) lastBlocks = { text, blocks: readBlocks(text) };
  return lastBlocks.blocks;
}

/** @throws SpliceError for a text that would take too long to read */
function readBlocks(text: string): Block[] {
  return treeOf(text).children.map(({ type, position }) => ({
    kind: type,
    start: position?.start.offset ?? 0,
    end: position?.end.offset ?? 0,
  }));
}

function treeOf(text: string): ReturnType<typeof markdownTree> {
  try {
    return markdownTree(text);
  } catch (error) {
    throw error instanceof MarkdownLimitError ? new SpliceError(`the text of the post ${error.message}`) : error;
  }
}

/** The numbers of the blocks that a page shows where they stand, which definitions are not. */
export function wordsBlocks(text: string): number[] {
  return blocksOf(text).flatMap(({ kind }, index) => (/[dD]efinition$|^html$/.test(kind) ? [] : [index]));
}
