import type { ClientInstrumentation } from "react-router";
import { hasBeenReady } from "../ready.ts";
import {
  addressOf,
  currentDestination,
  type Destination,
  destinationOf,
  endOf,
  payloadAddress,
} from "./destinations.ts";
import { filesOf, isPrerendered, loadCode } from "./files.ts";
import { leaveIfOutdated } from "./leave.ts";
import { endLoading, startLoading } from "./loading.ts";
import { nextPaint } from "./next-paint.ts";
import { pagePassage } from "./passage.ts";
import { loadPayload } from "./payloads.ts";

interface Navigation {
  to: string | number;
  formMethod?: string;
  formData?: FormData;
}

/**
 * Wraps every link, form and programmatic navigation: lets the pressed state paint and fetches the destination's code
 * before the router moves. A navigation that the router must not perform never resolves here, because returning from
 * an instrumentation performs it.
 */
export const navigationGate: ClientInstrumentation = { router: ({ instrument }) => instrument({ navigate: pass }) };

let latest = 0;

/** Going back or forward drops a navigation that still waits here. */
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
  await pagePassage(navigate, destination);
  if (mine === latest) endLoading();
}

/**
 * Makes sure that a destination can be shown.
 * @returns false if the document was left for it, or stays because it is unavailable
 */
async function prepare(wanted: Destination): Promise<boolean> {
  if (wanted.pathname === currentDestination().pathname) return true;
  if (await leaveIfOutdated(wanted)) return false;
  const destination = endOf(wanted);
  const files = destination && filesOf(destination);
  if (!files) return true;
  if (files.pattern.includes(":"))
    await import("../after-ready.ts").then(({ settleRefusal }) => settleRefusal(destination));
  try {
    // Looked up again, because a refused visit has a different route by now.
    const own = filesOf(destination);
    if (!own) return true;
    // In the same round trip; if it fails, the router asks for it again and reports what it gets.
    if (isPrerendered(destination, own)) loadPayload(payloadAddress(destination)).catch(() => {});
    await loadCode(own.modules);
    return true;
  } catch (error) {
    const address = addressOf(wanted);
    console.error(`The code of ${address} failed to load:`, error);
    const { recoverByDocument } = await import("../after-ready.ts");
    await recoverByDocument(address);
    return false;
  }
}

/** A GET form carries its fields in the query. */
function withFields(destination: Destination | undefined, formData: FormData | undefined): Destination | undefined {
  if (!destination || !formData) return destination;
  const query = String(new URLSearchParams([...formData].map(([name, value]) => [name, String(value)])));
  return { ...destination, search: query && `?${query}` };
}
