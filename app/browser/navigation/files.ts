import type { Destination } from "./destinations.ts";
import { allRoutes, rootData, routesAt } from "./router.ts";

export interface PageFiles {
  /** The page's route pattern, such as `blog/:slug`. */
  pattern: string;
  /** Its scripts with all that they import, so that they come in one round trip. */
  modules: string[];
  sheets: string[];
}

/** The files that a page needs; undefined where no route matches. */
export function filesOf({ pathname }: Pick<Destination, "pathname">): PageFiles | undefined {
  const routes = routesAt(pathname);
  const pattern = routes.at(-1)?.path;
  if (routes.length === 0 || pattern === "*") return undefined;
  return {
    pattern: pattern ?? "",
    modules: routes.flatMap(({ module, imports = [] }) => (module ? [module, ...imports] : [])),
    sheets: routes.flatMap(({ css = [] }) => css),
  };
}

/**
 * Whether a page's data may be fetched before the router asks for it. Data made for each request is fetched only once: it
 * may hold a form token or run a route's check.
 */
export function isPrerendered({ search }: Destination, { pattern }: PageFiles): boolean {
  const { perRequest = [] } = rootData();
  return search === "" && !perRequest.some((start) => pattern === start || pattern.startsWith(`${start}/`));
}

/** @throws if any fails to load */
export async function loadCode(modules: readonly string[]): Promise<void> {
  await Promise.all(modules.map((module) => import(/* @vite-ignore */ module)));
}

/**
 * Loads a page's style sheets into the document and waits for them, so that no page shows unstyled. They rest until the
 * page is shown (`applySheets`). A sheet that fails does not hold up the page.
 */
export async function keepSheets(addresses: readonly string[], fetchPriority: RequestPriority = "high"): Promise<void> {
  await Promise.all(addresses.map((href) => keepSheet(href, fetchPriority)));
}

/** Applies the sheets of one page and rests those of all others: two pages' sheets would override each other. */
export function applySheets(pathname: string): void {
  const shown = new Set(routesAt(pathname).flatMap(({ css = [] }) => css));
  const ofPages = new Set(allRoutes().flatMap(([, files]) => files?.css ?? []));
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const href = link.getAttribute("href") ?? "";
    const media = shown.has(href) ? "" : resting;
    if (ofPages.has(href) && link.media !== media) link.media = media;
  }
}

const resting = "not all";
const arriving = new Map<string, Promise<unknown>>();

async function keepSheet(href: string, fetchPriority: RequestPriority): Promise<void> {
  if (!arriving.has(href) && !document.querySelector(`link[rel="stylesheet"][href="${href}"]`))
    arriving.set(href, addSheet(href, fetchPriority));
  await arriving.get(href);
}

function addSheet(href: string, fetchPriority: RequestPriority): Promise<unknown> {
  const link = Object.assign(document.createElement("link"), {
    rel: "stylesheet",
    href,
    media: resting,
    fetchPriority,
  });
  return new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
    link.addEventListener("error", () => {
      link.remove();
      arriving.delete(href);
    });
    document.head.append(link);
  });
}
