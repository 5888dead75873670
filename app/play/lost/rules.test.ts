import { expect, test } from "vitest";
import { leadHome } from "../../../tests/support/lead-home.ts";
import { begin, choose, isHome, joined, push, reach, rows, undo } from "./rules.ts";

const seeds = Array.from({ length: 200 }, (_, index) => index + 1);

test("every board can be led home, and none begins there", () => {
  for (const seed of seeds) {
    const board = begin(seed);
    expect(isHome(board), String(seed)).toBe(false);
    const shifts = leadHome(board);
    expect(shifts, String(seed)).toBeDefined();
    expect(isHome({ ...board, shifts: shifts ?? [] }), String(seed)).toBe(true);
  }
});

test("boards differ, and a seed gives the same one again", () => {
  expect(begin(5)).toEqual(begin(5));
  expect(new Set(seeds.map((seed) => JSON.stringify(begin(seed).puzzle))).size).toBeGreaterThan(150);
});

test("a row goes no further than its reach, and undo takes back one push after another", () => {
  const board = begin(2);
  let pushed = board;
  for (let time = 0; time < 9; time++) pushed = push(pushed, -1);
  expect(pushed.shifts[0]).toBe(-reach);
  for (let time = 0; time < reach; time++) pushed = undo(pushed);
  expect(pushed).toEqual(board);
  expect(undo(board)).toBe(board);
});

test("after the last row comes the first, and what is home stays home", () => {
  let board = begin(3);
  for (let time = 0; time < rows; time++) board = choose(board);
  expect(board.row).toBe(0);
  const home = { ...board, shifts: leadHome(board) ?? [] };
  expect(joined(home)).toHaveLength(rows);
  expect(push(home, 1)).toBe(home);
  expect(choose(home)).toBe(home);
});
