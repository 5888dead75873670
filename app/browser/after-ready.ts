import { vitalSampleShare } from "#shared/vitals.ts";
import { showLoadingBar } from "./navigation/loading-bar.ts";
import { prefetchLinks } from "./navigation/prefetch.ts";
import "./navigation/refusals.ts";
import { watchReleases } from "./navigation/release-watch.ts";
import { rootData } from "./navigation/router.ts";
import { morphPictures } from "./navigation/view-transition.ts";

interface Options {
  signal: AbortSignal;
  /** When the page became ready, in ms since the epoch. */
  readyAt: number;
}

/** Starts, once a document, what waits until the page is ready. */
export function startAfterReady({ signal, readyAt }: Options): void {
  showLoadingBar({ signal });
  watchReleases({ signal, readyAt });
  prefetchLinks({ signal });
  morphPictures({ signal });
  // So that it is at hand when the network is not; a plain import of what only defines functions would be left out.
  import("./navigation/recovery.ts").catch(() => {});
  // A copy of the site on a host of files has nobody who would take a timing.
  if (!rootData().forms && Math.random() < vitalSampleShare) void startMeasuring();
}

/** A visit that cannot be timed is none that anybody misses. */
async function startMeasuring(): Promise<void> {
  const timing = await import("./measure-visit.ts").catch(() => undefined);
  timing?.measureVisit();
}
