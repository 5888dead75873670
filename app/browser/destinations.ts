import { matchRoutes } from "react-router";

/** A place of this site, below the base path. */
export interface Destination {
  pathname: string;
  search: string;
  hash: string;
}

export interface RouteFiles {
  /** Of the route that shows the page, as the address book writes it: `blog/:slug`. */
  pattern: string;
  modules: string[];
  sheets: string[];
}

const base = import.meta.env.BASE_URL.slice(0, -1);

/** The destination behind an address; undefined for another site, another scheme and what is outside the base path. */
export function readDestination(address: string): Destination | undefined {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin || !`${url.pathname}/`.startsWith(`${base}/`)) return undefined;
  return belowBase(url);
}

/** The destination of what a link or a rule says: a path below the base, or a whole address. */
export function destinationOf(to: string): Destination | undefined {
  return readDestination(/^\/(?!\/)/.test(to) ? base + to : to);
}

/** The page that is open now. */
export function currentDestination(): Destination {
  return belowBase(window.__reactRouterDataRouter.state.location);
}

/** Path, query and hash with the base path, as a document is asked for. */
export function addressOf({ pathname, search, hash }: Destination): string {
  return base + pathname + search + hash;
}

/** Where the router asks for the data of a page. */
export function payloadAddress({ pathname, search }: Destination): string {
  return `${base}${pathname === "/" ? "/_" : pathname}.data${search}`;
}

/** The files that a page needs; undefined where no route of the address book matches. */
export function routeFiles({ pathname }: Destination): RouteFiles | undefined {
  const matches = matchRoutes(window.__reactRouterDataRouter.routes, pathname) ?? [];
  const pattern = matches.at(-1)?.route.path;
  if (matches.length === 0 || pattern === "*") return undefined;
  const files = matches.flatMap(({ route }) => window.__reactRouterManifest.routes[route.id] ?? []);
  return {
    pattern: pattern ?? "",
    modules: files.flatMap(({ module }) => module || []),
    sheets: files.flatMap(({ css = [] }) => css),
  };
}

function belowBase({ pathname, search, hash }: Destination): Destination {
  return { pathname: pathname.slice(base.length) || "/", search, hash };
}
