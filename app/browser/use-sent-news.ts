import type { FormName } from "#shared/receiving.ts";
import { takeNews } from "./sent-news.ts";
import { type Notice, notify } from "./toasts.ts";
import { forgetTyped } from "./typed-text.ts";
import { useBehaviour } from "./use-behaviour.ts";

/** On the page that confirms a sending: announces it when it was sent just now, and `onNews` may tidy up. */
export function useSentNews(form: FormName, notice?: Notice, onNews?: () => void): void {
  useBehaviour(() => {
    // A form that was sent before its script ran could not do this itself.
    forgetTyped(form);
    if (!takeNews(form)) return;
    if (notice) notify(notice);
    onNews?.();
  });
}
