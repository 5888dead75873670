import { expect, test } from "vitest";
import { escapePattern } from "./escape-pattern.ts";

test("words with signs of patterns find themselves and nothing else, in every kind of pattern", () => {
  const words = String.raw`(\w+\s?)+!! [a-z]{2}|^$.*?/-é`;
  for (const flags of ["", "u", "v", "gi"]) {
    expect(new RegExp(`^${escapePattern(words)}$`, flags).test(words)).toBe(true);
    expect(new RegExp(escapePattern("a.c"), flags).test("abc")).toBe(false);
  }
});
