import { expect, test } from "vitest";
import { createPace } from "./pace.ts";

const run = (pace: ReturnType<typeof createPace>, frames: number, ms: number) => {
  for (let k = 0; k < frames; k++) pace.note(ms);
  return pace.fineness();
};

test("what keeps up is drawn as finely as it can be seen, one slow frame or not", () => {
  const pace = createPace();
  expect(run(pace, 200, 17)).toBe(1);
  pace.note(200);
  expect(run(pace, 30, 17)).toBe(1);
});

test("what is slow is drawn coarser step by step, to a half, and stays so", () => {
  const pace = createPace();
  const first = run(pace, 10, 60);
  expect(first).toBeLessThan(1);
  expect(run(pace, 10, 60)).toBeLessThan(first);
  expect(run(pace, 500, 60)).toBe(0.5);
  expect(run(pace, 500, 17)).toBe(0.5);
});
