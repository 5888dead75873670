import type { Middleware } from "./context.ts";
import { plainResponse } from "./plain-response.ts";

interface RenderTurnsOptions {
  /** How many requests are worked on at a time. */
  atOnce?: number;
  /** A page that waits for a database that is away must not hold up those that need none for longer. */
  patienceMs?: number;
  /** Whoever comes when so many wait is asked to come again. */
  longestLine?: number;
}

/**
 * Works on a few requests at a time, in the order in which they arrived. Rendering keeps one core busy, so that taking
 * more of them at once makes none faster, but each takes memory until it is finished.
 */
export function renderTurns({
  atOnce = 2,
  patienceMs = 5_000,
  longestLine = 100,
}: RenderTurnsOptions = {}): Middleware {
  let running = 0;
  const waiting = new Set<() => void>();

  function wait(): Promise<void> {
    return new Promise((resolve) => {
      const start = () => {
        clearTimeout(patience);
        waiting.delete(start);
        resolve();
      };
      const patience = setTimeout(start, patienceMs);
      waiting.add(start);
    });
  }

  return async (_, next) => {
    if (waiting.size >= longestLine)
      return plainResponse(503, "Too many visitors at once. Try again in five seconds.", { "Retry-After": "5" });
    if (running >= atOnce) await wait();
    running++;
    try {
      await next();
    } finally {
      running--;
      const [first] = waiting;
      // Not in the same go, in which nobody else would be served.
      if (running < atOnce && first) setImmediate(first);
    }
  };
}
