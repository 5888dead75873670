import { expect, test } from "vitest";
import { measureFeed, playFeed, seenBy, type Trouble } from "./play-feed.ts";
import { readAmount } from "./read-amount.ts";

const source = { pathMs: 200, edgeMs: 49 };
const well: Trouble = { latencyMs: 0, lossPercent: 0, orderPercent: 0, scouts: "both" };
const limits = { lateMs: 1000, staleMs: 2000 };
const measure = (trouble: Partial<Trouble>) => {
  const all = { ...well, ...trouble };
  return measureFeed(playFeed(all, source), all.scouts, 200);
};

test("a feed that is well shows every message after its path", () => {
  expect(measure({})).toEqual({ inTime: 20, count: 20, slowestMs: 200, again: 0, stillMs: 500 });
  expect(measure({ scouts: "one" })).toEqual(measure({}));
});

test("latency is added to every message and to nothing else", () => {
  expect(measure({ latencyMs: 800 })).toEqual({ inTime: 0, count: 20, slowestMs: 1000, again: 0, stillMs: 500 });
});

test("a lost message waits for the next number and for the line there and back", () => {
  const trouble = { ...well, lossPercent: 10, latencyMs: 100 };
  const messages = playFeed(trouble, source);
  const lost = messages.findIndex(({ isLost }) => isLost);
  expect(messages[lost]?.shownMs).toBe((lost + 1) * 500 + 300 + 2 * (49 + 100));
  expect(measure(trouble).again).toBe(messages.filter(({ isLost }) => isLost).length);
});

test("the share of messages is dropped, and the rest is shown complete and in order", () => {
  for (const lossPercent of [0, 10, 20, 30, 40, 50]) {
    const messages = playFeed({ ...well, lossPercent, orderPercent: 30 }, source);
    expect(measure({ lossPercent }).again).toBe((lossPercent / 100) * 20);
    expect(messages.map(({ shownMs }) => shownMs)).toEqual(
      messages.map(({ shownMs }) => shownMs).sort((a, b) => a - b),
    );
    expect(messages.every(({ sentMs, shownMs }) => shownMs >= sentMs + 200 && Number.isFinite(shownMs))).toBe(true);
  }
});

test("what a viewer notices follows from what was measured", () => {
  expect(seenBy(measure({}), "both", limits)).toBe("right");
  expect(seenBy(measure({ latencyMs: 900 }), "both", limits)).toBe("late");
  expect(seenBy({ slowestMs: 2500, stillMs: 2000 }, "both", limits)).toBe("stale");
  expect(seenBy(measure({ scouts: "none" }), "none", limits)).toBe("paused");
  expect(measure({ scouts: "none" })).toMatchObject({ count: 6, stillMs: 10_000 - 2700 });
});

test("amounts of an address are brought into their range", () => {
  expect(["", "x", "-5", "333", "99999"].map((text) => readAmount(text, { max: 2000, step: 100 }))).toEqual([
    0, 0, 0, 300, 2000,
  ]);
});
