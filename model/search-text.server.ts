/** Fields that a page uses without showing them: addresses, references, names that only we know. */
const unseen = new Set([
  ...["url", "src", "path", "href", "slug", "bench", "icon", "iconUrl", "imgUrl", "date", "id", "timeZone", "alt"],
  ...["tag", "attrs", "case", "person", "series", "service", "related", "quote", "category", "outcome", "head", "kind"],
]);

/** The words that a visitor may read in a piece of content, with spaces between; places for values are left out. */
export function visibleText(value: unknown): string {
  if (typeof value === "string") return value.replace(/\{\w+\}/g, " ");
  if (Array.isArray(value)) return value.map(visibleText).join(" ");
  if (typeof value !== "object" || value === null) return "";
  const shown = Object.entries(value).filter(([name]) => !unseen.has(name));
  return shown.map(([, inside]) => visibleText(inside)).join(" ");
}
