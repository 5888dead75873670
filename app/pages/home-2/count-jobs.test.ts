import { expect, test } from "vitest";
import { addressWord, fullestSquare, standingOf } from "./count-jobs.ts";

const rows = [
  { cells: [{ ports: 3, coDev: 1 }, { ports: 2 }, {}] },
  { cells: [{ coDev: 4 }, { ports: 6, coDev: 2 }, { ports: 1 }] },
];

test("a square is counted against its row, its column and the whole", () => {
  expect(standingOf(rows, 0, 0)).toEqual({ jobs: 4, ofEngine: 6, ofPlatform: 8, inAll: 19, place: 2 });
  expect(standingOf(rows, 1, 0)).toMatchObject({ jobs: 4, place: 2 });
  expect(standingOf(rows, 1, 1)).toMatchObject({ jobs: 8, place: 1 });
});

test("an empty square has no place, one that does not exist has no jobs", () => {
  expect(standingOf(rows, 0, 2)).toEqual({ jobs: 0, ofEngine: 6, ofPlatform: 1, inAll: 19, place: undefined });
  expect(standingOf(rows, 7, 7)).toMatchObject({ jobs: 0, ofEngine: 0, ofPlatform: 0 });
});

test("the fullest square is found, and an empty matrix has its first", () => {
  expect(fullestSquare(rows)).toEqual({ row: 1, column: 1 });
  expect(fullestSquare([])).toEqual({ row: 0, column: 0 });
});

test("names in addresses are letters and digits", () => {
  expect(addressWord("In-house C++", 3)).toBe("in-house-c");
  expect(addressWord("手机", 3)).toBe("4");
});
