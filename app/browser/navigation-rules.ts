import { createPath, type DataStrategyResult, redirect, replace } from "react-router";
import { canonicalPath } from "#shared/canonical-path.ts";
import { findRedirect, type RedirectRule } from "#shared/redirect-rules.ts";
import { addressOf, currentDestination, type Destination, readDestination, routeFiles } from "./destinations.ts";
import { openDocument, whenBroughtBack } from "./leave.ts";
import { nextPaint } from "./paint.ts";
import { PayloadError } from "./payloads.ts";
import { isOutdated, ownBuildId } from "./release.ts";
import { keepSheets } from "./sheets.ts";

type Results = Record<string, DataStrategyResult>;

/** What the root loader tells every page for its navigations. */
interface RootData {
  redirects?: readonly RedirectRule[];
  buildId?: string;
  /** Query keys that change the page that is open; null when it is rendered for each request. */
  queryKeys?: readonly string[] | null;
}

/**
 * Client middleware for every navigation: follows the redirect table and the one spelling of a path, as the server does
 * for a page load, and looks after what the destination's data turned out to be.
 */
export async function followRules(_: unknown, next: () => Promise<Results>): Promise<Results | undefined> {
  const { navigation } = window.__reactRouterDataRouter.state;
  if (!navigation.location) return next();
  const destination = readDestination(createPath(navigation.location));
  if (!destination) return next();
  if (createPath(destination) === staysAt) {
    staysAt = undefined;
    return presentResults();
  }
  const instead = targetInstead(destination);
  if (instead) throw redirect(instead);
  const isPosted = navigation.formMethod !== undefined && navigation.formMethod !== "GET";
  if (!isPosted && isSameData(destination)) return presentResults();
  if (navigation.historyAction === "POP") await nextPaint();
  return follow(destination, next);
}

async function follow(destination: Destination, next: () => Promise<Results>): Promise<Results> {
  const address = addressOf(destination);
  // Back and forward do not pass the gate.
  if (isOutdated() && navigator.onLine && destination.pathname !== currentDestination().pathname)
    await leaveFor(address);
  const own = ownBuildId();
  const [results] = await Promise.all([next(), keepSheets(routeFiles(destination)?.sheets ?? [])]);
  const errors = Object.values(results).map(({ result }) => result);
  const failed = errors.find((error) => error instanceof PayloadError);
  if (failed) {
    console.warn(failed.message);
    const { recoverByDocument } = await import("./recovery.ts");
    if (await recoverByDocument(address)) await whenBroughtBack();
    throw stay();
  }
  const refused = errors.find((error) => error instanceof Error && error.name === "UnknownMiddlewareError");
  if (refused) {
    console.error(String(refused));
    throw stay();
  }
  const sent = (results.root?.result as RootData | undefined)?.buildId;
  if (sent && own && sent !== own) await leaveFor(address);
  return results;
}

/** Where a navigation must go instead: a path with query and hash below the base, another site's address, or undefined. */
export function targetInstead(
  destination: Destination,
  rules: readonly RedirectRule[] = rootData().redirects ?? [],
): string | undefined {
  const pathname = canonicalPath(destination.pathname);
  const found = findRedirect(rules, { ...destination, pathname });
  if (found) return found.to;
  return pathname === destination.pathname ? undefined : pathname + destination.search + destination.hash;
}

async function leaveFor(address: string): Promise<void> {
  openDocument(address);
  await whenBroughtBack();
  throw stay();
}

/** Where a navigation was ended; what is there is not asked for again, which without a network would never end. */
let staysAt: string | undefined;

/** Ends a navigation where it began. */
function stay(): Response {
  staysAt = createPath(currentDestination());
  return replace(staysAt);
}

/** Whether a navigation stays on a page whose data its query does not change. */
function isSameData({ pathname, search }: Destination): boolean {
  const { errors } = window.__reactRouterDataRouter.state;
  const current = currentDestination();
  const { queryKeys } = rootData();
  if (!queryKeys || errors || pathname !== current.pathname) return false;
  const [before, after] = [new URLSearchParams(current.search), new URLSearchParams(search)];
  return queryKeys.every((key) => String(before.getAll(key)) === String(after.getAll(key)));
}

function presentResults(): Results {
  const { loaderData } = window.__reactRouterDataRouter.state;
  return Object.fromEntries(Object.entries(loaderData).map(([id, result]) => [id, { type: "data" as const, result }]));
}

function rootData(): RootData {
  return (window.__reactRouterDataRouter.state.loaderData.root ?? {}) as RootData;
}
