import { expect, test } from "vitest";
import { foldText, hasEveryWord } from "./fold-text.ts";

test("accents, case, apostrophes and punctuation do not count", () => {
  expect(foldText("Gdańsk’s “Kettle”, again?")).toBe("gdansks kettle again");
});

test("every word of the query must begin a word of the text", () => {
  expect(hasEveryWord("The kettle is on the uptime board", "upti kettle")).toBe(true);
  expect(hasEveryWord("The kettle is on the uptime board", "board ettle")).toBe(false);
});

test("a query without words fits everything", () => {
  expect(hasEveryWord("anything", "  ?! ")).toBe(true);
});
