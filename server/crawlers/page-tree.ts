import rehypeParse from "rehype-parse";
import { unified } from "unified";

export const reader = unified().use(rehypeParse).freeze();

export type Root = ReturnType<typeof reader.parse>;
export type Child = Root["children"][number];
export type Element = Extract<Child, { type: "element" }>;

/** Become stars around their words, which must not have a blank inside. */
const emphasised = new Set(["b", "em", "i", "strong"]);
export function text(value: string) {
  return { type: "text" as const, value };
}

/** Without blanks at both ends. */
export function trimmed(children: Element["children"]): Element["children"] {
  return children.map((child, index) => {
    if (child.type !== "text") return child;
    const value = index === 0 ? child.value.trimStart() : child.value;
    return text(index === children.length - 1 ? value.trimEnd() : value);
  });
}

/** Emphasis without the blanks at its ends; what has no word to emphasise stands bare. */
export function withBlanksOutside(element: Element): Element["children"] {
  if (!emphasised.has(element.tagName)) return [element];
  const words = wordsOf(element);
  if (!/[\p{L}\p{N}]/u.test(words)) return element.children;
  const blank = (pattern: RegExp) => (pattern.test(words) ? [text(" ")] : []);
  return [...blank(/^\s/), { ...element, children: trimmed(element.children) }, ...blank(/\s$/)];
}

export function wordsOf(node: Child): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(wordsOf).join("") : "";
}
