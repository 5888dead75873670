import { expect, test } from "vitest";
import { createMotion } from "./motion.ts";
import { gapOfTile, pathTop, stops } from "./places.ts";
import { type Move, newRound, nextRound, play } from "./rules.ts";
import { aside, figures, placeAfter, walkSeconds } from "./walk.ts";

const won: Move[] = ["lower", ...["2", "5", "6"].flatMap((stop) => [...Array(Number(stop)).fill("left"), "lower"])];

function start() {
  let lit = 0;
  const motion = createMotion({ onWon: () => lit++ });
  let round = newRound();
  const take = (move?: Move) => {
    round = move ? play(round, move) : nextRound(round);
    motion.take(round);
  };
  const wait = (seconds: number) => {
    for (let k = 0; k < seconds * 120; k++) motion.step(1 / 120);
  };
  return { motion, take, wait, lit: () => lit };
}

test("before play everything stands as in the poster, and rests", () => {
  const { motion } = start();
  const { angle, reach, tiles, figures: standing } = motion.pose();
  expect([angle, reach]).toEqual([0, 3]);
  for (const [tile, stop] of Object.entries(gapOfTile))
    expect(tiles[Number(tile)]?.at).toEqual([stops[stop]?.x, stops[stop]?.y, pathTop]);
  expect(standing.map(({ at }) => at)).toEqual(figures.map(({ at }) => at));
});

test("moves made faster than the crane end where they would have ended one by one", () => {
  const { motion, take, wait, lit } = start();
  take();
  for (const move of won) take(move);
  expect(lit()).toBe(0);
  wait(60);
  expect(lit()).toBe(1);
  const lying = motion.pose().tiles.map(({ at }) => at.slice(0, 2).join());
  const gaps = stops.filter(({ kind }) => kind === "gap").map(({ x, y }) => `${x},${y}`);
  expect(lying.toSorted()).toEqual(gaps.toSorted());
  expect(motion.pose().dusk).toBeGreaterThan(0.9);
});

test("without motion a move is at its end at once", () => {
  const { motion, take, lit } = start();
  take();
  for (const move of won) {
    take(move);
    motion.settle();
    expect(motion.pose().tiles.every(({ at }) => at.every(Number.isFinite))).toBe(true);
  }
  expect(lit()).toBe(1);
});

test("the tile that is taken back hangs on the hook again, and the crane comes to rest", () => {
  const { motion, take, wait } = start();
  take();
  take("lower");
  wait(8);
  take("undo");
  wait(8);
  const { tiles, hook } = motion.pose();
  expect(tiles[0]?.at[2]).toBeCloseTo(hook[2] - 0.85, 2);
  expect(tiles[1]?.at[0]).toBeGreaterThan(5);
  wait(12);
  expect(motion.isResting()).toBe(true);
});

test("a tile comes down the faster the longer it falls, and the jib gives when it has lost its load", () => {
  const { motion, take } = start();
  take();
  for (let k = 0; k < 240; k++) motion.step(1 / 120);
  take("lower");
  const heights: number[] = [];
  let most = 0;
  for (let k = 0; k < 480; k++) {
    motion.step(1 / 120);
    const { hook, nod, tiles } = motion.pose();
    if (tiles[0]?.at[2] !== pathTop) heights.push(hook[2]);
    else most = Math.max(most, Math.abs(nod));
  }
  const [high, low] = [Math.max(...heights), Math.min(...heights)];
  expect(high).toBeGreaterThan((heights[0] ?? 0) + 0.05);
  const steps = heights.slice(heights.indexOf(high)).map((height, k, all) => (all[k - 1] ?? height) - height);
  const half = steps.slice(1, steps.length / 2);
  expect(half).toEqual(half.toSorted((a, b) => a - b));
  expect(low).toBeLessThan(1.1);
  expect(most).toBeGreaterThan(0.01);
});

test("a figure stands on its foot between two hops, leans where it goes, and arrives upright", () => {
  const at = Array.from({ length: 200 }, (_, k) => placeAfter(0, 1 + k / 100));
  const standing = at.filter(({ bend }) => bend > 0);
  expect(standing.length).toBeGreaterThan(20);
  expect(standing.every(({ hop, lean }) => hop === 0 && Math.hypot(...lean) === 0)).toBe(true);
  expect(at.some(({ hop, lean }) => hop > 0.9 && Math.hypot(...lean) > 0.1)).toBe(true);
  expect(placeAfter(0, walkSeconds)).toMatchObject({ hop: 0, bend: 0 });
});

test("the night after a won day opens the gaps again by the lamp, which looks where the crane works", () => {
  const { motion, take, wait, lit } = start();
  take();
  for (const move of won) take(move);
  wait(60);
  expect(motion.isResting()).toBe(true);
  take();
  wait(20);
  const night = motion.pose();
  expect(night.dusk).toBeGreaterThan(0.95);
  expect(night.tiles.slice(1).every(({ at }) => at[0] > 5)).toBe(true);
  expect(night.figures.map(({ at }) => at)).toEqual(figures.map((_, k) => placeAfter(k, walkSeconds).at));
  take("right");
  take("right");
  wait(6);
  expect(Math.abs(motion.pose().bearing - night.bearing)).toBeGreaterThan(0.05);
  expect(lit()).toBe(1);
});

test("in the morning all come out, the lamp goes out, and the next day is as the first", () => {
  const { motion, take, wait, lit } = start();
  for (let round = 0; round < 2; round++) {
    take();
    const toLast: Move[] = round === 0 ? [] : Array(3).fill("right");
    for (const move of [...toLast, ...won]) take(move);
    wait(60);
  }
  expect(lit()).toBe(2);
  const morning = motion.pose();
  expect(morning.dusk).toBeLessThan(0.05);
  expect(morning.figures.map(({ at }) => at)).toEqual(figures.map(({ at }, k) => (k === 3 ? aside : at)));
  take();
  wait(20);
  expect(motion.pose().dusk).toBeLessThan(0.05);
  expect(motion.isResting()).toBe(true);
});
