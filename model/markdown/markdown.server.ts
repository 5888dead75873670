import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { slugOf } from "#shared/fold-text.ts";
import { isPageId } from "#shared/page-ids.ts";
import { plainText, type RichNode, type RichText } from "#shared/rich-text.ts";
import { lostWords } from "./lost-words.server.ts";
import { markdownFaults } from "./markdown-faults.server.ts";
import type { MarkdownFault } from "./markdown-node.server.ts";
import { markdownTree } from "./markdown-tree.server.ts";

const processor = unified().use(remarkRehype, { clobberPrefix: "" }).freeze();

/** Block Markdown (CommonMark, tables, footnotes) as rich text; headings get ids from their words. */
export function parseMarkdown(source: string): RichText {
  return readMarkdown(source).nodes;
}

/** The same with its faults: what the author meant but no reader would see. */
export function readMarkdown(source: string): { nodes: RichText; faults: MarkdownFault[] } {
  const tree = markdownTree(source);
  const faults = markdownFaults(tree, source);
  const nodes = processor.runSync(tree).children.flatMap((child) => toRichNode(child));
  giveHeadingIds(nodes);
  const told = new Set(faults.map(({ line }) => line));
  return { nodes, faults: [...faults, ...lostWords(tree, nodes).filter(({ line }) => !told.has(line))] };
}

/** A text beside others of one page: ids of its headings and footnotes would be on the page twice, so it has none. */
export function readPartMarkdown(source: string): ReturnType<typeof readMarkdown> {
  const { nodes, faults } = readMarkdown(source);
  const parts = nodes.map((node) => {
    if (typeof node === "string") return node;
    if (node.attrs?.dataFootnotes !== undefined)
      throw new Error("has footnotes, which only posts can show; write them into the text");
    const { id: _, ...attrs } = node.attrs ?? {};
    return { ...node, attrs };
  });
  return { nodes: parts, faults };
}

/** One line of Markdown (links, emphasis, code) as rich text without a surrounding paragraph. */
export function readInlineMarkdown(source: string): ReturnType<typeof readMarkdown> {
  const { nodes, faults } = readMarkdown(source);
  const [only, ...rest] = nodes.filter((node) => node !== "\n");
  const isParagraph = only !== undefined && typeof only !== "string" && only.tag === "p";
  if (!isParagraph || rest.length > 0) throw new Error("must be a single line without headings or lists");
  return { nodes: only.children ?? [], faults };
}

/** Every link target in a rich text, in order. */
export function linkTargets(nodes: RichText): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    const own = node.tag === "a" && node.attrs?.href ? [node.attrs.href] : [];
    return [...own, ...linkTargets(node.children ?? [])];
  });
}

type RichElement = Exclude<RichNode, string>;

/** The picture in a paragraph that holds nothing else. */
export function pictureOf(node: RichNode): RichElement | undefined {
  if (typeof node === "string" || node.tag !== "p" || node.children?.length !== 1) return undefined;
  const [only] = node.children;
  return typeof only !== "string" && only?.tag === "img" ? only : undefined;
}

/** Whether a picture stands anywhere other than in a paragraph of its own. */
export function hasLoosePicture(nodes: RichText): boolean {
  return nodes.some((node) => !pictureOf(node) && holdsPicture(node));
}

function holdsPicture(node: RichNode): boolean {
  return typeof node !== "string" && (node.tag === "img" || (node.children ?? []).some(holdsPicture));
}

type HastNode = ReturnType<typeof processor.runSync>["children"][number];

function toRichNode(node: HastNode): RichNode[] {
  if (node.type === "text") return [node.value];
  if (node.type !== "element") return [];
  const attrs = Object.fromEntries(
    Object.entries(node.properties)
      .filter(([, value]) => value !== undefined && value !== null && value !== false)
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(" ") : value === true ? "" : String(value)]),
  );
  const children = node.children.flatMap((child) => toRichNode(child));
  return [
    {
      tag: node.tagName,
      ...(Object.keys(attrs).length > 0 && { attrs }),
      ...(children.length > 0 && { children }),
    },
  ];
}

/** A heading whose words are taken, by another one or by the page itself, gets a number. */
function giveHeadingIds(nodes: RichText): void {
  const used = new Set<string>();
  for (const node of nodes) {
    if (typeof node === "string" || !/^h[2-4]$/.test(node.tag) || node.attrs?.id) continue;
    const id = freeId(slugOf(plainText(node.children ?? [])) || "part", used);
    used.add(id);
    node.attrs = { ...node.attrs, id };
  }
}

function freeId(base: string, used: ReadonlySet<string>): string {
  // With any number behind, "Fn 1" would still read as a footnote.
  const stem = isPageId(`${base}-2`) ? `part-${base}` : base;
  const isTaken = (id: string) => used.has(id) || isPageId(id);
  let id = stem;
  for (let count = 2; isTaken(id); count++) id = `${stem}-${count}`;
  return id;
}
