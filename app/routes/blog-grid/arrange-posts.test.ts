import { expect, test } from "vitest";
import { arrangePosts } from "./arrange-posts.ts";

const arrange = (kinds: string) => arrangePosts([...kinds].map((kind) => ({ isLong: kind === "L" })));

test("a month that opens with a long piece opens wide", () => {
  expect(arrange("LnnLnnnnLL")).toEqual([
    "wide",
    "note",
    "note",
    "half",
    "note",
    "note",
    "note",
    "note",
    "flip",
    "wide",
  ]);
});

test("a last note that would stand alone takes the whole row", () => {
  expect(arrange("nnn")).toEqual(["note", "note", "line"]);
  expect(arrange("n")).toEqual(["line"]);
});

test("a long piece after a single note stands beside it", () => {
  expect(arrange("nLn")).toEqual(["note", "beside", "line"]);
});

test("a long piece takes two rows only where two notes follow", () => {
  expect(arrange("LLn")).toEqual(["wide", "flip", "line"]);
  expect(arrange("LLnn")).toEqual(["wide", "half", "note", "note"]);
});
