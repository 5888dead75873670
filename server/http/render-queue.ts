import { setImmediate } from "node:timers/promises";
import pLimit from "p-limit";
import type { Middleware } from "./context.ts";
import { plainResponse } from "./plain-response.ts";

interface RenderTurnsOptions {
  /** How many requests are worked on at a time. */
  atOnce?: number;
  /** A page that waits for a database must not delay pages without one for longer. */
  patienceMs?: number;
  /** With so many waiting, further requests get a 503. */
  longestQueue?: number;
}

/**
 * Works on a few requests at a time, in the order in which they arrived. Rendering keeps one core busy, so that taking
 * more of them at once makes none faster, but each takes memory until it is finished.
 */
export function renderQueue({
  atOnce = 2,
  patienceMs = 5_000,
  longestQueue = 100,
}: RenderTurnsOptions = {}): Middleware {
  const limit = pLimit(atOnce);

  return async (_, next) => {
    if (limit.pendingCount >= longestQueue)
      return plainResponse(503, "Too many visitors at once. Try again in five seconds.", { "Retry-After": "5" });
    const hasToWait = limit.activeCount >= limit.concurrency;
    // Lets in the first of the line, which is this one, until a page is finished.
    const patience = setTimeout(() => limit.concurrency++, patienceMs);
    await limit(async () => {
      clearTimeout(patience);
      // Not in the same turn as another page was finished, or other requests would not be served.
      if (hasToWait) await setImmediate();
      try {
        await next();
      } finally {
        if (limit.concurrency > atOnce) limit.concurrency--;
      }
    });
  };
}
