import type { Destination } from "./destinations.ts";
import { routesAt } from "./router.ts";

export interface PageFiles {
  /** Of the route that shows the page, as the address book writes it: `blog/:slug`. */
  pattern: string;
  modules: string[];
  sheets: string[];
}

/** The files that a page needs; undefined where no route of the address book matches. */
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

/** @throws when one of them does not arrive */
export async function loadCode(modules: readonly string[]): Promise<void> {
  await Promise.all(modules.map((module) => import(/* @vite-ignore */ module)));
}

/**
 * Loads a page's style sheets into the document and waits for them, so that a page never shows before its style: the
 * router adds the sheets of the next page only with its content. They apply once the page is shown (`applySheets`). A
 * sheet that fails does not hold the page up.
 */
export async function keepSheets(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map(keepSheet));
}

/** Lets the kept sheets of one page apply and those of all others rest: two pages' sheets would overrule each other. */
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
