import { expect, test } from "vitest";
import { slipsBetween } from "./slips-between.ts";

test("letters changed, missing, added or swapped with their neighbour are a slip each", () => {
  const pairs = [
    ["kettle", "kettle", 0],
    ["kettle", "kittle", 1],
    ["kettle", "ketle", 1],
    ["kettle", "kettlee", 1],
    ["kettle", "kettel", 1],
    ["ab", "ba", 1],
    ["kettle", "ektlte", 2],
    ["", "ab", 2],
  ] as const;
  for (const [one, other, slips] of pairs) {
    expect([one, other, slipsBetween(one, other, 2)]).toEqual([one, other, slips]);
    expect([other, one, slipsBetween(other, one, 2)]).toEqual([other, one, slips]);
  }
});

test("more slips than asked for are one more, and so is a word of any length", () => {
  expect(slipsBetween("kettle", "lamp", 2)).toBe(3);
  expect(slipsBetween("x".repeat(5000), "x".repeat(5001), 2)).toBe(3);
});
