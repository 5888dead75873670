import { expect, test } from "vitest";
import { answered, leftAfterEach, outcomeOf, readPath, writePath } from "./walk-path.ts";

test("a no ends the path wherever it comes, and nothing after it is read", () => {
  expect(readPath("ynyyy", 6)).toEqual([true, false]);
  expect(outcomeOf(readPath("ynyyy", 6), 6)).toEqual({ kind: "no", at: 1 });
  expect(outcomeOf(readPath("n", 6), 6)).toEqual({ kind: "no", at: 0 });
});

test("only yes to every question leads through", () => {
  expect(outcomeOf(readPath("yyyyyy", 6), 6)).toEqual({ kind: "yes" });
  expect(outcomeOf(readPath("yyyyyyyyn", 6), 6)).toEqual({ kind: "yes" });
  expect(outcomeOf(readPath("yyyyy", 6), 6)).toEqual({ kind: "open", next: 5 });
});

test("what an address says that is not a path is a path not begun", () => {
  for (const path of ["", "x", "xyn", "<script>"]) expect(readPath(path, 6)).toEqual([]);
});

test("another answer asks what came behind it again, and can be written and read", () => {
  const path = answered(readPath("yyyn", 6), 1, true);
  expect(path).toEqual([true, true]);
  expect(readPath(writePath(answered(path, 2, false)), 6)).toEqual([true, true, false]);
});

test("those who leave are gone from the next question on", () => {
  expect(leftAfterEach(31, [{ out: 9 }, { out: 7 }])).toEqual([22, 15]);
});
