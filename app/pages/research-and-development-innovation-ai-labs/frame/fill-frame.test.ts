import { expect, test } from "vitest";
import { fillFrame, layOut, readNumbers, toggled } from "./fill-frame.ts";

test("a frame holds what fits, and says what is left", () => {
  expect(fillFrame([320, 190, 380, 240, 40, 110], 1660)).toEqual({ used: 1280, left: 380, frames: 1, rate: 60 });
  expect(fillFrame([1660], 1660)).toMatchObject({ left: 0, frames: 1, rate: 60 });
  expect(fillFrame([], 1660)).toMatchObject({ used: 0, frames: 1 });
});

test("what does not fit waits for whole frames", () => {
  expect(fillFrame([1280, 460], 1660)).toEqual({ used: 1740, left: -80, frames: 2, rate: 30 });
  expect(fillFrame([1280, 2100], 1660)).toMatchObject({ frames: 3, rate: 20 });
});

test("each part begins where the one before it ended", () => {
  expect(layOut([320, 95, 380])).toEqual([
    { start: 0, cost: 320 },
    { start: 320, cost: 95 },
    { start: 415, cost: 380 },
  ]);
});

test("numbers of an address are those that exist, in order, and can be switched one by one", () => {
  expect(readNumbers("3,1,9,x,3,,-2", 4)).toEqual([1, 3]);
  expect(readNumbers("", 4)).toEqual([]);
  expect(toggled([1, 3], 2)).toEqual([1, 2, 3]);
  expect(toggled([1, 3], 3)).toEqual([1]);
});
