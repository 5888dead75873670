import { isDeepStrictEqual } from "node:util";
import { type Document, isScalar, type ParsedNode, parseDocument, Scalar, stringify, YAMLSeq } from "yaml";
import { isInheritedName, ownValue } from "#shared/own-value.ts";

export type FieldPath = readonly (string | number)[];
export type FieldValue = string | number | boolean;

/** An edit that the file cannot take; its message is for the editor. */
export class SpliceError extends Error {}

/**
 * The YAML with the value at a path replaced and every byte outside it kept. A text that is folded over lines stays so,
 * in lines as long as before.
 * @throws SpliceError
 */
export function setInYaml(source: string, path: FieldPath, value: FieldValue): string {
  const document = parseDocument(source);
  const node = document.getIn(path, true) as ParsedNode | undefined;
  if (!isScalar(node) || !node.range) throw new SpliceError("this value cannot be changed here; change it in the file");
  if (node.value === value) return source;
  const whole: unknown = document.toJS();
  const wanted = structuredClone(whole);
  put(wanted, path, value);
  const [start, end] = node.range;
  for (const text of candidates(source.slice(start, end), { source, start, old: node, value })) {
    const changed = source.slice(0, start) + text + source.slice(end);
    const read = parseDocument(changed);
    if (read.errors.length === 0 && isDeepStrictEqual(read.toJS(), wanted) && sameComments(document, read))
      return withoutTodo(changed, start + text.length, wanted);
  }
  throw new SpliceError("this value does not fit the file's layout; change it in the file");
}

/** Takes away the comment `# TODO` behind a value that has just been written, unless that would change another. */
export function withoutTodo(source: string, from: number, wanted: unknown): string {
  if (source[from - 1] === "\n") return source;
  const lineEnd = source.indexOf("\n", from);
  const to = lineEnd === -1 ? source.length : lineEnd;
  const at = source.slice(from, to).search(/[ \t]#[ \t]*TODO\b/);
  if (at === -1) return source;
  const without = source.slice(0, from + at).trimEnd() + source.slice(to);
  const read = parseDocument(without);
  return read.errors.length === 0 && isDeepStrictEqual(read.toJS(), wanted) ? without : source;
}

interface Place {
  source: string;
  start: number;
  old: Scalar;
  value: FieldValue;
}

/** Ways to write a value, the one most like the old first; the first that reads right is taken. */
function* candidates(written: string, { source, start, old, value }: Place): Generator<string> {
  if (typeof value !== "string") {
    yield String(value);
    return;
  }
  const isBlock = old.type === Scalar.BLOCK_FOLDED || old.type === Scalar.BLOCK_LITERAL;
  if (isBlock) yield inBlock(written, old, value);
  else if (written.includes("\n")) yield overLines(written, old, value);
  const tail = isBlock && written.endsWith("\n") ? "\n" : "";
  const own = isBlock ? Scalar.PLAIN : ((old.type ?? Scalar.PLAIN) as Scalar.Type);
  for (const type of [own, Scalar.PLAIN, Scalar.QUOTE_DOUBLE] as const) {
    yield onOneLine(value, type) + tail;
    yield inFlow(value, type) + tail;
  }
  // An empty value may stand right after its colon.
  if (written === "") yield ` ${onOneLine(value, Scalar.QUOTE_DOUBLE)}`;
  if (source[start - 1] !== " ") yield ` ${onOneLine(value, Scalar.PLAIN)}`;
}

/** The header, with its comment, stays; the lines below are folded as they were. */
function inBlock(written: string, old: Scalar, value: string): string {
  const headEnd = written.indexOf("\n") + 1;
  const body = written.slice(headEnd);
  const indent = /^ */.exec(body.split("\n").find((line) => line.trim() !== "") ?? "  ")?.[0] ?? "  ";
  const print = (text: string, width: number) => printed(text, old.type, { indent, width });
  const width = widthOf(body, (tried) => print(String(old.value), tried));
  return written.slice(0, headEnd) + print(value, width);
}

function overLines(written: string, old: Scalar, value: string): string {
  const [first = "", ...further] = written.split("\n");
  const indent = /^ */.exec(further.find((line) => line.trim() !== "") ?? "  ")?.[0] ?? "  ";
  const longest = Math.max(first.length, ...further.map((line) => line.length));
  return printed(value, old.type, { indent, width: longest }).slice(indent.length).trimEnd();
}

/** The text's lines as the library prints them below a key, at an indent of ours. */
function printed(text: string, type: Scalar["type"], { indent, width }: { indent: string; width: number }): string {
  const scalar = new Scalar(text);
  if (type) scalar.type = type;
  const lines = stringify({ k: scalar }, { lineWidth: Math.max(20, width - indent.length + 2), minContentWidth: 0 });
  return lines
    .slice(lines.indexOf("\n") + 1)
    .split("\n")
    .map((line) => (line.trim() === "" ? "" : indent + line.slice(2)))
    .join("\n");
}

/** The line length at which the old text prints unchanged, else that of its longest line. */
function widthOf(body: string, print: (width: number) => string): number {
  const longest = Math.max(...body.split("\n").map((line) => line.length));
  for (let width = longest; width <= longest + 24; width++) if (print(width).trimEnd() === body.trimEnd()) return width;
  return Math.max(longest, 40);
}

function onOneLine(value: string, type: Scalar.Type): string {
  return stringify(scalarOf(value, type), { lineWidth: 0 }).trimEnd();
}

/** Among brackets more characters need quotes. */
function inFlow(value: string, type: Scalar.Type): string {
  const list = new YAMLSeq();
  list.flow = true;
  list.items = [scalarOf(value, type)];
  return stringify(list, { lineWidth: 0 }).trim().slice(1, -1).trim();
}

function scalarOf(value: string, type: Scalar.Type): Scalar {
  const scalar = new Scalar(value);
  scalar.type = type;
  return scalar;
}

function put(whole: unknown, path: FieldPath, value: FieldValue): void {
  const parent = ownParent(whole, path);
  if (parent) parent[String(path.at(-1))] = value;
}

/**
 * The group or list around a path in plain data, reached by own properties only; undefined if it does not exist.
 * @throws SpliceError for a name that every object inherits
 */
export function ownParent(whole: unknown, path: FieldPath): Record<string, unknown> | undefined {
  if (path.some(isInheritedName)) throw new SpliceError("this name is not a field of the content");
  const parent = path.slice(0, -1).reduce((at, key) => (isRecord(at) ? ownValue(at, key) : undefined), whole);
  return isRecord(parent) ? parent : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function sameComments(a: Document.Parsed, b: Document.Parsed): boolean {
  return a.comment === b.comment && a.commentBefore === b.commentBefore;
}
