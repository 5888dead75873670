import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { plainText, type RichNode, type RichText } from "#shared/rich-text.ts";
import { writable } from "#shared/writable.ts";

const writer = unified().use(rehypeStringify).freeze();

/** Text made safe anywhere in an XML or HTML file, attributes included. */
export function escapeXml(text: string): string {
  const names: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
  return writable(text).replace(/[&<>"']/g, (sign) => names[sign] ?? sign);
}

/** Rich text as HTML; `resolve` gives each link and picture its address. */
export function richTextHtml(text: RichText, resolve: (href: string) => string): string {
  return writer.stringify({ type: "root", children: text.map((node) => toElement(node, resolve)) });
}

type Root = Parameters<typeof writer.stringify>[0];
type Child = Extract<Root, { type: "root" }>["children"][number];

function toElement(node: RichNode, resolve: (href: string) => string): Extract<Child, { type: "text" | "element" }> {
  if (typeof node === "string") return { type: "text", value: node };
  const { tag, attrs = {}, children = [] } = node;
  return {
    type: "element",
    tagName: tag,
    properties: {
      ...attrs,
      ...(attrs.href !== undefined && { href: resolve(attrs.href) }),
      ...(attrs.src !== undefined && { src: resolve(attrs.src) }),
    },
    // Syntax highlighting means nothing without our style sheet.
    children:
      tag === "code"
        ? [{ type: "text", value: plainText(children) }]
        : children.map((child) => toElement(child, resolve)),
  };
}
