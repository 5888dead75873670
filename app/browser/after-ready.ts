import { inBackground } from "#shared/in-background.ts";
import { vitalSampleShare } from "#shared/vitals.ts";
import { playAct } from "./acts/play-act.ts";
import { showLoadingBar } from "./navigation/loading-bar.ts";
import { prefetchLinks } from "./navigation/prefetch.ts";
import { recoverByDocument } from "./navigation/recovery.ts";
import { settleRefusal } from "./navigation/refusals.ts";
import { watchReleases } from "./navigation/release-watch.ts";
import { rootData } from "./navigation/router.ts";
import { wipeTiles } from "./navigation/tile-wipe.ts";
import { morphPictures } from "./navigation/view-transition.ts";
import { noteSource } from "./visit-source.ts";

interface Options {
  signal: AbortSignal;
  /** When the page became ready, in ms since the epoch. */
  readyAt: number;
}

/**
 * What the gate needs only now and then: in this file it is there when the network fails, and is not a request of its own. What a
 * hero does by itself begins here, too.
 */
export { playAct, recoverByDocument, settleRefusal };

/** Starts, once per document, everything that waits until the page is ready. */
export function startAfterReady({ signal, readyAt }: Options): void {
  showLoadingBar({ signal });
  watchReleases({ signal, readyAt });
  prefetchLinks({ signal });
  morphPictures({ signal });
  wipeTiles({ signal });
  if (rootData().sources) noteSource({ signal });
  // A static export has no server to send timings to.
  if (!rootData().forms && Math.random() < vitalSampleShare) inBackground(startMeasuring());
}

/** If this fails to load, the visit is simply not timed. */
async function startMeasuring(): Promise<void> {
  const timing = await import("./measure-visit.ts").catch(() => undefined);
  timing?.measureVisit();
}
