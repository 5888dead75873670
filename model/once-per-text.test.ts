import { expect, test } from "vitest";
import { oncePerText } from "./once-per-text.server.ts";

test("what is made of a text is kept, but not of all the texts that somebody types", () => {
  const made: string[] = [];
  const firstSign = oncePerText((text) => {
    made.push(text.slice(0, 3));
    return text.slice(0, 1);
  });
  const long = (number: number) => String(number).padEnd(190_000, "x");
  expect([firstSign(long(100)), firstSign(long(100))]).toEqual(["1", "1"]);
  for (let number = 101; number < 120; number++) firstSign(long(number));
  firstSign(long(119));
  firstSign(long(100));
  expect([made.length, made.at(-1)]).toEqual([21, "100"]);
});
