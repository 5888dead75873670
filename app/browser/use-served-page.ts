import { useEffect, useState } from "react";
import { isCrawler, mayBeCrawler } from "./crawler.ts";

interface ServedPage {
  /** From `main[data-page]`. */
  name: string;
  html: string;
}

/** For a crawler whose browser hit an error: the page as served, so that no error is indexed; undefined for people. */
export function useServedPage(): ServedPage | undefined {
  const [page] = useState(standingPage);
  const [isKept, setKept] = useState(() => page !== undefined && mayBeCrawler(navigator.userAgent));
  useEffect(() => {
    // Without the list, the guess stands.
    isCrawler(navigator.userAgent).then(setKept, () => {});
  }, []);
  return isKept ? page : undefined;
}

/** Read while the error screen renders: the page is still there then. A page served as an error stays one. */
function standingPage(): ServedPage | undefined {
  const main = typeof document === "undefined" ? null : document.querySelector("main");
  if (!main || main.dataset.page === "not-found") return undefined;
  return { name: main.dataset.page ?? "", html: main.innerHTML };
}
