import { expect, test } from "vitest";
import { markedPieces } from "./marked-pieces.ts";

const marked = (text: string, terms: string[]) =>
  markedPieces(text, terms)
    .map(({ text: piece, isFound }) => (isFound ? `[${piece}]` : piece))
    .join("");

test("words are marked in any spelling that folds to them", () => {
  expect(marked("The Éclair of Gdańsk’s café", ["eclair", "gdansk"])).toBe("The [Éclair] of [Gdańsk]’s café");
  expect(marked("A co-op, a coop", ["coop"])).toBe("A [co-op], a [coop]");
  expect(marked("nothing", ["other"])).toBe("nothing");
});

test("a part of a phrase without blanks is marked as one", () => {
  expect(marked("ゲーム移植のガイド", ["ガイ", "イド"])).toBe("ゲーム移植の[ガイド]");
});

test("an abbreviation is marked only where it is one", () => {
  expect(marked("IT, as it is", ["IT"])).toBe("[IT], as it is");
});
