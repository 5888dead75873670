import { type DataStrategyResult, redirect, replace } from "react-router";
import { canonicalPath } from "#shared/canonical-path.ts";
import { findRedirect, type RedirectRule } from "#shared/redirect-rules.ts";

type Results = Record<string, DataStrategyResult>;

/**
 * Client middleware for every navigation: follows the redirect table and the one spelling of a path, as the server does
 * for a page load. A destination that names unknown middleware is given up: the page stays, and the console says why.
 */
export async function followRules(_: unknown, next: () => Promise<Results>): Promise<Results | undefined> {
  const { navigation, loaderData } = window.__reactRouterDataRouter.state;
  const { redirects = [] } = (loaderData.root ?? {}) as { redirects?: readonly RedirectRule[] };
  const elsewhere = navigation.location && targetInstead(navigation.location, redirects);
  if (elsewhere) throw redirect(elsewhere);
  const results = await next();
  const refused = Object.values(results).find(
    ({ result }) => (result as Error | null)?.name === "UnknownMiddlewareError",
  );
  if (!refused) return results;
  console.error(String(refused.result));
  const base = import.meta.env.BASE_URL.slice(0, -1);
  throw replace(location.pathname.slice(base.length) + location.search + location.hash);
}

interface Destination {
  pathname: string;
  search: string;
  hash: string;
}

/** Where a navigation must go instead, or undefined. */
export function targetInstead(destination: Destination, rules: readonly RedirectRule[]): string | undefined {
  const pathname = canonicalPath(destination.pathname);
  const found = findRedirect(rules, { ...destination, pathname });
  if (found) return found.to;
  return pathname === destination.pathname ? undefined : pathname + destination.search + destination.hash;
}
