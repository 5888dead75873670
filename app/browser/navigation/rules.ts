import { createPath, type DataStrategyResult, redirect, replace } from "react-router";
import { addressOf, currentDestination, type Destination, readDestination, targetInstead } from "./destinations.ts";
import { leaveFor, leaveIfOutdated } from "./leave.ts";
import { nextPaint } from "./next-paint.ts";
import { PayloadError } from "./payloads.ts";
import { presentResults, rootData, routerState } from "./router.ts";

type Results = Record<string, DataStrategyResult>;

/**
 * Client middleware for every navigation: applies the redirect table and canonical paths, as the server does for a page
 * load, and handles what the destination's data turned out to be.
 */
export async function followRules(_: unknown, next: () => Promise<Results>): Promise<Results | undefined> {
  const { navigation } = routerState();
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
  // Back and forward bypass the gate.
  if (await leaveIfOutdated(destination)) throw stay();
  const own = rootData().buildId;
  const results = await next();
  const errors = Object.values(results).map(({ result }) => result);
  const failed = errors.find((error) => error instanceof PayloadError);
  if (failed) {
    console.warn(failed.message);
    const { recoverByDocument } = await import("../after-ready.ts");
    await recoverByDocument(address);
    throw stay();
  }
  const refused = errors.find((error) => error instanceof Error && error.name === "UnknownMiddlewareError");
  if (refused) {
    console.error(String(refused));
    throw stay();
  }
  const sent = buildIdIn(results.root?.result);
  if (sent && own && sent !== own) {
    await leaveFor(address);
    throw stay();
  }
  return results;
}

/** The release that produced the root loader's data. */
function buildIdIn(rootData: unknown): unknown {
  return typeof rootData === "object" && rootData !== null && "buildId" in rootData ? rootData.buildId : undefined;
}

/** Where a navigation was cancelled; the data there is not requested again, which without a network would never end. */
let staysAt: string | undefined;

/** Ends a navigation where it began. */
function stay(): Response {
  staysAt = createPath(currentDestination());
  return replace(staysAt);
}

/** Whether a navigation stays on the page and its query leaves the data unchanged. */
function isSameData({ pathname, search }: Destination): boolean {
  const current = currentDestination();
  const { queryKeys } = rootData();
  if (!queryKeys || routerState().errors || pathname !== current.pathname) return false;
  const [before, after] = [new URLSearchParams(current.search), new URLSearchParams(search)];
  return queryKeys.every((key) => String(before.getAll(key)) === String(after.getAll(key)));
}
