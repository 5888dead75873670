import { canonicalPath } from "../shared/canonical-path.ts";

/** The paths below the base to which a page's links lead, without query and place. */
export function linkedPaths(html: string, basePath: string): string[] {
  const targets = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, target = ""]) => target);
  const own = targets.filter((target) => `${target}/`.startsWith(basePath) && !target.startsWith("//"));
  const paths = own.map((target) => target.slice(basePath.length - 1).replace(/[?#].*$/, "") || "/");
  return [...new Set(paths.map(canonicalPath))];
}

/** Links of pages (HTML by path) to what is not there, as `/there (on /here)`. */
export function deadLinks(
  pages: ReadonlyMap<string, string>,
  { basePath, isThere }: { basePath: string; isThere: (path: string) => boolean },
): string[] {
  const found = new Map<string, string>();
  for (const [page, html] of pages)
    for (const path of linkedPaths(html, basePath)) if (!found.has(path) && !isThere(path)) found.set(path, page);
  return [...found].map(([path, page]) => `${path} (on ${page})`);
}
