import { inject } from "vitest";
import { isOff } from "#shared/off-pages.ts";
import { ownContent } from "./own-content.ts";

/** Every prerendered path of a site, as its build lists them. */
export async function prerenderedPaths(origin = inject("content")): Promise<string[]> {
  const { id } = (await (await fetch(`${origin}/builds/latest.json`)).json()) as { id: string };
  const response = await fetch(`${origin}/builds/meta/${id}.json`);
  return ((await response.json()) as { prerendered: string[] }).prerendered;
}

/** Pages rendered on every request, but for those that the site in `content/` does without. */
export const renderedPaths = ["/brief", "/contact", "/checkout", "/search", "/site-vitals"].filter(
  (path) => !isOff(path, ownContent.off),
);

/** One page of each kind: every fixed path, and the first of each collection. */
export async function oneOfEachKind(origin = inject("content")): Promise<string[]> {
  return someOfEachKind([...(await prerenderedPaths(origin)), ...renderedPaths], 1);
}

/** Every fixed path, and the first so many of each collection. */
export function someOfEachKind(paths: readonly string[], count: number): string[] {
  const seen = new Map<string, number>();
  return paths.filter((path) => {
    const kind = path.replace(/^\/(team|portfolio|single-shop|blog|blog\/(?:category|tag|page))\/[^/]+$/, "/$1/*");
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    return before < count;
  });
}

export async function fetchHtml(path: string, origin = inject("content")): Promise<{ status: number; html: string }> {
  const response = await fetch(origin + path, { headers: { Accept: "text/html" } });
  return { status: response.status, html: await response.text() };
}

/** Whether the site in `content/` has a page, which its owner may have switched off. */
export async function isThere(path: string): Promise<boolean> {
  return (await fetchHtml(path)).status === 200;
}

/** The visible text of `main`. */
export function mainText(html: string): string {
  const main = /<main[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1] ?? "";
  return decodeEntities(main.replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, " ").replace(/<[^>]+>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

export function decodeEntities(text: string): string {
  const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", nbsp: " " };
  return text.replace(/&(#?\w+);/g, (whole, name: string) => named[name] ?? whole);
}
