import { type ClientInstrumentation, createPath } from "react-router";
import { addressOf, currentDestination, type Destination, destinationOf, routeFiles } from "./destinations.ts";
import { openDocument, whenBroughtBack } from "./leave.ts";
import { endLoading, startLoading } from "./loading.ts";
import { targetInstead } from "./navigation-rules.ts";
import { nextPaint } from "./paint.ts";
import { hasBeenReady } from "./ready.ts";
import { isOutdated } from "./release.ts";

interface Navigation {
  to: string | number;
  formMethod?: string;
  formData?: FormData;
}

/**
 * In front of every link, form and programmatic navigation: lets the pressed state paint and fetches the destination's
 * code before the router moves. What the router must not carry out is held here for ever, because an instrumentation
 * that returns has its navigation carried out.
 */
export const navigationGate: ClientInstrumentation = { router: ({ instrument }) => instrument({ navigate: pass }) };

type Passage = (navigate: () => Promise<unknown>, destination: Destination | undefined) => Promise<unknown>;

let latest = 0;
let passage: Passage = (navigate) => navigate();

/** Puts something around how navigations are carried out. */
export function setPassage(next: Passage): void {
  passage = next;
}

/** Going back or forward gives up a navigation that still waits here. */
export function startGate({ signal }: { signal: AbortSignal }): void {
  const giveUp = () => {
    latest++;
    endLoading();
  };
  window.addEventListener("popstate", giveUp, { signal });
}

async function pass(navigate: () => Promise<unknown>, { to, formData, formMethod }: Navigation): Promise<void> {
  if (typeof to === "number") {
    await navigate();
    return;
  }
  const mine = ++latest;
  startLoading();
  const isPosted = formMethod !== undefined && formMethod.toUpperCase() !== "GET";
  const destination = isPosted ? undefined : withFields(destinationOf(to), formData);
  const [isOpen] = await Promise.all([destination ? prepare(destination) : true, hasBeenReady() && nextPaint()]);
  if (mine !== latest || !isOpen) {
    if (mine === latest) endLoading();
    await new Promise(() => {});
  }
  await passage(navigate, destination);
  if (mine === latest) endLoading();
}

/**
 * Makes sure that a destination can be shown.
 * @returns false when the document is being left for it, or stays because it cannot be had
 */
async function prepare(wanted: Destination): Promise<boolean> {
  const address = addressOf(wanted);
  if (wanted.pathname === currentDestination().pathname) return true;
  if (isOutdated() && navigator.onLine) {
    openDocument(address);
    await whenBroughtBack();
    return false;
  }
  const destination = destinationOf(targetInstead(wanted) ?? createPath(wanted));
  const files = destination && routeFiles(destination);
  if (!files) return true;
  if (files.pattern.includes(":"))
    await import("./refusals.ts").then(({ settleRefusal }) => settleRefusal(destination));
  try {
    const modules = routeFiles(destination)?.modules ?? [];
    await Promise.all(modules.map((module) => import(/* @vite-ignore */ module)));
    return true;
  } catch (error) {
    console.error(`The code of ${address} failed to load:`, error);
    const { recoverByDocument } = await import("./recovery.ts");
    if (await recoverByDocument(address)) await whenBroughtBack();
    return false;
  }
}

/** A form that asks by GET carries its fields in the query. */
function withFields(destination: Destination | undefined, formData: FormData | undefined): Destination | undefined {
  if (!destination || !formData) return destination;
  const fields = [...formData].map(([name, value]) => [name, String(value)]);
  return { ...destination, search: `?${new URLSearchParams(fields)}` };
}
