import { expect, test } from "vitest";
import { coverOf } from "./cover.ts";
import { compose, orthographic } from "./matrix.ts";

const view = orthographic(10, 10, -10, 10);
const box = (at: [number, number, number]) => ({
  low: [-1, -1, -1] as [number, number, number],
  high: [1, 1, 1] as [number, number, number],
  matrix: compose(at),
});
const down = { way: [0, 0, -1] as [number, number, number], floor: -5 };

test("a box covers what its corners cover, and several their least frame", () => {
  const { left, right, bottom, top } = coverOf([box([0, 0, 0])], view, down);
  for (const [found, wanted] of [
    [left, -0.1],
    [right, 0.1],
    [bottom, -0.1],
    [top, 0.1],
  ] as const)
    expect(found).toBeCloseTo(wanted);
  const two = coverOf([box([-4, 0, 0]), box([5, 6, 0])], view, down);
  expect(two.left).toBeCloseTo(-0.5);
  expect(two.top).toBeCloseTo(0.7);
});

test("a shadow to the side widens the box by its length, and an object on the floor casts none", () => {
  const slanting = { way: [0.5, 0, -1] as [number, number, number], floor: -1 };
  expect(coverOf([box([0, 0, 2])], view, slanting).right).toBeCloseTo((1 + 4 * 0.5) / 10);
  expect(coverOf([box([0, 0, -3])], view, slanting).right).toBeCloseTo(0.1);
});
