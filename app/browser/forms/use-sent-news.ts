import type { FormName } from "#shared/receiving.ts";
import { type Notice, notify } from "../toasts.ts";
import { useBehaviour } from "../use-behaviour.ts";
import { takeNews } from "./sent-news.ts";
import { forgetTyped } from "./typed-text.ts";

let isResponseTaken = false;

/**
 * True once in a document that is the response to a form which was sent before its script ran: the browser posted it and was
 * redirected here. Not when the page is loaded again, nor when its address comes from a mail.
 */
function takeResponse(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  if (isResponseTaken || !(loaded instanceof PerformanceNavigationTiming)) return false;
  isResponseTaken = true;
  const isHere = loaded.name === location.href;
  return isHere && loaded.type === "navigate" && loaded.redirectCount > 0 && document.referrer !== "";
}

/**
 * On the page that confirms a sending: announces it when it was sent just now. `onNews` may tidy up, and gets what was
 * sent where a script did it.
 */
export function useSentNews(form: FormName, notice?: Notice, onNews?: (fields: FormData | undefined) => void): void {
  useBehaviour(() => {
    // A form that was sent before its script ran could not do this itself.
    forgetTyped(form);
    const fields = takeNews(form);
    if (!fields && !takeResponse()) return;
    if (notice) notify(notice);
    onNews?.(fields);
  });
}
