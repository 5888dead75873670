import type { Findable } from "#shared/search-file.ts";
import { readMarkdown } from "../markdown/markdown.server.ts";

/** A searchable entry with its page's text. */
export interface SearchText extends Findable {
  pieces: string[];
  /** Words by which buyers look for it, which the page does not show as they stand here. */
  unshown?: string | undefined;
}

/** Fields that a page uses but does not show: addresses, references, internal names. */
const unseen = new Set([
  ...["url", "src", "path", "href", "slug", "department", "icon", "iconUrl", "imgUrl", "date", "id", "timeZone", "alt"],
  ...["tag", "attrs", "case", "person", "series", "service", "related", "quote", "category", "outcome", "head", "kind"],
  ...["land", "proof", "placeholder", "facts", "role", "shape", "variant", "tone", "rhythm", "picture"],
]);

export type Found = Omit<SearchText, "kind">;

/** The visible text in a piece of content, field by field and block by block, without placeholders for values. */
export function visiblePieces(value: unknown): string[] {
  if (isRich(value)) return cleaned(innerText(value));
  if (typeof value === "string") return cleaned(value);
  if (Array.isArray(value)) return value.flatMap(visiblePieces);
  if (typeof value !== "object" || value === null) return [];
  if ("tag" in value && "children" in value) return visiblePieces(value.children);
  return Object.entries(value)
    .filter(([name]) => !unseen.has(name))
    .flatMap(([name, inside]) => visiblePieces(isDocument(name, inside) ? readMarkdown(inside).nodes : inside));
}

/** A document to take away is Markdown as it was written. */
function isDocument(name: string, inside: unknown): inside is string {
  return name === "body" && typeof inside === "string";
}

/** Words mixed with elements form one piece: a paragraph, not a list of fields or blocks. */
function isRich(value: unknown): value is unknown[] {
  if (!Array.isArray(value)) return false;
  const hasWords = value.some((part) => typeof part === "string" && part.trim() !== "");
  return hasWords && value.some((part) => typeof part === "object");
}

function innerText(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(innerText).join("");
  return typeof value === "object" && value !== null && "children" in value ? innerText(value.children) : "";
}

function cleaned(text: string): string[] {
  const words = text
    .replace(/\{\w+\}/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return words && !isKey.test(words) ? [words] : [];
}

/** A day, or the name of another entry, which pages show by its title. */
const isKey = /^[a-z0-9]+(-[a-z0-9]+)+$/;
