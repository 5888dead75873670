import { type DOMOutputSpec, type NodeSpec, Schema } from "prosemirror-model";
import { tableNodes } from "prosemirror-tables";
import { base } from "../requests.ts";

const attribute = (element: HTMLElement | string, name: string) =>
  typeof element === "string" ? null : element.getAttribute(name);

const code: Pick<NodeSpec, "content" | "marks" | "code" | "defining"> = {
  ...{ content: "text*", marks: "", code: true, defining: true },
};

/** The picture of a site's own address, as its editor sees it. */
const shownPicture = (src: string) => (src.startsWith("/images/") ? `${base}edit/pictures/${src.slice(8)}` : src);

const list = (tag: "ol" | "ul"): DOMOutputSpec => [tag, { role: "list" }, 0];
const isLoose = { default: false };

/** A cell's words stand at its start, end or middle; of each column, in Markdown. */
const align = {
  default: null,
  getFromDOM: (element: HTMLElement) => element.getAttribute("data-align"),
  setDOMAttr: (value: unknown, attributes: Record<string, unknown>) => {
    if (value) attributes["data-align"] = value;
    if (value === "right") attributes.class = "number";
  },
};

/** What a post's text may hold, drawn as its page draws it; the server has the same names (`server/editing/text`). */
export const textSchema = new Schema({
  nodes: {
    doc: { content: "(block | top)+" },
    paragraph: { group: "block", content: "inline*", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
    heading: {
      ...{ group: "top", content: "inline*", defining: true, attrs: { level: { default: 2 } } },
      parseDOM: [2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
    },
    blockquote: {
      ...{ group: "block", content: "block+", defining: true },
      parseDOM: [{ tag: "blockquote" }],
      toDOM: () => ["blockquote", 0],
    },
    bullet_list: {
      ...{ group: "block", content: "list_item+", attrs: { isLoose } },
      parseDOM: [{ tag: "ul" }],
      toDOM: () => list("ul"),
    },
    ordered_list: {
      ...{ group: "block", content: "list_item+", attrs: { isLoose, order: { default: 1 } } },
      parseDOM: [{ tag: "ol" }],
      toDOM: () => list("ol"),
    },
    list_item: { content: "paragraph block*", defining: true, parseDOM: [{ tag: "li" }], toDOM: () => ["li", 0] },
    code_block: {
      ...{ ...code, group: "block", attrs: { language: { default: null } } },
      parseDOM: [{ tag: "pre", preserveWhitespace: "full" }],
      toDOM: ({ attrs }) => ["pre", { "data-language": attrs.language }, ["code", 0]],
    },
    source: {
      ...{ ...code, group: "top" },
      parseDOM: [{ tag: "pre[data-source]", preserveWhitespace: "full", priority: 60 }],
      toDOM: () => ["pre", { "data-source": "" }, ["code", 0]],
    },
    horizontal_rule: { group: "top", parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
    picture: {
      ...{ group: "top", atom: true, draggable: true },
      attrs: { src: { default: "" }, alt: { default: "" }, title: { default: "" } },
      parseDOM: [
        {
          tag: "figure[data-picture]",
          getAttrs: (figure) => ({
            src: attribute(figure, "data-picture"),
            alt: attribute(figure, "data-alt") ?? "",
            title: attribute(figure, "data-title") ?? "",
          }),
        },
      ],
      toDOM: ({ attrs: { src, alt, title } }) => [
        "figure",
        { "data-picture": src, "data-alt": alt, "data-title": title },
        ["img", { src: shownPicture(src), alt }],
        ["figcaption", title || alt],
      ],
    },
    ...tableNodes({ tableGroup: "top", cellContent: "paragraph", cellAttributes: { align } }),
    footnote: {
      ...{ group: "top", content: "block+", defining: true, isolating: true, attrs: { name: { default: "1" } } },
      parseDOM: [{ tag: "aside[data-note]", getAttrs: (note) => ({ name: attribute(note, "data-note") }) }],
      toDOM: ({ attrs: { name } }) => ["aside", { "data-note": name, "aria-label": `Footnote ${name}` }, 0],
    },
    footnote_ref: {
      ...{ group: "inline", inline: true, atom: true, attrs: { name: { default: "1" } } },
      parseDOM: [{ tag: "sup[data-note]", getAttrs: (note) => ({ name: attribute(note, "data-note") }) }],
      toDOM: ({ attrs: { name } }) => ["sup", { "data-note": name }, ["a", name]],
    },
    hard_break: { group: "inline", inline: true, selectable: false, parseDOM: [{ tag: "br" }], toDOM: () => ["br"] },
    text: { group: "inline" },
  },
  marks: {
    link: {
      ...{ inclusive: false, attrs: { href: {}, title: { default: null } } },
      parseDOM: [{ tag: "a[href]", getAttrs: (link) => ({ href: attribute(link, "href") }) }],
      toDOM: ({ attrs: { href, title } }) => ["a", { href, title }, 0],
    },
    strong: { parseDOM: [{ tag: "strong" }, { tag: "b" }], toDOM: () => ["strong", 0] },
    em: { parseDOM: [{ tag: "em" }, { tag: "i" }], toDOM: () => ["em", 0] },
    strike: { parseDOM: [{ tag: "s" }, { tag: "del" }, { tag: "strike" }], toDOM: () => ["s", 0] },
    code: { code: true, parseDOM: [{ tag: "code" }], toDOM: () => ["code", 0] },
  },
});
