import type { Content } from "../content.server.ts";
import { oncePerContent } from "../once-per-content.server.ts";
import { type ListedPage, listedPages, repeatedEntries } from "./page-list.server.ts";

const pagesByPath = oncePerContent((content) => new Map(listedPages(content).map((page) => [page.path, page])));

/** The page at a path, if crawlers may know of it. */
export function findListedPage(content: Content, path: string): ListedPage | undefined {
  return pagesByPath(content).get(path);
}

/** The page at a path, or the one whose entry it repeats. */
export function findShownPage(content: Content, path: string): ListedPage | undefined {
  return findListedPage(content, repeatedEntries(content)[path] ?? path);
}
