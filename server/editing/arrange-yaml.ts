import { isDeepStrictEqual } from "node:util";
import { isMap, isSeq, type ParsedNode, parseDocument, stringify, type YAMLMap, type YAMLSeq } from "yaml";
import { type FieldPath, ownParent, SpliceError, withoutTodo } from "./splice-yaml.ts";

/** Adds, removes or moves an item of a list or an optional field. */
export type Arrangement =
  | { do: "insert"; value: unknown }
  | { do: "remove" }
  | { do: "duplicate" }
  /** To another place of the list. */
  | { do: "move"; to: number };

/**
 * The YAML with an item or field added, removed, copied or moved and every other line kept, comments included: those
 * right above an item go with it.
 * @throws SpliceError
 */
export function arrangeInYaml(source: string, path: FieldPath, arrangement: Arrangement): string {
  const document = parseDocument(source);
  const [parentPath, key] = [path.slice(0, -1), path.at(-1) ?? ""];
  const parent = (parentPath.length === 0 ? document.contents : document.getIn(parentPath, true)) as ParsedNode | null;
  const wanted = document.toJS() ?? {};
  arrangePlain(ownParent(wanted, path), key, arrangement);
  const changed = isSeq(parent)
    ? arrangeList(source, parent as YAMLSeq.Parsed, Number(key), arrangement)
    : isMap(parent)
      ? arrangeFields(source, parent as YAMLMap.Parsed, String(key), arrangement)
      : undefined;
  const read = changed === undefined ? undefined : parseDocument(changed);
  if (changed === undefined || !read || read.errors.length > 0 || !isDeepStrictEqual(read.toJS() ?? {}, wanted))
    throw new SpliceError("this change does not fit the file's layout; make it in the file");
  return isSeq(parent) && parent.flow ? withoutTodo(changed, parent.range[0], wanted) : changed;
}

function arrangePlain(parent: unknown, key: string | number, arrangement: Arrangement): void {
  if (Array.isArray(parent)) {
    const at = Number(key);
    if (arrangement.do === "insert") parent.splice(at, 0, arrangement.value);
    else if (arrangement.do === "duplicate") parent.splice(at + 1, 0, structuredClone(parent[at]));
    else {
      const removed = parent.splice(at, 1);
      if (arrangement.do === "move") parent.splice(arrangement.to, 0, ...removed);
    }
  } else if (typeof parent === "object" && parent !== null) {
    const fields = parent as Record<string, unknown>;
    if (arrangement.do === "insert") fields[key] = arrangement.value;
    else delete fields[key];
  }
}

function arrangeList(source: string, list: YAMLSeq.Parsed, at: number, arrangement: Arrangement): string | undefined {
  if (list.flow) return arrangeFlow(source, list, at, arrangement);
  const starts = list.items.map((item, index) => itemStart(source, item, index));
  const [first, last] = [starts[0], list.items.at(-1)];
  if (first === undefined || !last || starts.includes(-1)) return undefined;
  const end = endOfLine(source, contentEnd(source, last));
  const bounds = [...starts, end];
  const chunks = starts.map((start, index) => wholeLines(source.slice(start, bounds[index + 1])));
  const indent = /^ */.exec(withoutComments(chunks[0] ?? ""))?.[0] ?? "";
  const [chunk] = arrangement.do === "insert" ? [] : chunks.splice(at, arrangement.do === "duplicate" ? 0 : 1);
  if (arrangement.do === "move") chunks.splice(arrangement.to, 0, chunk ?? "");
  if (arrangement.do === "duplicate") chunks.splice(at + 1, 0, withoutComments(chunks[at] ?? ""));
  if (arrangement.do === "insert") chunks.splice(at, 0, printed([arrangement.value], indent));
  if (chunks.length === 0) chunks.push(`${indent}[]\n`);
  return source.slice(0, first) + fitEnd(chunks.join(""), source, end) + source.slice(end);
}

/** Where an item begins: its dash's line, or the comments right above; -1 where the dash shares its line. */
function itemStart(source: string, item: ParsedNode | null, index: number): number {
  const from = item?.range?.[0] ?? -1;
  const dash = source.lastIndexOf("-", from - 1);
  const line = source.lastIndexOf("\n", dash) + 1;
  if (from < 0 || dash < 0 || source.slice(line, dash).trim() !== "" || source.slice(dash + 1, from).trim() !== "")
    return -1;
  return index === 0 ? line : aboveComments(source, line);
}

