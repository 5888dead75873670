import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { inWords, keysAsList } from "./in-words.ts";
import { type Child, type Element, type Root, reader, text, trimmed, withBlanksOutside, wordsOf } from "./page-tree.ts";

const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: "-", rule: "-", emphasis: "_" })
  .freeze();

/** Elements without value in plain text: controls, drawings, and films, whose picture remains. */
const unread = new Set("button dialog input script select style svg template textarea video".split(" "));
const keptAsWritten = new Set(["code", "pre"]);
/** Inline elements that style sheets separate from the words before them. */
const setApart = new Set(["b", "small", "span", "strong"]);

/**
 * The main part of a page as Markdown below its title, description and address; undefined for a page that is noindex or
 * whose canonical address is another page.
 */
export function markdownVersion(html: string, path: string): string | undefined {
  // What follows is the frame's and for scripts: half of a page.
  const all = elements(reader.parse(html.slice(0, html.indexOf("</main>"))));
  const head = readHead(all);
  if (head.robots?.includes("noindex") || !head.canonical || !new URL(head.canonical).pathname.endsWith(path))
    return undefined;
  const main = all.find(({ tagName }) => tagName === "main");
  if (!main) return undefined;
  const base = head.canonical;
  const text = writer.stringify(writer.runSync({ type: "root", children: readable(main.children, base) }));
  const facts = { title: head.title ?? "", description: head.description ?? "", url: base, note: noteIn(html) };
  const lines = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`],
  );
  return ["---", ...lines, "---", "", text].join("\n");
}

function readHead(all: readonly Element[]) {
  const meta = (key: "name" | "property", name: string) =>
    textOf(all.find(({ tagName, properties }) => tagName === "meta" && properties[key] === name)?.properties.content);
  const link = all.find(({ tagName, properties }) => tagName === "link" && `${properties.rel}` === "canonical");
  return {
    title: meta("property", "og:title"),
    description: meta("name", "description"),
    robots: meta("name", "robots"),
    canonical: textOf(link?.properties.href),
  };
}

/** What the page's structured data says about all of it, such as that it is a sample. */
function noteIn(html: string): string | undefined {
  const start = html.indexOf('type="application/ld+json"');
  const data = start < 0 ? "" : html.slice(start, html.indexOf("</script>", start));
  const [, json] = /"disambiguatingDescription":("(?:[^"\\]|\\.)*")/.exec(data) ?? [];
  return json === undefined ? undefined : textOf(JSON.parse(json));
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function elements(node: Root | Element): Element[] {
  return elementsIn(node).flatMap((child) => [child, ...elements(child)]);
}

function elementsIn({ children }: Root | Element): Element[] {
  return (children as readonly Child[]).filter((child) => child.type === "element");
}

/** Drops unread elements and makes addresses absolute; parts that only style sheets separate get a space between. */
function readable(children: readonly Child[], base: string): Element["children"] {
  const kept = keysAsList(children)
    .flatMap(captionFirst)
    .map(inWords)
    .filter((child) => child.type === "text" || (child.type === "element" && isRead(child)));
  return kept.flatMap((child, index) => {
    if (child.type !== "element") return child.type === "text" ? [child] : [];
    const space = isApart(kept[index - 1], child) ? [text(" ")] : [];
    return [...space, ...withBlanksOutside(readableElement(child, base))];
  });
}

function readableElement(element: Element, base: string): Element {
  // A link to a page that is off is only its words.
  const tagName = element.tagName === "a" && !element.properties.href ? "span" : element.tagName;
  if (keptAsWritten.has(tagName)) return element;
  if (tagName === "dl")
    return { ...element, tagName: "ul", children: termsOf(element).map((term) => readableTerm(term, base)) };
  const children = readable(/^h\d$/.test(tagName) ? element.children.map(withoutBreak) : element.children, base);
  return {
    ...withWholeAddresses(element, base),
    tagName,
    children: tagName === "a" ? trimmed(children.map(asOneLine)) : children,
  };
}

/** A heading is one line. */
function withoutBreak<Node extends Child>(node: Node) {
  return node.type === "element" && node.tagName === "br" ? text(" ") : node;
}

/** Markdown has no caption in a table. */
function captionFirst(child: Child): Child[] {
  const caption = child.type === "element" && elementsIn(child).find(({ tagName }) => tagName === "caption");
  if (!caption || child.type !== "element") return [child];
  const rest = child.children.filter((part) => part !== caption);
  return [
    { ...caption, tagName: "p" },
    { ...child, children: rest },
  ];
}

function isRead({ tagName, properties }: Element): boolean {
  // A download embedded in the page repeats the text beside it.
  if (/^data:/.test(String(properties.href))) return false;
  if (unread.has(tagName) || properties.hidden || properties.ariaHidden === "true") return false;
  return tagName !== "img" || properties.alt !== "";
}

function isApart(before: Child | undefined, { tagName }: Element): boolean {
  if (before?.type === "element") return true;
  return before?.type === "text" && setApart.has(tagName) && /[\p{L}\p{N}]$/u.test(before.value);
}

/** Terms with their descriptions, in page order. */
function termsOf(list: Element): Element[][] {
  const parts = elementsIn(list);
  if (parts.some(({ tagName }) => tagName === "div")) return parts.map(elementsIn);
  const terms: Element[][] = [];
  for (const part of parts) {
    if (part.tagName === "dt" || terms.length === 0) terms.push([part]);
    else terms.at(-1)?.push(part);
  }
  return terms;
}

function readableTerm(term: readonly Element[], base: string): Element {
  const said = (name: string) =>
    term
      .filter(({ tagName }) => tagName === name)
      .flatMap(({ children }, index) => [...(index > 0 ? [text(" ")] : []), ...readable(children, base)]);
  const name: Element = { type: "element", tagName: "strong", properties: {}, children: trimmed(said("dt")) };
  return { type: "element", tagName: "li", properties: {}, children: [name, text(": "), ...said("dd")] };
}

/** Markdown has no list inside a link. */
function asOneLine<Node extends Child>(node: Node): Node | Element {
  if (node.type !== "element" || !["ul", "ol"].includes(node.tagName)) return node;
  const items = elementsIn(node);
  const children = items.flatMap((item, index) => {
    const before = items[index - 1];
    if (!before) return item.children;
    return [text(/[.!?]\s*$/.test(wordsOf(before)) ? " " : ", "), ...item.children];
  });
  return { ...node, tagName: "span", children };
}

/** Pictures get their unhashed names, which outlive a release. */
function withWholeAddresses(element: Element, base: string): Element {
  const { href, src } = element.properties;
  const properties = {
    ...element.properties,
    ...(typeof href === "string" && { href: new URL(href, base).href }),
    ...(typeof src === "string" && { src: new URL(plainAddress(src), base).href }),
  };
  return { ...element, properties };
}

function plainAddress(src: string): string {
  return src.replace(/\/_ipx\/[^/]+(\/.+?)(\.[0-9a-f]{8})?(\.\w+)$/, "$1$3");
}
