import { expect, test } from "vitest";
import { foldText, hasEveryWord, wordsAsked } from "./fold-text.ts";

test("accents, case, apostrophes and punctuation do not count", () => {
  expect(foldText("Gdańsk’s “Kettle”, again?")).toBe("gdansks kettle again");
});

test("every word of the query must begin a word of the text", () => {
  const text = foldText("The kettle is on the uptime board");
  expect(hasEveryWord(text, wordsAsked("Upti kettle"))).toBe(true);
  expect(hasEveryWord(text, wordsAsked("board ettle"))).toBe(false);
});

test("a query without words fits everything", () => {
  expect(hasEveryWord("anything", wordsAsked("  ?! "))).toBe(true);
});

test("a search is for eight different words of forty letters", () => {
  const words = wordsAsked(`s s s ${"long".repeat(20)} 1 2 3 4 5 6 7 8 9`);
  expect(words).toEqual(["s", "long".repeat(10), "1", "2", "3", "4", "5", "6"]);
});
