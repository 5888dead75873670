import type { Destination } from "./destinations.ts";
import { allRoutes, routesAt } from "./router.ts";

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
  const shown = new Set(filesOf({ pathname })?.sheets);
  const ofPages = new Set(allRoutes().flatMap(([, files]) => files?.css ?? []));
  // Every route names the frame's sheet too, which a page that is not there needs as much as any other.
  for (const href of allRoutes().find(([id]) => id === "root")?.[1]?.css ?? []) ofPages.delete(href);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const href = link.getAttribute("href") ?? "";
    const media = shown.has(href) ? "" : resting;
    if (ofPages.has(href) && link.media !== media) link.media = media;
  }
}

const resting = "not all";

async function keepSheet(href: string, fetchPriority: RequestPriority): Promise<void> {
  const present = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${href}"]`);
  if (present?.sheet) return;
  const link = present ?? Object.assign(document.createElement("link"), { rel: "stylesheet", href, media: resting });
  link.fetchPriority = fetchPriority;
  await new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
    if (!present) document.head.append(link);
  });
  if (!link.sheet) link.remove();
}
