import { MarkdownLimitError } from "#model/markdown/markdown-limits.server.ts";
import { type MarkdownTree, markdownTree } from "#model/markdown/markdown-tree.server.ts";
import { SpliceError } from "../splice-yaml.ts";
import type { TextMark, TextNode } from "./text-nodes.ts";

export type MarkdownBlock = MarkdownTree["children"][number];
type Inline = Extract<MarkdownBlock, { type: "paragraph" }>["children"][number];

/** A block of a post's text: its Markdown and the node that an editor changes. */
export interface ReadBlock {
  source: string;
  start: number;
  end: number;
  node: TextNode;
}

/** What the editor has no node for is shown as it is written. */
class Unknown extends Error {}

/**
 * The blocks of a post's text.
 * @throws SpliceError for a text that would take too long to read
 */
export function readText(body: string): ReadBlock[] {
  return treeOf(body).children.map((block) => {
    const [start, end] = [block.position?.start.offset ?? 0, block.position?.end.offset ?? 0];
    const source = body.slice(start, end);
    return { source, start, end, node: topNode(block, source) };
  });
}

function treeOf(body: string): MarkdownTree {
  try {
    return markdownTree(body);
  } catch (error) {
    throw error instanceof MarkdownLimitError ? new SpliceError(`the text ${error.message}`) : error;
  }
}

function topNode(block: MarkdownBlock, source: string): TextNode {
  try {
    return blockNode(block, true);
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
    return { type: "source", content: texts(source) };
  }
}

function blockNode(block: MarkdownBlock, isTop = false): TextNode {
  switch (block.type) {
    case "paragraph":
      return isTop && isPicture(block.children) ? pictureNode(block.children) : paragraph(block.children);
    case "heading":
      if (!isTop) break;
      return { type: "heading", attrs: { level: block.depth }, content: inlines(block.children) };
    case "blockquote":
      if (block.children.length === 0) break;
      return { type: "blockquote", content: block.children.map((child) => blockNode(child)) };
    case "list":
      return listNode(block);
    case "code":
      if (block.meta) throw new Unknown();
      return { type: "code_block", attrs: { language: block.lang ?? null }, content: texts(block.value) };
    case "thematicBreak":
      if (!isTop) break;
      return { type: "horizontal_rule" };
    case "table":
      if (isTop) return tableNode(block);
      break;
    case "footnoteDefinition":
      if (isTop && block.children.length > 0)
        return {
          type: "footnote",
          attrs: { name: block.label ?? block.identifier },
          content: block.children.map((child) => blockNode(child)),
        };
  }
  throw new Unknown();
}

const paragraph = (children: readonly Inline[]): TextNode => ({ type: "paragraph", content: inlines(children) });
const texts = (text: string): TextNode[] => (text === "" ? [] : [{ type: "text", text }]);

function listNode(list: Extract<MarkdownBlock, { type: "list" }>): TextNode {
  const items = list.children.map(({ children, checked }): TextNode => {
    const [first] = children;
    if (typeof checked === "boolean" || (first && first.type !== "paragraph")) throw new Unknown();
    const content = children.map((child) => blockNode(child));
    return { type: "list_item", content: content.length > 0 ? content : [paragraph([])] };
  });
  const isLoose = (list.spread ?? false) || list.children.some(({ spread }) => spread);
  return list.ordered
    ? { type: "ordered_list", attrs: { order: list.start ?? 1, isLoose }, content: items }
    : { type: "bullet_list", attrs: { isLoose }, content: items };
}

function tableNode({ children, align }: Extract<MarkdownBlock, { type: "table" }>): TextNode {
  const columns = children[0]?.children.length ?? 0;
  const rows = children.map((row, at): TextNode => {
    if (row.children.length > columns) throw new Unknown();
    const cells = Array.from({ length: columns }, (_, column): TextNode => {
      const attrs = { align: align?.[column] ?? null };
      const type = at === 0 ? "table_header" : "table_cell";
      return { type, attrs, content: [paragraph(row.children[column]?.children ?? [])] };
    });
    return { type: "table_row", content: cells };
  });
  return { type: "table", content: rows };
}

type Image = Extract<Inline, { type: "image" }>;

function isPicture(children: readonly Inline[]): children is [Image] {
  return children.length === 1 && children[0]?.type === "image";
}

function pictureNode([{ url, alt, title }]: readonly [Image]): TextNode {
  return { type: "picture", attrs: { src: url, alt: alt ?? "", title: title ?? "" } };
}

function inlines(children: readonly Inline[], marks: readonly TextMark[] = []): TextNode[] {
  return children.flatMap((child) => inlineNodes(child, marks));
}

function inlineNodes(node: Inline, marks: readonly TextMark[]): TextNode[] {
  const within = (mark: TextMark, children: readonly Inline[]) => inlines(children, [...marks, mark]);
  const marked = marks.length > 0 && { marks: [...marks] };
  switch (node.type) {
    case "text":
      // A line of the file that ends within a paragraph is a blank to readers.
      return texts(node.value.replaceAll("\n", " ")).map((text) => ({ ...text, ...marked }));
    case "strong":
      return within({ type: "strong" }, node.children);
    case "emphasis":
      return within({ type: "em" }, node.children);
    case "delete":
      return within({ type: "strike" }, node.children);
    case "inlineCode":
      return [{ type: "text", text: node.value, marks: [...marks, { type: "code" }] }];
    case "link":
      return within({ type: "link", attrs: { href: node.url, title: node.title ?? null } }, node.children);
    case "break":
      return [{ type: "hard_break", ...marked }];
    case "footnoteReference":
      return [{ type: "footnote_ref", attrs: { name: node.label ?? node.identifier }, ...marked }];
  }
  throw new Unknown();
}
