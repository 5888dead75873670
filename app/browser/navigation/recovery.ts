import { inBackground } from "#shared/in-background.ts";
import { controlsInPage } from "../controls.ts";
import { notify } from "../toasts.ts";
import { leaveFor, openDocument } from "./leave.ts";
import { takeReload } from "./reload-guard.ts";

/** A server that takes longer than this to respond counts as unreachable. */
const patienceMs = 4000;
/** Shared by every such notice. */
const stayed = () => ({ text: controlsInPage().stillHere, kind: "failed" }) as const;

/**
 * For a page whose code or data failed: loads it as a document, unless that was just tried or the network is down; then
 * the visitor stays and may retry. Resolves once this document is the one shown.
 */
export async function recoverByDocument(address: string): Promise<void> {
  if (!(await isServerThere())) {
    const action = { label: controlsInPage().tryAgain, run: () => inBackground(recoverByDocument(address)) };
    notify({ ...stayed(), title: controlsInPage().offline, action });
    return;
  }
  if (takeReload(address)) return leaveFor(address);
  const action = { label: controlsInPage().reload, run: () => openDocument(address) };
  notify({ ...stayed(), title: controlsInPage().pageFailed, action });
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
