import pLimit from "p-limit";
import { expect, test } from "vitest";
import { joinSame, QueueFull, runQueued } from "./queue.ts";

/** A task that ends on command. */
function work() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isStarted = false;
  const start = () => {
    isStarted = true;
    return promise;
  };
  return { start, end: resolve, isStarted: () => isStarted };
}

test("who finds the line full is turned away without being started; a place that is free again is given", async () => {
  const limit = pLimit(1);
  const turn = (task: () => Promise<void>) => runQueued(limit, 1, task);
  const [first, second, third, fourth] = [work(), work(), work(), work()];
  const running = [turn(first.start), turn(second.start)];
  await expect(turn(third.start)).rejects.toBeInstanceOf(QueueFull);
  expect(third.isStarted()).toBe(false);
  first.end();
  await running[0];
  const late = turn(fourth.start);
  second.end();
  fourth.end();
  await Promise.all([running[1], late]);
  expect(fourth.isStarted()).toBe(true);
});

test("the same work is started once while it is under way, and again afterwards", async () => {
  const join = joinSame<number>();
  let started = 0;
  const start = async () => {
    await new Promise(setImmediate);
    return ++started;
  };
  expect(await Promise.all([join("a", start), join("a", start), join("b", start)])).toEqual([1, 1, 2]);
  expect(await join("a", start)).toBe(3);
});
