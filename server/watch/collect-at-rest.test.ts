import { createServer } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { collectAtRest } from "./collect-at-rest.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("memory is collected once after much work, when only probes still come, and again after the next work", () => {
  const server = createServer();
  const collect = vi.fn();
  collectAtRest(server, { everyMs: 2_000, collect });
  const work = (requests: number) => {
    for (let request = 0; request < requests; request++) server.emit("request");
    vi.advanceTimersByTime(2_000);
  };
  work(150);
  work(2);
  expect(collect).not.toHaveBeenCalled();
  work(100);
  expect(collect).not.toHaveBeenCalled();
  work(2);
  work(2);
  expect(collect).toHaveBeenCalledTimes(1);
  work(500);
  work(0);
  expect(collect).toHaveBeenCalledTimes(2);
});

test("the collector of V8 can be had, and gives back what nobody holds", () => {
  const server = createServer();
  collectAtRest(server, { everyMs: 1 });
  let waste: object[] | undefined = Array.from({ length: 300_000 }, () => ({}));
  const held = process.memoryUsage().heapUsed;
  waste = undefined;
  for (let request = 0; request < 200; request++) server.emit("request");
  vi.advanceTimersByTime(1);
  vi.advanceTimersByTime(1);
  expect(waste).toBeUndefined();
  expect(process.memoryUsage().heapUsed).toBeLessThan(held);
});
