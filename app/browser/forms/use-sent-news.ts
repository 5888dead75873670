import type { FormName } from "#shared/receiving.ts";
import { type Notice, notify } from "../toasts.ts";
import { useBehaviour } from "../use-behaviour.ts";
import { takeNews } from "./sent-news.ts";
import { forgetTyped } from "./typed-text.ts";

let isResponseTaken = false;

/**
 * True once, in a document that answers a form sent before its script ran: the browser posted it and was redirected
 * here. False on a reload, and when the address comes from a mail.
 */
function takeResponse(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  if (isResponseTaken || !(loaded instanceof PerformanceNavigationTiming)) return false;
  isResponseTaken = true;
  const isHere = loaded.name === location.href;
  return isHere && loaded.type === "navigate" && loaded.redirectCount > 0 && document.referrer !== "";
}

/**
 * On a confirmation page: announces a submission that has just been made. `onNews` may tidy up; it receives the sent
 * fields if a script sent them.
 */
export function useSentNews(form: FormName, notice?: Notice, onNews?: (fields: FormData | undefined) => void): void {
  useBehaviour(() => {
    // A form sent before its script ran could not do this itself.
    forgetTyped(form);
    const fields = takeNews(form);
    if (!fields && !takeResponse()) return;
    if (notice) notify(notice);
    onNews?.(fields);
  });
}
