import type { Element, ElementContent, Root, RootContent } from "hast";
import rehypeParse from "rehype-parse";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { askedWords } from "#shared/asked-words.ts";
import { type FiguresByFile, markFigures } from "./mark-figures.ts";
import { hasMarks, type Piece, type SourceMarks, unmarked } from "./source-marks.ts";

const processor = unified()
  .use(rehypeParse)
  .use(rehypeStringify, { allowDangerousCharacters: true, allowDangerousHtml: true });

/** Elements with text only. */
const plainOnly = new Set(["title", "option", "textarea", "style", "text", "tspan"]);
/** Of pictures, and of links that fetch them ahead. */
const addressesOfPictures = ["src", "srcSet", "imageSrcSet", "href"];
const attributesForReaders = ["alt", "ariaLabel", "placeholder", "title"];

interface PageParts {
  marks: SourceMarks;
  /** The site's base path and the path of edited pages, with a slash at both ends. */
  basePath: string;
  editedPath: string;
  /** Recognises numbers and days, which carry no source marks. */
  figures?: FiguresByFile;
  /** Added to the end of the head. */
  head: ElementContent[];
  /** Pictures that the build does not have: their address in pages, and the name of their file. */
  uploads?: ReadonlyMap<string, string>;
  /** Where their bytes are, if not among the editor's. */
  uploadsPath?: string;
  /** A line above a page that is only viewed; such a page has no source marks. */
  note?: { sheet: string; words: string };
}

/**
 * A page for an editor: each text says in `data-content` where it comes from, links stay among edited pages, and the
 * site's own scripts, which would not know what to do with either, are left out.
 */
export function markPage(html: string, parts: PageParts): string {
  const tree = processor.parse(html);
  visit(tree, parts);
  const page = tree.children.find((node): node is Element => node.type === "element" && node.tagName === "html");
  const head = page?.children.find((node): node is Element => node.type === "element" && node.tagName === "head");
  head?.children.push(...parts.head);
  const body = page?.children.find((node): node is Element => node.type === "element" && node.tagName === "body");
  if (body && parts.figures) markFigures(body, parts.figures);
  if (parts.note) addNote(page, head, parts.note);
  return processor.stringify(tree);
}

function addNote(
  page: Element | undefined,
  head: Element | undefined,
  { sheet, words }: NonNullable<PageParts["note"]>,
) {
  const body = page?.children.find((node): node is Element => node.type === "element" && node.tagName === "body");
  head?.children.push(elementOfName("link", { rel: ["stylesheet"], href: sheet }));
  body?.children.unshift(elementOfName("p", { className: ["draft-note"] }, words));
}

function elementOfName(tagName: string, properties: Element["properties"], words = ""): Element {
  return { type: "element", tagName, properties, children: words ? [{ type: "text", value: words }] : [] };
}

function visit(parent: Root | Element, parts: PageParts): void {
  parent.children = joinTexts(parent.children.filter(isKept)) as typeof parent.children;
  for (const node of parent.children) {
    if (node.type !== "element") continue;
    cleanAttributes(node, parts);
    visit(node, parts);
    if (node.tagName === "template" && node.content) visit(node.content, parts);
  }
  if (parent.type === "element") placeTexts(parent, parts);
}

function isKept(node: RootContent): boolean {
  if (node.type === "comment") return false;
  if (node.type !== "element") return true;
  const { rel } = node.properties;
  return node.tagName !== "script" && !(node.tagName === "link" && Array.isArray(rel) && rel.includes("modulepreload"));
}

/** React separates neighbouring texts by comments. */
function joinTexts(nodes: readonly RootContent[]): RootContent[] {
  const joined: RootContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === "text" && last?.type === "text")
      joined[joined.length - 1] = { ...last, value: last.value + node.value };
    else joined.push(node);
  }
  return joined;
}

function cleanAttributes(element: Element, parts: PageParts): void {
  const { marks, basePath, editedPath } = parts;
  const { properties } = element;
  const sources = attributesForReaders.flatMap((name) => {
    const value = properties[name];
    return typeof value === "string" && hasMarks(value)
      ? marks.pieces(value).flatMap(({ address }) => address ?? [])
      : [];
  });
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === "string") properties[name] = unmarked(value);
    if (Array.isArray(value))
      properties[name] = value.map((part) => (typeof part === "string" ? unmarked(part) : part));
  }
  if (parts.note) delete properties.dataContent;
  else if (sources.length > 0) properties.dataContentLabel = [...new Set(sources)].join(" ");
  showUploads(properties, parts.uploadsPath ?? `${basePath}edit/pictures/`, parts.uploads ?? new Map());
  const link = { a: "href", area: "href", form: "action", button: "formAction" }[element.tagName];
  const target = link && properties[link];
  if (link && typeof target === "string" && isPage(target, basePath))
    properties[link] = editedPath + target.slice(basePath.length);
}

/** The server resizes pictures of its build alone; what came since is shown as it is. */
function showUploads(
  properties: Element["properties"],
  uploadsPath: string,
  uploads: ReadonlyMap<string, string>,
): void {
  for (const [address, file] of uploads) {
    const own = uploadsPath + file;
    for (const name of addressesOfPictures)
      if (String(properties[name] ?? "").includes(address)) properties[name] = own;
  }
}

function isPage(target: string, basePath: string): boolean {
  return target.startsWith(basePath) && !target.startsWith("//") && !/^[^?#]*\.[a-z0-9]+([?#]|$)/i.test(target);
}

/** Each marked text gets an element that contains it alone: its own, or a span. */
function placeTexts(element: Element, { marks, note }: PageParts): void {
  const isWhole = element.children.every(({ type }) => type === "text");
  element.children = element.children.flatMap((node): ElementContent[] => {
    if (node.type !== "text" || !hasMarks(node.value)) return [node];
    const pieces = marks.pieces(node.value);
    const [only] = pieces;
    if (note || plainOnly.has(element.tagName)) return [{ type: "text", value: unmarked(node.value) }];
    if (isWhole && pieces.length === 1 && only?.address) {
      element.properties.dataContent ??= only.address;
      if (askedWords(only.text) !== undefined) element.properties.dataUnwritten = "";
      return [{ type: "text", value: askedWords(only.text) ?? only.text }];
    }
    return pieces.map((piece) => elementOf(piece, element));
  });
  if (!note) markAsked(element);
}

/** A block of Markdown says itself where it comes from. */
function markAsked({ children, properties }: Element): void {
  const [first] = children;
  const asked = properties.dataContent && first?.type === "text" ? askedWords(first.value) : undefined;
  if (first?.type !== "text" || asked === undefined) return;
  first.value = asked;
  properties.dataUnwritten = "";
}

function elementOf({ text, address }: Piece, parent: Element): ElementContent {
  const asked = askedWords(text);
  const value = { type: "text", value: asked ?? text } as const;
  if (!address || parent.properties.dataContent === address) return value;
  const properties = { dataContent: address, ...(asked !== undefined && { dataUnwritten: "" }) };
  return { type: "element", tagName: "span", properties, children: [value] };
}
