import { expect, test } from "vitest";
import { minutesOf, pointsOf, readingNear } from "./level-line.ts";

const readings = [
  { at: "22:00", levelHundredths: 9999 },
  { at: "01:30", levelHundredths: 9998 },
  { at: "02:10", levelHundredths: 9997 },
  { at: "10:00", levelHundredths: 10_000 },
];
const minutes = minutesOf(readings);

test("minutes count on past midnight", () => {
  expect(minutes).toEqual([0, 210, 250, 720]);
});

test("the highest level is at the top of the line, the lowest at its bottom, time goes along it", () => {
  expect(pointsOf(readings).map(({ y }) => Number(y.toFixed(2)))).toEqual([0.33, 0.67, 1, 0]);
  expect(pointsOf(readings).map(({ x }) => Number(x.toFixed(2)))).toEqual([0, 0.29, 0.35, 1]);
});

test("a hand finds the nearest reading; one key leads on to the next and stops at the ends", () => {
  expect(readingNear(minutes, 0, 240)).toBe(2);
  expect(readingNear(minutes, 2, 260)).toBe(3);
  expect(readingNear(minutes, 2, 240)).toBe(1);
  expect(readingNear(minutes, 3, 730)).toBe(3);
  expect(readingNear(minutes, 1, 210)).toBe(1);
});

test("readings that are all equal make a flat line", () => {
  expect(pointsOf([readings[0]!, { at: "23:00", levelHundredths: 9999 }]).map(({ y }) => y)).toEqual([0, 0]);
});
