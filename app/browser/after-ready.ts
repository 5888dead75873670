import { showLoadingBar } from "./loading-bar.ts";
import { morphPictures } from "./picture-morph.ts";
import { prefetchLinks } from "./prefetch.ts";
// Here so that they are at hand when the network is not.
import "./recovery.ts";
import "./refusals.ts";
import { watchReleases } from "./release-watch.ts";

/** Starts, once a document, what waits until the page is ready. */
export function startAfterReady({ readyAt }: { readyAt: number }): void {
  const { signal } = new AbortController();
  showLoadingBar({ signal });
  watchReleases({ signal, readyAt });
  prefetchLinks({ signal });
  morphPictures({ signal });
}