function aboveComments(source: string, line: number): number {
  const before = source.lastIndexOf("\n", line - 2) + 1;
  return line > 0 && /^\s*#/.test(source.slice(before, line)) ? aboveComments(source, before) : line;
}

const withoutComments = (chunk: string) => chunk.replace(/^(?:[ \t]*#.*\n)+/, "");

/** The end of what a value says, without what follows it. */
function contentEnd(source: string, node: ParsedNode): number {
  return source.slice(0, node.range[1]).trimEnd().length;
}

function endOfLine(source: string, at: number): number {
  const end = source.indexOf("\n", at);
  return end < 0 ? source.length : end + 1;
}

const wholeLines = (text: string) => (text.endsWith("\n") ? text : `${text}\n`);

/** A file that ends without a line feed goes on to do so. */
function fitEnd(lines: string, source: string, end: number): string {
  return end === source.length && !source.endsWith("\n") ? lines.replace(/\n$/, "") : lines;
}

function printed(value: unknown, indent: string): string {
  const lines = stringify(value, { lineWidth: 110 }).trimEnd().split("\n");
  return lines.map((line) => `${line && indent}${line}\n`).join("");
}

function arrangeFlow(source: string, list: YAMLSeq.Parsed, at: number, arrangement: Arrangement): string | undefined {
  const items = list.items.map(({ range }) => ({
    start: range[0],
    end: range[1],
    text: source.slice(range[0], range[1]),
  }));
  const texts = items.map(({ text }) => text);
  const [text] = arrangement.do === "insert" ? [] : texts.splice(at, arrangement.do === "duplicate" ? 0 : 1);
  if (arrangement.do === "move") texts.splice(arrangement.to, 0, text ?? "");
  if (arrangement.do === "duplicate") texts.splice(at + 1, 0, texts[at] ?? "");
  if (arrangement.do === "insert") texts.splice(at, 0, inFlow(arrangement.value));
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return `${source.slice(0, list.range[0])}[${texts.join(", ")}]${source.slice(list.range[1])}`;
  // What stands between items, such as a line end, stays there.
  const between = items.slice(1).map(({ start }, index) => source.slice(items[index]?.end, start));
  const usual = between.at(-1) ?? ", ";
  const joined = texts.map((own, index) => (index === 0 ? own : (between[index - 1] ?? usual) + own)).join("");
  return source.slice(0, first.start) + joined + source.slice(last.end);
}

function inFlow(value: unknown): string {
  return stringify([value], { collectionStyle: "flow", lineWidth: 0 }).trim().slice(1, -1).trim();
}

function arrangeFields(source: string, map: YAMLMap.Parsed, key: string, arrangement: Arrangement): string | undefined {
  const at = map.items.findIndex((pair) => String(pair.key) === key);
  if (arrangement.do === "insert") return at < 0 ? withField(source, map, { [key]: arrangement.value }) : undefined;
  const pair = map.items[at];
  if (arrangement.do !== "remove" || !pair) return undefined;
  const start = pair.key.range[0];
  const next = map.items[at + 1];
  if (next) return source.slice(0, start) + source.slice(next.key.range[0]);
  const before = map.items[at - 1];
  if (!before) return undefined;
  const end = pair.value ? contentEnd(source, pair.value) : pair.key.range[1];
  if (map.flow) return source.slice(0, contentEnd(source, before.value ?? before.key)) + source.slice(end);
  return source.slice(0, source.lastIndexOf("\n", start) + 1) + source.slice(endOfLine(source, end));
}

/** The field comes last. */
function withField(source: string, map: YAMLMap.Parsed, field: object): string | undefined {
  const last = map.items.at(-1);
  const [first] = map.items;
  if (!last || !first) return undefined;
  const end = last.value ? contentEnd(source, last.value) : source.indexOf(":", last.key.range[1]) + 1;
  if (map.flow) return `${source.slice(0, end)}, ${inFlow(field).replace(/^\{ ?| ?\}$/g, "")}${source.slice(end)}`;
  const start = first.key.range[0];
  const indent = " ".repeat(start - source.lastIndexOf("\n", start - 1) - 1);
  const line = endOfLine(source, end);
  return (
    source.slice(0, line) +
    fitEnd((source[line - 1] === "\n" ? "" : "\n") + printed(field, indent), source, line) +
    source.slice(line)
  );
}
