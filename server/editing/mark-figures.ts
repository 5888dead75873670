import type { Element, ElementContent } from "hast";
import type { Figure } from "./figures.ts";

/** The figures of a file, by its name in addresses. */
export type FiguresByFile = (file: string) => readonly Figure[];

/** A number alone, not as part of a date, an hour, a name or a span. */
const number =
  /(?<![\p{L}\d.,:/\u2013-])\d+(?:[.,\u00a0\u202f'\u2019]\d{3})*(?:[.,]\d{1,2})?(?![\p{L}\d]|[.,:/\u2013-]\d)/gu;
/** How far from a number its own words may be. */
const mostSteps = 7;
const noWords = new Set(["script", "style", "svg", "textarea", "title", "option", "select"]);

/**
 * Finds the fields of numbers and days. Only words carry source marks, so a number is known by those beside it: one that
 * a field of their group has, and no other field of it, is that field's.
 */
export function markFigures(root: Element, figuresOf: FiguresByFile): void {
  const words = new WeakMap<Element, readonly string[]>();
  visit(root, []);

  function visit(element: Element, around: readonly Element[]): void {
    if (noWords.has(element.tagName) || element.properties.dataContent) return;
    const way = [element, ...around].slice(0, mostSteps);
    const day = element.tagName === "time" ? element.properties.dateTime : undefined;
    const dated = typeof day === "string" && addressesIn(element).length === 0 ? findFigure(way, day) : undefined;
    if (dated) {
      element.properties.dataContent = dated;
      return;
    }
    for (const child of element.children) if (child.type === "element") visit(child, way);
    placeIn(element, way);
  }

  function placeIn(element: Element, way: readonly Element[]): void {
    const isWhole = element.children.length === 1;
    element.children = element.children.flatMap((node): ElementContent[] => {
      if (node.type !== "text") return [node];
      const pieces = piecesOf(node.value, (value) => findFigure(way, value));
      const [only] = pieces;
      if (isWhole && pieces.length === 1 && only?.address) {
        element.properties.dataContent = only.address;
        return [node];
      }
      return pieces.map(({ text, address }) => elementOf(text, address));
    });
  }

  function findFigure(way: readonly Element[], value: number | string): string | undefined {
    for (const element of way) {
      const beside = addressesIn(element);
      if (filesIn(beside) > 1) return undefined;
      const found = [...new Set(beside.flatMap((address) => nearest(address, value)))];
      if (found.length > 0) return found.length === 1 ? found[0] : undefined;
    }
    return undefined;
  }

  /** The fields with this value in the group of a text or, in an entry, in one around it. */
  function nearest(address: string, value: number | string): string[] {
    const [file = "", fields = ""] = address.split("#");
    const figures = figuresOf(file);
    const path = fields.split(".");
    const least = file.startsWith("pages/") ? Math.max(0, path.length - 2) : 0;
    for (let length = path.length - 1; length >= least; length--) {
      const group = `${file}#${path.slice(0, length).join(".")}`;
      const found = figures.filter((figure) => figure.group === group && figure.value === value);
      if (found.length > 0) return found.map((figure) => figure.address);
    }
    return [];
  }

  function addressesIn(element: Element): readonly string[] {
    const kept = words.get(element);
    if (kept) return kept;
    const { dataContent, dataContentLabel } = element.properties;
    const own = [dataContent, ...String(dataContentLabel ?? "").split(" ")].map(String);
    const inner = element.children.flatMap((child) => (child.type === "element" ? addressesIn(child) : []));
    const all = [...new Set([...own, ...inner])].filter((address) => address.includes("#"));
    words.set(element, all);
    return all;
  }
}

/** Of how many entries the texts are. */
function filesIn(addresses: readonly string[]): number {
  const entries = addresses.flatMap((address) => /^(?!pages\/)[a-z]+\/[^#]+/.exec(address)?.[0] ?? []);
  return new Set(entries).size;
}

interface Piece {
  text: string;
  address?: string | undefined;
}

function piecesOf(text: string, find: (value: number) => string | undefined): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: written, index } of text.matchAll(number)) {
    const address = find(numberOf(written));
    if (!address) continue;
    const [start, end] = withSign(text, index, index + written.length);
    if (start > from) pieces.push({ text: text.slice(from, start) });
    pieces.push({ text: text.slice(start, end), address });
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** A currency or per cent belongs to its number. */
function withSign(text: string, start: number, end: number): [number, number] {
  const before = /\p{Sc}\s?$/u.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^\s?[\p{Sc}%]/u.exec(text.slice(end))?.[0].length ?? 0;
  return [start - before, end + after];
}

/** `1,240.50`, in whatever way the site's language writes it. */
function numberOf(written: string): number {
  const [, whole = "", decimals = "0"] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? [];
  return Number(`${whole.replace(/\D/g, "")}.${decimals}`);
}

function elementOf(text: string, address: string | undefined): ElementContent {
  const value = { type: "text", value: text } as const;
  if (!address) return value;
  return { type: "element", tagName: "span", properties: { dataContent: address }, children: [value] };
}
