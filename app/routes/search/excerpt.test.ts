import { expect, test } from "vitest";
import { excerptWith } from "./excerpt.ts";

test("the sentence with the word is shown, of the piece that has most of the words", () => {
  const pieces = ["A feed.", "It is quick. Latency costs a goal. It is paid late.", "The latency budget is told."];
  expect(excerptWith(pieces, ["latency"])).toBe("Latency costs a goal.");
  expect(excerptWith(pieces, ["latency", "budget"])).toBe("The latency budget is told.");
  expect(excerptWith(pieces, ["late"])).toBe("It is paid late.");
  expect(excerptWith(pieces, ["budge"])).toBeUndefined();
});

test("a long sentence is cut between words, around the word", () => {
  const words = Array.from({ length: 90 }, (_, number) => `word${number}`);
  words[50] = "kettle";
  const excerpt = excerptWith([`${words.join(" ")}.`], ["kettle"]) ?? "";
  expect(excerpt).toContain(" kettle ");
  expect(excerpt.length).toBeLessThan(200);
  expect(excerpt.startsWith("… word")).toBe(true);
  expect(excerpt.endsWith(" …")).toBe(true);
});
