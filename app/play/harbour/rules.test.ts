import { expect, test } from "vitest";
import { firstStop, stops } from "./places.ts";
import {
  below,
  fewestSwings,
  gapCount,
  heldTile,
  isWon,
  type Move,
  newRound,
  nextRound,
  play,
  type Round,
} from "./rules.ts";

const after = (moves: readonly Move[], from: Round = newRound()) => moves.reduce(play, from);
/** From the stack to a stop. */
const swings = (stop: number): Move[] => Array.from({ length: stop }, () => "left");
const gaps = stops.flatMap(({ kind }, at) => (kind === "gap" ? [at] : []));

test("a round begins over a gap, with a tile on the hook", () => {
  expect(stops[firstStop]?.kind).toBe("gap");
  expect(heldTile(newRound())).toBe(0);
});

test("a tile that is laid stays, and the crane comes back from the stack with the next", () => {
  const round = after(["lower"]);
  expect(round).toMatchObject({ at: 0, event: "laid", laid: [{ tile: 0, stop: firstStop }] });
  expect(heldTile(round)).toBe(1);
});

test("on grass, on the stack and on a placed tile nothing is placed and no tile disappears", () => {
  for (const [at, { kind }] of stops.entries()) {
    if (kind === "gap") continue;
    const round = play({ ...newRound(), at }, "lower");
    expect(round).toEqual({ ...newRound(), at, event: "kept" });
  }
  const again = after(["lower", ...swings(firstStop), "lower"]);
  expect(below(again)).toBe("tile");
  expect(again.laid).toHaveLength(1);
});

test("one key to swing and one to lower are enough: from a far end that is filled the crane comes back with its tile", () => {
  const filled = after([...swings(stops.length), "lower"]);
  expect(filled).toMatchObject({ at: 0, laid: [{ stop: stops.length - 1 }] });
  const back = after([...swings(stops.length), "lower"], filled);
  expect(back).toMatchObject({ at: 0, event: "kept", laid: filled.laid });
  const others = gaps.slice(0, -1);
  expect(
    isWon(
      after(
        others.flatMap((at) => [...swings(at), "lower" as const]),
        back,
      ),
    ),
  ).toBe(true);
});

test("the crane stops at both ends and says so", () => {
  const left = after([...swings(stops.length), "left"]);
  expect(left).toMatchObject({ at: stops.length - 1, event: "edge" });
  const right = after(Array.from({ length: stops.length + 1 }, (): Move => "right"));
  expect(right).toMatchObject({ at: 0, event: "edge" });
});

test("gaps may be filled in any order, and the last one wins", () => {
  const others = gaps.filter((at) => at !== firstStop).reverse();
  const round = after(["lower", ...others.flatMap((at) => [...swings(at), "lower" as const])]);
  expect(round.event).toBe("won");
  expect(isWon(round)).toBe(true);
  expect(heldTile(round)).toBeUndefined();
  expect(play(round, "undo")).toEqual({ ...round, event: "nothing" });
});

test("undo takes back one tile at a time, down to none", () => {
  const two = after(["lower", ...swings(gaps[0]!), "lower"]);
  expect(two.laid).toHaveLength(2);
  expect(after(["undo"], two)).toMatchObject({ event: "undone", laid: [{ tile: 0 }] });
  expect(after(["undo", "undo"], two)).toMatchObject({ event: "undone", laid: [] });
  expect(after(["undo", "undo", "undo"], two).event).toBe("nothing");
  expect(gapCount).toBe(gaps.length);
});

test("after a won day comes its night, which begins elsewhere, and a round that was not won is begun again", () => {
  const day = after([
    "lower",
    ...gaps.filter((at) => at !== firstStop).flatMap((at) => [...swings(at), "lower" as const]),
  ]);
  const night = nextRound(day);
  expect(night).toMatchObject({ isNight: true, laid: [], event: "began" });
  expect(night.at).not.toBe(newRound().at);
  expect(nextRound(after(["left"], night)).isNight).toBe(true);
  expect(nextRound({ ...day, isNight: true }).isNight).toBe(false);
});

test("swings are counted, not tries at an end; no order of tiles takes fewer than the fewest", () => {
  expect(after(["left", "left", "right", "lower"]).swings).toBe(3);
  expect(after(Array.from({ length: 9 }, () => "right" as const)).swings).toBe(firstStop);
  const orders = (left: number[]): number[][] =>
    left.length < 2
      ? [left]
      : left.flatMap((stop) => orders(left.filter((one) => one !== stop)).map((rest) => [stop, ...rest]));
  for (const isNight of [false, true]) {
    const tallies = orders(gaps).map((order) => {
      const won = order.reduce((round, stop) => {
        const way = Array.from(
          { length: Math.abs(stop - round.at) },
          () => (stop > round.at ? "left" : "right") as Move,
        );
        return after([...way, "lower"], round);
      }, newRound(isNight));
      expect(isWon(won)).toBe(true);
      return won.swings;
    });
    expect(Math.min(...tallies)).toBe(fewestSwings(newRound(isNight)));
  }
});
