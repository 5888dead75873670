import { inject } from "vitest";
import { isOff } from "#shared/off-pages.ts";
import { ownContent } from "./own-content.ts";

/** The path below which the site under test lives: empty at the root. */
export const basePath = () => new URL(inject("origin")).pathname.replace(/\/$/, "");

/** Where the site says that it lives, without a slash at its end: what canonical addresses begin with. */
export const publicOrigin = () => ownContent.site.origin + basePath();

/** Every prerendered path, without the base path, as the build lists them. */
export async function prerenderedPaths(): Promise<string[]> {
  const { id } = (await (await fetch(`${inject("origin")}/builds/latest.json`)).json()) as { id: string };
  const response = await fetch(`${inject("origin")}/builds/meta/${id}.json`);
  return ((await response.json()) as { prerendered: string[] }).prerendered;
}

/** Pages rendered on every request, but for those that the site does without. */
export const renderedPaths = ["/brief", "/contact", "/checkout", "/search", "/site-vitals"].filter(
  (path) => !isOff(path, ownContent.off),
);

/** One page of each kind: every fixed path, and the first of each collection. */
export async function oneOfEachKind(): Promise<string[]> {
  return someOfEachKind([...(await prerenderedPaths()), ...renderedPaths], 1);
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

/**
 * A page's status and HTML. Addresses in it are written as at the root, so that rules about them hold for any base path.
 * @throws Error for an address of ours that lacks the base path
 */
export async function fetchHtml(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(inject("origin") + path, { headers: { Accept: "text/html" } });
  return { status: response.status, html: withoutBase(await response.text(), path) };
}

function withoutBase(html: string, path: string): string {
  const base = basePath();
  if (base === "") return html;
  return html.replace(/ (href|src|action|formaction)="(\/(?!\/)[^"]*)"/g, (_, name: string, address: string) => {
    if (address === base) return ` ${name}="/"`;
    if (!address.startsWith(`${base}/`)) throw new Error(`${path}: ${address} lacks the base path`);
    return ` ${name}="${address.slice(base.length)}"`;
  });
}

/** Whether the site has a page, which its owner may have switched off. */
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
