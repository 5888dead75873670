import { inBackground } from "#shared/in-background.ts";
import { notify } from "../toasts.ts";
import { leaveFor, openDocument } from "./leave.ts";
import { takeReload } from "./reload-guard.ts";

/** A server that takes longer than this to respond counts as unreachable. */
const patienceMs = 4000;
/** Shared by every such notice. */
const stayed = { text: "You are still where you were.", kind: "failed" } as const;

/**
 * For a page whose code or data failed: loads it as a document, unless that was just tried or the network is down; then
 * the visitor stays and may retry. Resolves once this document is the one shown.
 */
export async function recoverByDocument(address: string): Promise<void> {
  if (!(await isServerThere())) {
    const action = { label: "Try again", run: () => inBackground(recoverByDocument(address)) };
    notify({ ...stayed, title: "No connection", action });
    return;
  }
  if (takeReload(address)) return leaveFor(address);
  const action = { label: "Reload", run: () => openDocument(address) };
  notify({ ...stayed, title: "That page did not arrive", action });
}

/** Asks the server itself, because a browser knows only whether it has a network; any response will do. */
async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const asked = { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(patienceMs) } as const;
  return fetch(`${import.meta.env.BASE_URL}favicon.svg`, asked).then(
    () => true,
    () => false,
  );
}
