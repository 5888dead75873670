import { randomBytes } from "node:crypto";
import type { EntryContext } from "react-router";
import type { Content } from "#model/content.server.ts";
import { oncePerContent } from "#model/once-per-content.server.ts";
import { listedPages } from "#model/pages/page-list.server.ts";
import { type FixedPath, fixedPaths } from "#model/pages/site-paths.server.ts";
import { canonicalPath } from "#shared/canonical-path.ts";
import { wordsOfPath } from "#shared/words-of-path.ts";
import type { NearPage } from "../frame/nearest-pages.ts";
import { shopPaths } from "../frame/use-current.ts";

/** What the screen of a missing page takes from its address. */
export interface LostWords {
  /** The address with stand-ins, as the page shows them. */
  pathname: string;
  closest: NearPage[];
  /** A stand-in, as the page shows it, and the word that belongs there. */
  pairs: [standIn: string, word: string][];
  /** What else depends on the address: the menu's current section, how many pages are close and of what kind. */
  shape: unknown;
}

/** Stand-ins are looked for in the page, so nothing else may look like one. */
const random = randomBytes(12).toString("hex");
const standIn = (name: string) => name + random;

/** Undefined where the screen depends on more than these words. `path` is without the base. */
export function lostWords(
  content: Content,
  { path, search }: Record<"path" | "search", string>,
  closest: readonly NearPage[],
): LostWords | undefined {
  const start = sectionStart(content, path);
  if (start === undefined) return undefined;
  const pathname = start + standIn("path");
  const near = closest.map(standInFor);
  return {
    pathname,
    closest: near.map(({ page }) => page),
    pairs: [
      [pathname, path + search],
      [wordsOfPath(pathname), wordsOfPath(path)],
      ...near.flatMap(({ pairs }) => pairs),
    ],
    shape: [start, near.map(({ page }) => [isFixed(page.path) && page.path, page.reason !== ""])],
  };
}

/** The router's context of a missing page, with the stand-ins in its address. */
export function routerOfLost(router: EntryContext, { pathname }: LostWords): EntryContext {
  const { staticHandlerContext } = router;
  const location = {
    ...staticHandlerContext.location,
    pathname: import.meta.env.BASE_URL.slice(0, -1) + pathname,
    search: "",
  };
  return { ...router, staticHandlerContext: { ...staticHandlerContext, location } };
}

/**
 * The longest page that a path continues, with the sign that follows it: the menu marks such a page as the current
 * section. Undefined for a page's own path, and for a spelling that the menu reads otherwise.
 */
function sectionStart(content: Content, path: string): string | undefined {
  const pages = pagesAndSections(content);
  if (canonicalPath(path) !== path || pages.has(path)) return undefined;
  for (let end = path.length - 1; end > 0; end--) {
    if ((path[end] === "/" || path[end] === "-") && pages.has(path.slice(0, end))) return path.slice(0, end + 1);
  }
  return "/";
}

const pagesAndSections = oncePerContent(
  (content) => new Set<string>([...fixedPaths, ...shopPaths, ...listedPages(content).map(({ path }) => path)]),
);

/** The screen adds the site's main pages unless they are among the closest, so a fixed page keeps its path. */
function standInFor(
  { title, path, kind, reason }: NearPage,
  at: number,
): Pick<LostWords, "pairs"> & { page: NearPage } {
  const [titled, named, because] = [standIn(`title${at}`), standIn(`kind${at}`), reason && standIn(`reason${at}`)];
  const to = isFixed(path) ? path : `/${standIn(`page${at}`)}`;
  const pairs: LostWords["pairs"] = [
    [titled, title],
    [named, kind],
    [because, reason],
    [to.slice(1), path.slice(1)],
  ];
  return {
    page: { title: titled, path: to, kind: named, reason: because },
    pairs: pairs.filter(([mark]) => mark.includes(random)),
  };
}

function isFixed(path: string): boolean {
  return fixedPaths.includes(path as FixedPath);
}
