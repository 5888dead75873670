import { expect, test } from "vitest";
import { countIn, fillIn } from "./fill-in.server.ts";

test("each name in braces is replaced by its value", () => {
  expect(fillIn("Posts {first} to {last} of {total}", { first: 1, last: 10, total: 48 })).toBe("Posts 1 to 10 of 48");
});

test("a name without a value stays visible, so that it is noticed", () => {
  expect(fillIn("Page {page}", {})).toBe("Page {page}");
});

test("one thing has its own sentence", () => {
  const parts = { one: "one part", many: "{count} parts" };
  expect([countIn(parts, 1), countIn(parts, 3), countIn(parts, 0)]).toEqual(["one part", "3 parts", "0 parts"]);
});
