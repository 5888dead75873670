import { expect, test } from "vitest";
import { readingMinutes } from "./reading-time.server.ts";

test("a text without words still takes a minute", () => {
  expect(readingMinutes([])).toBe(1);
});

test("words are counted through all levels of the text", () => {
  const words = (count: number) => "word ".repeat(count);
  expect(readingMinutes([{ tag: "p", children: [words(500), { tag: "b", children: [words(500)] }] }])).toBe(5);
});
