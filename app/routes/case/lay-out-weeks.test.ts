import { expect, test } from "vitest";
import { layOutWeeks } from "./lay-out-weeks.ts";

const total = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);

test.each([1, 2, 5, 11, 13, 14, 19, 20, 26, 78, 156])(
  "of %i weeks each task begins and ends in its own week",
  (weeks) => {
    const work = Array.from({ length: weeks }, (_, index) => ({ start: index + 1, weeks: Math.min(3, weeks - index) }));
    const { bars, ticks } = layOutWeeks(work, weeks);
    for (const [index, { before, width, after }] of bars.entries()) {
      expect((before / 100) * weeks).toBeCloseTo(index);
      expect((width / 100) * weeks).toBeCloseTo(work[index]?.weeks ?? 0);
      expect(before + width + after).toBeCloseTo(100);
    }
    expect([ticks[0]?.week, ticks.at(-1)?.week]).toEqual([1, weeks]);
    expect(ticks.length).toBeLessThanOrEqual(14);
    expect(total(ticks.map(({ width }) => width))).toBeCloseTo(100);
    for (const [index, { week }] of ticks.entries())
      expect((total(ticks.slice(0, index).map(({ width }) => width)) / 100) * weeks).toBeCloseTo(week - 1);
  },
);

test("a task that runs past the end of the job ends with it", () => {
  const [bar] = layOutWeeks([{ start: 4, weeks: 9 }], 5).bars;
  expect(bar).toEqual({ before: 60, width: 40, after: 0, side: "before" });
});
