import type { Destination } from "./destinations.ts";
import { routesAt } from "./router.ts";

export interface PageFiles {
  /** The page's route pattern, such as `blog/:slug`. */
  pattern: string;
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
    modules: routes.flatMap(({ module }) => module || []),
    sheets: routes.flatMap(({ css = [] }) => css),
  };
}

/** @throws if any fails to load */
export async function loadCode(modules: readonly string[]): Promise<void> {
  await Promise.all(modules.map((module) => import(/* @vite-ignore */ module)));
}

/**
 * Loads a page's style sheets into the document and waits for them, so that no page shows unstyled: the router adds the
 * next page's sheets only with its content. They apply once the page is shown (`applySheets`). A sheet that fails does
 * not hold up the page.
 */
export async function keepSheets(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map(keepSheet));
}

/** Enables the kept sheets of one page and disables all others: two pages' sheets would override each other. */
export function applySheets(pathname: string): void {
  const kept = document.querySelectorAll<HTMLLinkElement>("link[data-kept]");
  if (kept.length === 0) return;
  const sheets = filesOf({ pathname })?.sheets ?? [];
  for (const link of kept) link.media = sheets.includes(link.getAttribute("href") ?? "") ? "all" : resting;
}

const resting = "not all";

function keepSheet(href: string): Promise<void> | undefined {
  if (document.querySelector(`link[data-kept][href="${href}"]`)) return undefined;
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href, media: resting, fetchPriority: "high" });
  link.dataset.kept = "";
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      resolve();
    });
    document.head.append(link);
  });
}
