import type { Destination } from "./destinations.ts";
import { routesAt } from "./router.ts";

export interface PageFiles {
  /** Of the route that shows the page, as the address book writes it: `blog/:slug`. */
  pattern: string;
  modules: string[];
  sheets: string[];
}

/** The files that a page needs; undefined where no route of the address book matches. */
export function filesOf({ pathname }: Destination): PageFiles | undefined {
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
 * Puts a page's style sheets into the document for good and waits for them, so that a page never shows before its style:
 * the router takes the sheets of the page that is left away, and adds those of the next one only with its content. A
 * sheet that fails does not hold the page up. Each sheet keeps to its own component, so none is in another's way.
 */
export async function keepSheets(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map(keepSheet));
}

function keepSheet(href: string): Promise<void> | undefined {
  if (document.querySelector(`link[data-kept][href="${href}"]`)) return undefined;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
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
