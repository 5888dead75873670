import { randomBytes } from "node:crypto";
import { type EntryContext, isRouteErrorResponse } from "react-router";
import type { Content } from "#model/content.server.ts";
import { oncePerContent } from "#model/once-per-content.server.ts";
import { listedPages } from "#model/pages/page-list.server.ts";
import { type FixedPath, fixedPaths } from "#model/pages/site-paths.server.ts";
import { canonicalPath } from "#shared/canonical-path.ts";
import { wordsOfPath } from "#shared/fold-text.ts";
import type { NearPage } from "../frame/nearest-pages.ts";
import { shopPaths } from "../frame/use-current.ts";

/** The screen of a missing page, with stand-ins for all words that come from the address. */
export interface LostPage {
  router: EntryContext;
  closest: NearPage[];
  /** A stand-in, as the page shows it, and the word that belongs there. */
  pairs: [standIn: string, word: string][];
  /** What else depends on the address: the menu's current section, how many pages are close and of what kind. */
  shape: unknown;
}

/** Stand-ins are looked for in the page, so nothing else may look like one. */
const random = randomBytes(12).toString("hex");
const standIn = (name: string) => name + random;

/** Undefined where the screen depends on more than these words. */
export function lostPage(content: Content, router: EntryContext, closest: readonly NearPage[]): LostPage | undefined {
  const { staticHandlerContext } = router;
  const { location, errors } = staticHandlerContext;
  const base = import.meta.env.BASE_URL.slice(0, -1);
  const path = location.pathname.slice(base.length);
  const start = sectionStart(content, path);
  if (start === undefined || !Object.values(errors ?? {}).every(hasNoWords)) return undefined;
  const pathname = start + standIn("path");
  const near = closest.map(standInFor);
  return {
    router: {
      ...router,
      staticHandlerContext: {
        ...staticHandlerContext,
        location: { ...location, pathname: base + pathname, search: "" },
      },
    },
    closest: near.map(({ page }) => page),
    pairs: [
      [pathname, path + location.search],
      [wordsOfPath(pathname), wordsOfPath(path)],
      ...near.flatMap(({ pairs }) => pairs),
    ],
    shape: [start, near.map(({ page }) => [isFixed(page.path) && page.path, page.reason !== ""])],
  };
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
function standInFor({ title, path, kind, reason }: NearPage, at: number): Pick<LostPage, "pairs"> & { page: NearPage } {
  const [titled, named, because] = [standIn(`title${at}`), standIn(`kind${at}`), reason && standIn(`reason${at}`)];
  const to = isFixed(path) ? path : `/${standIn(`page${at}`)}`;
  const pairs: LostPage["pairs"] = [
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

function hasNoWords(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500 && !error.data;
}
