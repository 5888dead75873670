import { expect, test } from "vitest";
import { bucketOf, readingOf, topOf } from "./histogram.ts";

test("a value that is read back is at most a twentieth too high, never too low", () => {
  for (const [metric, value] of [
    ["LCP", 1],
    ["LCP", 812.5],
    ["TTFB", 119_999],
    ["CLS", 0.0003],
    ["CLS", 0.1],
  ] as const) {
    const top = topOf(metric, bucketOf(metric, value));
    expect(top).toBeGreaterThanOrEqual(value * 0.999_999);
    expect(top).toBeLessThanOrEqual(value * 1.0501);
  }
  expect(topOf("CLS", bucketOf("CLS", 0))).toBe(0);
});

test("the figure is the one that three visits in four kept to", () => {
  const counts = new Map([100, 200, 300, 9000].map((value) => [bucketOf("LCP", value), 1]));
  expect(readingOf("LCP", counts)).toEqual({ visits: 4, p75: topOf("LCP", bucketOf("LCP", 300)) });
  expect(readingOf("LCP", new Map())).toBeUndefined();
});
