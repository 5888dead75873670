import { expect, test } from "vitest";
import { lengthProblem, withLimit } from "./text-length.server.ts";

test("a text within its limit has no problem, and a longer one says by how much", () => {
  expect(lengthProblem("one two three", { words: 3 })).toBeUndefined();
  expect(lengthProblem("one two three four", { words: 3 })).toBe("has 4 words; write at most 3");
  expect(lengthProblem("żółw", { characters: 4 })).toBeUndefined();
  expect(lengthProblem("żółwie", { characters: 4 })).toBe("has 6 characters; write at most 4");
  expect(lengthProblem("any length", {})).toBeUndefined();
});

test("words are counted in scripts without spaces", () => {
  const problem = lengthProblem("ゲーム移植のガイドを読んでから会社に問い合わせてくださいお願いします", { words: 5 });
  expect(problem).toMatch(/^has \d+ words; write at most 5$/);
});

test("the hint for the editor ends with the limit", () => {
  expect(withLimit("what is counted", { words: 9 })).toBe("what is counted, at most 9 words");
  expect(withLimit("the figure", { characters: 9 })).toBe("the figure, at most 9 characters");
  expect(withLimit("the figure", {})).toBe("the figure");
});
