import { type Child, type Element, text, wordsOf } from "./page-tree.ts";

/** Replaces a labelled drawing with its label, a form's button with its words, and a choice with what there is to choose. */
export function inWords(child: Child): Child {
  if (child.type !== "element") return child;
  const { role, ariaLabel, type, hidden } = child.properties;
  if (role === "img") return { ...child, tagName: "span", properties: {}, children: [text(String(ariaLabel ?? ""))] };
  if (child.tagName === "select")
    return { ...child, tagName: "span", properties: { hidden }, children: [text(`(${choicesOf(child).join(" / ")})`)] };
  return child.tagName === "button" && type === "submit"
    ? { ...child, tagName: "span", properties: { hidden } }
    : child;
}

function choicesOf({ children }: Element): string[] {
  return (children as readonly Child[]).flatMap((child) => {
    if (child.type !== "element") return [];
    return child.tagName === "option" ? [wordsOf(child).trim()].filter(Boolean) : choicesOf(child);
  });
}
