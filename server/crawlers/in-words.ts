import { type Child, type Element, text, wordsOf } from "./page-tree.ts";

/** Replaces a labelled drawing with its label, a form's button with its words, and a choice with its options. */
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

/** Makes a list of a row of buttons, each with its words: the options to tick or to choose. */
export function keysAsList(children: readonly Child[]): Child[] {
  const rows: Child[] = [];
  let keys: Element[] = [];
  const close = () => {
    if (keys.length > 1) rows.push({ type: "element", tagName: "ul", properties: {}, children: keys.map(asItem) });
    else rows.push(...keys);
    keys = [];
  };
  for (const child of children) {
    if (isKey(child)) keys.push(child);
    else if (keys.length === 0 || child.type !== "text" || child.value.trim()) {
      close();
      rows.push(child);
    }
  }
  close();
  return rows;
}

function isKey(child: Child): child is Element {
  if (child.type !== "element" || child.tagName !== "label") return false;
  return child.children.some(
    (part) => part.type === "element" && /^(radio|checkbox)$/.test(String(part.properties.type)),
  );
}

function asItem(key: Element): Element {
  return { ...key, tagName: "li", properties: {} };
}
