import type { Destination } from "./destinations.ts";
import { rootData, routesAt } from "./router.ts";

export interface PageFiles {
  /** The page's route pattern, such as `blog/:slug`. */
  pattern: string;
  /** Its scripts with all that they import, so that they come in one round trip. */
  modules: string[];
}

/** The files that a page needs; undefined where no route matches, or one that refuses. */
export function filesOf({ pathname }: Pick<Destination, "pathname">): PageFiles | undefined {
  const routes = routesAt(pathname);
  const page = routes.at(-1);
  // A visit that was refused has a route without one.
  if (!page?.module || page.path === "*") return undefined;
  return {
    pattern: page.path ?? "",
    modules: routes.flatMap(({ module, imports = [] }) => (module ? [module, ...imports] : [])),
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
