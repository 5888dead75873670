import { expect, test } from "vitest";
import { readWay, setIn } from "./pseudo.ts";

test("a string is accented, a third longer and bracketed, so that cut ends and old letters are seen", () => {
  expect(setIn("pseudo", "Sold out")).toBe("[Šööłð öúúť]");
  expect(setIn("pseudo", "Bigger shed for the goat").length).toBeGreaterThan("Bigger shed for the goat".length + 4);
});

test("what code fills in is left alone", () => {
  expect(setIn("pseudo", "{player}? Never heard of <b>you</b>. %1$s")).toMatch(/\{player\}.*<b>.*<\/b>.*%1\$s/);
  expect(setIn("rtl", "Hello {player}")).toBe("\u202eHello \u2066{player}\u2069\u202c");
});

test("an empty text stays empty, and an unknown way is ignored", () => {
  for (const way of ["plain", "pseudo", "rtl"] as const) expect(setIn(way, "")).toBe("");
  expect(["pseudo", "rtl", "x", ""].map(readWay)).toEqual(["pseudo", "rtl", "plain", "plain"]);
});
