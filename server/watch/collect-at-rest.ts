import type { Server } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

interface RestOptions {
  /** How often to look whether the server rests. */
  everyMs?: number;
  collect?: () => void;
}

/** Requests between two looks that leave it at rest: probes of a balancer, a visitor or two. */
const restingRequests = 4;
/** Fewer leave little behind. */
const workRequests = 200;

/**
 * Collects memory once the server rests after much work: what a burst leaves behind stays in the heap until it has to
 * grow again, since V8 collects only while something is allocated. It takes some 100 ms.
 */
export function collectAtRest(server: Server, { everyMs = 2_000, collect = collectAll }: RestOptions = {}): void {
  let came = 0;
  let cameBefore = 0;
  let collectedAt = 0;
  server.on("request", () => came++);
  const looks = setInterval(() => {
    const isResting = came - cameBefore <= restingRequests;
    cameBefore = came;
    if (!isResting || came - collectedAt < workRequests) return;
    collectedAt = came;
    collect();
  }, everyMs);
  looks.unref();
}

/** Node gives the collector to new contexts only, unless it was started with a flag. */
function collectAll(): void {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")({ type: "major", execution: "sync", flavor: "last-resort" });
}
