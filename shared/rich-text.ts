/**
 * Parsed Markdown: plain data that survives JSON and is rendered as elements, so no HTML string is ever injected.
 * Attribute values are strings; `children` is absent for void elements.
 */
export type RichNode = string | { tag: string; attrs?: Record<string, string>; children?: RichNode[] };
export type RichText = RichNode[];

/** The plain text of a rich text. */
export function plainText(nodes: RichText): string {
  return nodes.map((node) => (typeof node === "string" ? node : plainText(node.children ?? []))).join("");
}
