import { expect, test } from "vitest";
import {
  aside,
  begin,
  carry,
  columns,
  lower,
  pass,
  push,
  type Round,
  roundMs,
  spares,
  storeys,
  topOf,
  undo,
} from "./rules.ts";

/** Pushes the block until it hangs as far beside the tower as asked. */
function hangAt(round: Round, cells: number): Round {
  const way = Math.sign(cells - aside(round));
  return way === 0 ? push(push(round, 1), -1) : walk(round, cells, way as -1 | 1);
}
function walk(round: Round, cells: number, way: -1 | 1): Round {
  return aside(round) === cells ? round : walk(push(round, way), cells, way);
}

test("stacking eight storeys wins", () => {
  let round = begin(1);
  for (let storey = 1; storey <= storeys; storey++) {
    expect(round.end).toBeUndefined();
    ({ round } = lower(hangAt(round, 0)));
    expect(round.tower).toHaveLength(storey);
  }
  expect(round.end).toBe("won");
  expect(new Set(round.tower.map(({ width }) => width)).size).toBe(1);
});

test("what hangs over breaks off, the next block is as narrow, and an exact fit gives a cell back", () => {
  const { round: first } = lower(hangAt(begin(1), 0));
  const wide = topOf(first);
  const over = lower(hangAt(first, 2));
  expect(over.kept).toEqual({ at: wide.at + 2, width: wide.width - 2 });
  expect(over.lost).toEqual({ at: wide.at + wide.width, width: 2 });
  expect(over.round.block.width).toBe(wide.width - 2);
  const left = lower(hangAt(over.round, -1));
  expect(left.kept?.width).toBe(wide.width - 3);
  expect(left.lost?.width).toBe(1);
  expect(lower(hangAt(left.round, 0)).kept?.width).toBe(wide.width - 2);
});

test("three blocks lowered beside the tower end the round, and the tower stays", () => {
  let { round } = lower(hangAt(begin(3), 0));
  for (let left = spares; left > 0; left--) {
    expect(round.spares).toBe(left);
    const thrown = lower(carry(round, 0));
    expect(thrown.kept).toBeUndefined();
    ({ round } = thrown);
  }
  expect(round.end).toBe("spent");
  expect(round.tower).toHaveLength(1);
});

test("undo hangs the last block where it was let go, gives back what it cost but its time, and ends with the round", () => {
  const first = lower(hangAt(begin(1), 0)).round;
  const cut = pass(lower(hangAt(first, 2)).round, 500);
  const again = undo(cut);
  expect(again).toMatchObject({ tower: first.tower, spares, msLeft: cut.msLeft, swing: 0 });
  expect(aside(again)).toBe(2);
  expect(undo(lower(carry(again, 0)).round)).toMatchObject({ tower: first.tower, spares });
  expect(undo(undo(cut)).tower).toEqual([]);
  expect(undo(begin(1))).toEqual(begin(1));
  const late = pass(cut, roundMs);
  expect(undo(late)).toBe(late);
});

test("the clock ends the round; afterwards nothing moves it", () => {
  const late = pass(begin(1), roundMs);
  expect(late.end).toBe("late");
  expect(pass(late, 1000)).toBe(late);
  expect(push(late, 1)).toBe(late);
  expect(lower(late).round).toBe(late);
});

test("the crane swings from wall to wall and stops for a push; calm, it steps from cell to cell", () => {
  let round = begin(1);
  let calm = begin(1);
  const seen = new Set<number>();
  const steps = new Set<number>();
  for (let frame = 0; frame < 600; frame++) {
    round = pass(round, 16);
    calm = pass(calm, 16, true);
    expect(round.block.at).toBeGreaterThanOrEqual(0);
    expect(round.block.at + round.block.width).toBeLessThanOrEqual(columns);
    seen.add(Math.round(round.block.at));
    steps.add(calm.block.at);
  }
  expect(seen.size).toBe(columns - round.block.width + 1);
  expect([...steps].every(Number.isInteger)).toBe(true);
  expect(steps.size).toBeGreaterThan(3);
  const held = push(round, 1);
  expect(pass(held, 500).block).toEqual(held.block);
});

test("a seed gives the same round again, and seeds differ", () => {
  const sides = (seed: number) => {
    let round = begin(seed);
    return Array.from({ length: storeys }, () => {
      const { at } = round.block;
      ({ round } = lower(hangAt(round, 0)));
      return at;
    }).join();
  };
  expect(sides(7)).toBe(sides(7));
  expect(new Set([1, 2, 3, 4, 5, 6].map(sides)).size).toBeGreaterThan(3);
});
