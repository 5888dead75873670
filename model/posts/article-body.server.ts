import type { ImageSource } from "#shared/image-address.ts";
import { plainText, type RichNode, type RichText } from "#shared/rich-text.ts";
import { codeLanguageOf, codeLanguages } from "../markdown/code-languages.server.ts";
import { pictureOf } from "../markdown/markdown.server.ts";

type RichElement = Exclude<RichNode, string>;

type ArticleBlock =
  | { kind: "words"; text: RichText }
  | { kind: "quote"; text: RichText }
  | { kind: "code"; language: string; label: string; text: RichText }
  | { kind: "table"; label: string; text: RichText }
  | { kind: "figure"; image: ImageSource; alt: string; caption: string };

export interface ArticleBody {
  blocks: ArticleBlock[];
  /** Second-level headings, for the table of contents. */
  contents: { id: string; title: string }[];
  /** Footnotes in order; each ends with its links back into the text. */
  notes: { id: string; text: RichText }[];
}

/** A post's text, split into the parts that a page shows differently. */
export function articleBody(body: RichText): ArticleBody {
  const elements = body.filter((node): node is RichElement => typeof node !== "string");
  const blocks: ArticleBlock[] = [];
  const counts = { code: 0, table: 0 };
  for (const element of elements) {
    const last = blocks.at(-1);
    const picture = pictureOf(element);
    if (isFootnotes(element)) continue;
    if (element.tag === "pre") blocks.push(codeBlock(element, ++counts.code));
    else if (picture) blocks.push(figureBlock(picture));
    else if (element.tag === "blockquote") blocks.push({ kind: "quote", text: tidy(elementsOf(element)) });
    else if (element.tag === "table") blocks.push(tableBlock(element, ++counts.table));
    else if (last?.kind === "words") last.text.push(...tidy([element]));
    else blocks.push({ kind: "words", text: tidy([element]) });
  }
  return { blocks, contents: contentsOf(elements), notes: elements.filter(isFootnotes).flatMap(notesOf) };
}

function isFootnotes({ tag, attrs }: RichElement): boolean {
  return tag === "section" && attrs?.dataFootnotes !== undefined;
}

function codeBlock(pre: RichElement, count: number): ArticleBlock {
  const code = pre.children?.find((child): child is RichElement => typeof child !== "string");
  const language = codeLanguages[(code && codeLanguageOf(code)) ?? ""] ?? "Text";
  return { kind: "code", language, label: `Code ${count}, ${language}`, text: withoutLastBreak(code?.children ?? []) };
}

function withoutLastBreak(text: RichText): RichText {
  return [...text.slice(0, -1), plainText(text.slice(-1)).replace(/\n$/, "")];
}

function figureBlock({ attrs = {} }: RichElement): ArticleBlock {
  const { src = "", alt = "", title = "", width, height } = attrs;
  return { kind: "figure", image: { src, width: Number(width), height: Number(height) }, alt, caption: title };
}

function tableBlock(table: RichElement, count: number): ArticleBlock {
  const head = elementsOf(table).find(({ tag }) => tag === "thead");
  const first = plainText(head?.children ?? [])
    .trim()
    .split(/\s*\n\s*/)
    .filter(Boolean)
    .join(", ");
  return { kind: "table", label: `Table ${count}: ${first}`, text: tidy(elementsOf(table)) };
}

/** Valid attributes only, a class for a cell's alignment, and no whitespace between rows. */
function tidy(nodes: readonly RichNode[]): RichText {
  return nodes.map((node) => {
    if (typeof node === "string") return node;
    const isRow = ["thead", "tbody", "tr"].includes(node.tag);
    const children = node.children && tidy(isRow ? elementsOf(node) : node.children);
    return { tag: node.tag, attrs: tidyAttrs(node), ...(children && { children }) };
  });
}

function tidyAttrs({ tag, attrs = {} }: RichElement): Record<string, string> {
  const { align, ariaDescribedBy, ...rest } = attrs;
  return {
    ...rest,
    ...(align === "right" && { className: "number" }),
    ...(tag === "th" && { scope: "col" }),
    ...(ariaDescribedBy && { "aria-describedby": ariaDescribedBy }),
  };
}

function contentsOf(elements: readonly RichElement[]) {
  return elements
    .filter(({ tag, attrs }) => tag === "h2" && attrs?.id)
    .map(({ attrs, children }) => ({ id: attrs?.id ?? "", title: plainText(children ?? []) }));
}

function notesOf(section: RichElement) {
  const list = elementsOf(section).find(({ tag }) => tag === "ol");
  return elementsOf(list)
    .filter(({ tag }) => tag === "li")
    .map((item) => ({ id: item.attrs?.id ?? "", text: tidy(elementsOf(item).map(withWordForArrow)) }));
}

/** Some systems draw the return arrow as an emoji; a word is safe. */
function withWordForArrow(node: RichElement): RichElement {
  if (node.attrs?.dataFootnoteBackref !== undefined) {
    const { href = "", ariaLabel = "Back to text" } = node.attrs;
    return { tag: "a", attrs: { href, "aria-label": ariaLabel }, children: ["Back"] };
  }
  const children = node.children?.map((child) => (typeof child === "string" ? child : withWordForArrow(child)));
  return { ...node, ...(children && { children }) };
}

function elementsOf(node: RichElement | undefined): RichElement[] {
  return (node?.children ?? []).filter((child): child is RichElement => typeof child !== "string");
}
