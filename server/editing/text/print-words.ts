import type { MarkdownTree } from "#model/markdown/markdown-tree.server.ts";
import { SpliceError } from "../splice-yaml.ts";
import type { TextMark, TextNode } from "./text-nodes.ts";

type Inline = Extract<MarkdownTree["children"][number], { type: "paragraph" }>["children"][number];

export const blank: TextNode = { type: "text", text: " " };

/** @throws SpliceError for a name that Markdown would read otherwise */
export function named(name = "") {
  if (!/^[\p{L}\p{N}_-]{1,80}$/u.test(name)) throw new SpliceError("a footnote's name has letters and digits only");
  return { identifier: name.toLowerCase(), label: name };
}

/** Words with the blanks around them taken away, which Markdown would have to write as signs. */
export function wordsOf(nodes: readonly TextNode[], isCell = false): Inline[] {
  const own = isCell ? nodes.map((node) => (node.type === "hard_break" ? blank : node)) : nodes;
  const words = nested(own.flatMap(withLinks));
  const [first] = words;
  if (first?.type === "text") first.value = first.value.trimStart();
  const last = words.at(-1);
  if (last?.type === "text") last.value = last.value.trimEnd();
  while (words.at(-1)?.type === "break") words.pop();
  return words.filter((word) => word.type !== "text" || word.value !== "");
}

/** Addresses that Markdown takes for links wherever they stand. */
const address =
  /https?:\/\/[^\s<>()[\]]{1,1000}|www\.[^\s<>()[\]]{1,1000}|[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,5}/g;

/** Typed addresses are links, which they would become anyway; in our own way of writing them. */
function withLinks(node: TextNode): TextNode[] {
  const { text = "", marks = [] } = node;
  if (node.type !== "text" || marks.some(({ type }) => type === "link" || type === "code")) return [node];
  const found = [...text.matchAll(address)];
  let from = 0;
  const parts = found.flatMap(({ 0: match, index }): TextNode[] => {
    const words = match.replace(/[.,;:!?'"*_~-]+$/, "");
    const before = text.slice(from, index);
    from = index + words.length;
    const href = words.startsWith("http") ? words : words.startsWith("www.") ? `https://${words}` : `mailto:${words}`;
    return [
      { type: "text", text: before, marks },
      { type: "text", text: words, marks: [...marks, { type: "link", attrs: { href } }] },
    ];
  });
  return [...parts, { ...node, text: text.slice(from) }].filter((part) => part.text !== "");
}

const order: readonly TextMark["type"][] = ["link", "strong", "em", "strike"];

/** Words with their marks one inside the other. */
function nested(nodes: readonly TextNode[]): Inline[] {
  const words: Inline[] = [];
  for (let at = 0; at < nodes.length; ) {
    const mark = outermost(nodes[at]);
    let end = at + 1;
    while (mark && end < nodes.length && has(nodes[end], mark)) end++;
    const run = nodes.slice(at, end);
    words.push(...(mark ? markedWords(mark, run) : run.map(leafOf)));
    at = end;
  }
  return joined(words);
}

function outermost(node: TextNode | undefined): TextMark | undefined {
  const found = order.find((type) => node?.marks?.some((mark) => mark.type === type));
  return node?.marks?.find(({ type }) => type === found && found !== undefined);
}

const isSame = (a: TextMark, b: TextMark) => a.type === b.type && a.attrs?.href === b.attrs?.href;
const has = (node: TextNode | undefined, mark: TextMark) => node?.marks?.some((own) => isSame(own, mark)) ?? false;

/** Blanks at the ends of marked words stand beside the mark. */
function markedWords(mark: TextMark, run: readonly TextNode[]): Inline[] {
  const inner = nested(run.map((node) => ({ ...node, marks: node.marks?.filter((own) => !isSame(own, mark)) })));
  const [first, last] = [inner[0], inner.at(-1)];
  const lead = first?.type === "text" ? (/^\s+/.exec(first.value)?.[0] ?? "") : "";
  if (first?.type === "text") first.value = first.value.slice(lead.length);
  const tail = last?.type === "text" ? (/\s+$/.exec(last.value)?.[0] ?? "") : "";
  if (last?.type === "text") last.value = last.value.slice(0, last.value.length - tail.length);
  const children = inner.filter((word) => word.type !== "text" || word.value !== "");
  const own = children.length > 0 ? [withMark(mark, children)] : [];
  return [...plain(lead), ...own, ...plain(tail)];
}

const plain = (value: string): Inline[] => (value === "" ? [] : [{ type: "text", value }]);

function withMark({ type, attrs }: TextMark, children: Inline[]): Inline {
  if (type === "link") return { type: "link", url: attrs?.href ?? "", title: attrs?.title || null, children } as Inline;
  const names = { strong: "strong", em: "emphasis", strike: "delete", code: "emphasis" } as const;
  return { type: names[type], children } as Inline;
}

function leafOf(node: TextNode): Inline {
  if (node.type === "hard_break") return { type: "break" };
  if (node.type === "footnote_ref") return { type: "footnoteReference", ...named(node.attrs?.name) };
  if (node.type !== "text") throw new SpliceError("this cannot be written within a line of a post");
  const value = oneOrMoreLines(node.text ?? "");
  return node.marks?.some(({ type }) => type === "code") ? { type: "inlineCode", value } : { type: "text", value };
}

const oneOrMoreLines = (text: string) => text.replace(/[\r\n]+/g, " ");

function joined(words: readonly Inline[]): Inline[] {
  const result: Inline[] = [];
  for (const word of words) {
    const last = result.at(-1);
    if (last?.type === "text" && word.type === "text") last.value += word.value;
    else result.push(word);
  }
  return result;
}
