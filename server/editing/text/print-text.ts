import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import type { MarkdownTree } from "#model/markdown/markdown-tree.server.ts";
import { SpliceError } from "../splice-yaml.ts";
import type { MarkdownBlock } from "./read-text.ts";
import type { TextMark, TextNode } from "./text-nodes.ts";

type Inline = Extract<MarkdownBlock, { type: "paragraph" }>["children"][number];
type List = Extract<MarkdownBlock, { type: "list" }>;

const printer = unified()
  .use(remarkGfm, { singleTilde: false, tablePipeAlign: false })
  .use(remarkStringify, {
    ...{ bullet: "-", emphasis: "*", strong: "*", rule: "-", fences: true, listItemIndent: "one" },
    ...{ resourceLink: true, incrementListMarker: true },
  })
  .freeze();

/**
 * A block of a text as Markdown; empty where it says nothing.
 * @throws SpliceError for what no text has
 */
export function printBlock(node: TextNode): string {
  if (node.type === "source") return textOf(node).trim();
  const block = blockOf(node);
  if (isEmpty(block)) return "";
  const tree: MarkdownTree = { type: "root", children: [block] };
  const printed = printer.stringify(tree).trim();
  return block.type === "table" ? printed.replace(/^\|[-:| ]+\|$/m, (row) => row.replaceAll("-", "---")) : printed;
}

/** A block in which somebody has not written yet. */
function isEmpty(block: MarkdownBlock): boolean {
  const isWords = block.type === "paragraph" || block.type === "heading";
  if (isWords) return block.children.length === 0;
  return block.type === "blockquote" && block.children.every(isEmpty);
}

function blockOf(node: TextNode): MarkdownBlock {
  const { attrs = {}, content = [] } = node;
  switch (node.type) {
    case "paragraph":
      return { type: "paragraph", children: wordsOf(content) };
    case "heading":
      return { type: "heading", depth: depthOf(attrs.level), children: wordsOf(content) };
    case "blockquote":
      return { type: "blockquote", children: blocksOf(content) } as MarkdownBlock;
    case "bullet_list":
    case "ordered_list":
      return listOf(node);
    case "code_block":
      return { type: "code", lang: attrs.language || null, value: textOf(node) };
    case "horizontal_rule":
      return { type: "thematicBreak" };
    case "picture":
      return { type: "paragraph", children: [pictureOf(attrs)] };
    case "table":
      return tableOf(content);
    case "footnote":
      return { type: "footnoteDefinition", ...named(attrs.name), children: blocksOf(content) } as MarkdownBlock;
  }
  throw new SpliceError("this cannot be written in a post");
}

const blocksOf = (content: readonly TextNode[]) => content.map(blockOf).filter((block) => !isEmpty(block));

function depthOf(level = 2): 1 | 2 | 3 | 4 | 5 | 6 {
  return Math.min(6, Math.max(1, level)) as 1 | 2 | 3 | 4 | 5 | 6;
}

function named(name = "") {
  if (!/^[\p{L}\p{N}_-]{1,80}$/u.test(name)) throw new SpliceError("a footnote's name has letters and digits only");
  return { identifier: name.toLowerCase(), label: name };
}

const pictureOf = ({ src, alt, title }: NonNullable<TextNode["attrs"]>): Inline => ({
  ...{ type: "image", url: src ?? "", alt: oneLine(alt ?? ""), title: oneLine(title ?? "") || null },
});

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

function listOf({ type, attrs = {}, content = [] }: TextNode): List {
  const isLoose = attrs.isLoose ?? false;
  const items = content.map((item) => {
    if (item.type !== "list_item") throw new SpliceError("a list holds nothing but its items");
    const children = (item.content ?? []).map(blockOf);
    return { type: "listItem", spread: isLoose, children } as List["children"][number];
  });
  const isOrdered = type === "ordered_list";
  return {
    type: "list",
    ordered: isOrdered,
    start: isOrdered ? (attrs.order ?? 1) : null,
    spread: isLoose,
    children: items,
  };
}

function tableOf(rows: readonly TextNode[]): MarkdownBlock {
  const cellsOf = (row: TextNode) => row.content ?? [];
  const align = rows[0] ? cellsOf(rows[0]).map(({ attrs }) => attrs?.align ?? null) : [];
  const children = rows.map((row) => ({
    type: "tableRow" as const,
    children: cellsOf(row).map(({ content = [] }) => ({
      type: "tableCell" as const,
      // A cell has one line in Markdown.
      children: wordsOf(
        content.flatMap((part, at) => [...(at > 0 ? [blank] : []), ...(part.content ?? [])]),
        true,
      ),
    })),
  }));
  return { type: "table", align, children };
}

const blank: TextNode = { type: "text", text: " " };

const textOf = ({ content = [] }: TextNode) => content.map(({ text = "" }) => text).join("");

/** Words with the blanks around them taken away, which Markdown would have to write as signs. */
function wordsOf(nodes: readonly TextNode[], isCell = false): Inline[] {
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
