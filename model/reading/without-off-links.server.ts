import { isOff } from "#shared/off-pages.ts";

/**
 * The same content without its links to pages that are off: a link among words becomes its words, an action in a list goes. A single action stays,
 * and every page leaves it out.
 */
export function withoutOffLinks<Value>(value: Value, off: readonly string[]): Value;
export function withoutOffLinks(value: unknown, off: readonly string[]): unknown {
  if (off.length === 0 || typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutOffLinks(part, off)]));
  }
  return value.flatMap((part: unknown): unknown[] => {
    const target = targetOf(part);
    if (target === undefined || !isOff(target, off)) return [withoutOffLinks(part, off)];
    return isNode(part)
      ? [withoutOffLinks(part.children ?? [], off)].flat()
      : isAction(part)
        ? []
        : [withoutOffLinks(part, off)];
  });
}

export function targetOf(value: unknown): string | undefined {
  if (isNode(value)) return value.tag === "a" ? value.attrs?.href : undefined;
  if (typeof value !== "object" || value === null || !("url" in value)) return undefined;
  return typeof value.url === "string" ? value.url : undefined;
}

interface Node {
  tag: string;
  attrs?: { href?: string };
  children?: unknown[];
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "tag" in value && typeof value.tag === "string";
}

function isAction(value: unknown): boolean {
  return typeof value === "object" && value !== null && "label" in value;
}
