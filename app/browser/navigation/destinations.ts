import { canonicalPath } from "#shared/canonical-path.ts";
import { findRedirect, type RedirectRule } from "#shared/redirect-rules.ts";
import { rootData, routerState } from "./router.ts";

/** A place on this site, below the base path. */
export interface Destination {
  pathname: string;
  search: string;
  hash: string;
}

const base = __PAGES_BASE__.slice(0, -1);

/** The destination of an address; undefined for another site, another scheme or outside the base path. */
export function readDestination(address: string): Destination | undefined {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin || !`${url.pathname}/`.startsWith(`${base}/`)) return undefined;
  return belowBase(url);
}

/** The destination of a link or rule: a path below the base, or an absolute address. */
export function destinationOf(to: string): Destination | undefined {
  return readDestination(withBase(to));
}

/** A link's or rule's target as the browser needs it, with the base path. */
export function withBase(to: string): string {
  return /^\/(?!\/)/.test(to) ? base + to : to;
}

/** The current page. */
export function currentDestination(): Destination {
  return belowBase(routerState().location);
}

/** Path, query and hash with the base path, for a document request. */
export function addressOf({ pathname, search, hash }: Destination): string {
  return base + pathname + search + hash;
}

/** The address from which the router fetches a page's data. */
export function payloadAddress({ pathname, search }: Destination): string {
  return `${base}${pathname === "/" ? "/_" : pathname}.data${search}`;
}

/** Where a visit must go instead: a path with query and hash below the base, another site's address, or undefined. */
export function targetInstead(
  destination: Destination,
  rules: readonly RedirectRule[] = rootData().redirects ?? [],
): string | undefined {
  const pathname = canonicalPath(destination.pathname);
  const found = findRedirect(rules, { ...destination, pathname });
  if (found) return found.to;
  return pathname === destination.pathname ? undefined : pathname + destination.search + destination.hash;
}

/** Where a visit will end; undefined if on another site. */
export function endOf(destination: Destination): Destination | undefined {
  const instead = targetInstead(destination);
  return instead === undefined ? destination : destinationOf(instead);
}

function belowBase({ pathname, search, hash }: Destination): Destination {
  return { pathname: pathname.slice(base.length) || "/", search, hash };
}
