import { expect, test } from "vitest";
import { loadingProgress } from "./loading-bar.ts";

test("LOAD-3 the bar is half full after 1 s, 70.5 % after 2 s, always growing and never full by itself", () => {
  expect(loadingProgress(0)).toBe(0);
  expect(loadingProgress(1000)).toBeCloseTo(0.5, 10);
  expect(loadingProgress(2000)).toBeCloseTo(0.705, 3);
  const steps = Array.from({ length: 200 }, (_, index) => loadingProgress(index * 500));
  expect(steps.every((share, index) => index === 0 || share > (steps[index - 1] ?? 1))).toBe(true);
  expect(loadingProgress(1e9)).toBeLessThan(1);
});
