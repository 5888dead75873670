import rehypeParse from "rehype-parse";
import { unified } from "unified";

export const reader = unified().use(rehypeParse).freeze();

export type Root = ReturnType<typeof reader.parse>;
export type Child = Root["children"][number];
export type Element = Extract<Child, { type: "element" }>;

/** Become asterisks around their words, with no space inside. */
const emphasised = new Set(["b", "em", "i", "strong"]);
export function text(value: string) {
  return { type: "text" as const, value };
}

export function trimmed(children: Element["children"]): Element["children"] {
  return children.map((child, index) => {
    if (child.type !== "text") return child;
    const value = index === 0 ? child.value.trimStart() : child.value;
    return text(index === children.length - 1 ? value.trimEnd() : value);
  });
}

/** Emphasis without spaces at its ends; without a word inside, the content stays bare. */
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
