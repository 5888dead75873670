import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import type { MarkdownTree } from "#model/markdown/markdown-tree.server.ts";
import { SpliceError } from "../splice-yaml.ts";
import { blank, named, wordsOf } from "./print-words.ts";
import type { MarkdownBlock } from "./read-text.ts";
import type { TextNode } from "./text-nodes.ts";

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

const textOf = ({ content = [] }: TextNode) => content.map(({ text = "" }) => text).join("");
