import { openDocument } from "./leave.ts";
import { takeReload } from "./reload-guard.ts";
import { notify } from "./toasts.ts";

/**
 * For a page whose code or data failed: loads it as a document, unless that was tried just now; then the visitor stays
 * and can ask for it.
 * @returns whether the document is being left
 */
export function recoverByDocument(address: string): boolean {
  if (takeReload(address)) {
    openDocument(address);
    return true;
  }
  notify({
    title: "That page did not arrive",
    text: "You are still where you were.",
    kind: "failed",
    action: { label: "Reload", run: () => openDocument(address) },
  });
  return false;
}
