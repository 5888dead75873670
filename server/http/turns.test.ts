import { expect, test } from "vitest";
import { joinSame, LineFull, limitParallel } from "./turns.ts";

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

test("never more than the limit at a time; who waits comes next in order, also after a failure", async () => {
  const turn = limitParallel({ limit: 2, longestLine: 10 });
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const pieces = Array.from({ length: 8 }, (_, index) =>
    turn(async () => {
      order.push(index);
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running--;
      if (index === 1) throw new Error("broken");
    }),
  );
  const ends = await Promise.allSettled(pieces);
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(ends.map(({ status }) => status).filter((status) => status === "rejected")).toHaveLength(1);
});

test("who finds the line full is turned away without being started; a place that is free again is given", async () => {
  const turn = limitParallel({ limit: 1, longestLine: 1 });
  const [first, second, third, fourth] = [work(), work(), work(), work()];
  const running = [turn(first.start), turn(second.start)];
  await expect(turn(third.start)).rejects.toBeInstanceOf(LineFull);
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
