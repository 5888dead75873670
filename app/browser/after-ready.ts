import { showLoadingBar } from "./loading-bar.ts";
import { morphPictures } from "./picture-morph.ts";
import { prefetchLinks } from "./prefetch.ts";
import "./refusals.ts";
import { vitalSampleShare } from "#shared/vitals.ts";
import { watchReleases } from "./release-watch.ts";

/** Starts, once a document, what waits until the page is ready. */
export function startAfterReady({ readyAt }: { readyAt: number }): void {
  const { signal } = new AbortController();
  showLoadingBar({ signal });
  watchReleases({ signal, readyAt });
  prefetchLinks({ signal });
  morphPictures({ signal });
  // So that it is at hand when the network is not; a plain import of what only defines functions would be left out.
  import("./recovery.ts").catch(() => {});
  if (isOurServer() && Math.random() < vitalSampleShare) void startMeasuring();
}

/** A copy of the site on a host of files has nobody who would take a timing. */
function isOurServer(): boolean {
  const { root } = window.__reactRouterDataRouter.state.loaderData;
  return !(root as { forms?: unknown } | undefined)?.forms;
}

/** A visit that cannot be timed is none that anybody misses. */
async function startMeasuring(): Promise<void> {
  const timing = await import("./measure-visit.ts").catch(() => undefined);
  timing?.measureVisit();
}
