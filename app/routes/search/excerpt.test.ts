import { expect, test } from "vitest";
import { excerptWith, sentencesOf } from "./excerpt.ts";

test("the sentence with the word is shown, of the piece that has most of the words", () => {
  const pieces = sentencesOf([
    "A feed.",
    "It is quick. Latency costs a goal. It is paid late.",
    "The latency budget is fixed.",
  ]);
  expect(excerptWith(pieces, ["latency"])).toBe("Latency costs a goal.");
  expect(excerptWith(pieces, ["latency", "budget"])).toBe("The latency budget is fixed.");
  expect(excerptWith(pieces, ["late"])).toBe("It is paid late.");
  expect(excerptWith(pieces, ["budge"])).toBeUndefined();
});

test("a long sentence is cut between words, around the word", () => {
  const words = Array.from({ length: 90 }, (_, number) => `word${number}`);
  words[50] = "kettle";
  const excerpt = excerptWith(sentencesOf([`${words.join(" ")}.`]), ["kettle"]) ?? "";
  expect(excerpt).toContain(" kettle ");
  expect(excerpt.length).toBeLessThan(200);
  expect(excerpt.startsWith("… word")).toBe(true);
  expect(excerpt.endsWith(" …")).toBe(true);
});

test("a word is found in any spelling, and in a phrase without blanks", () => {
  const sentences = sentencesOf(["We met in GDAŃSK’s port. It is e-commerce.", "移植は難しい。費用は別です。"]);
  expect(excerptWith(sentences, ["gdansk"])).toBe("We met in GDAŃSK’s port.");
  expect(excerptWith(sentences, ["ecommerce"])).toBe("It is e-commerce.");
  expect(excerptWith(sentences, ["費用"])).toBe("費用は別です。");
});

test("neither lists of words nor code nor signs of Markdown are shown", () => {
  const pieces = [
    "Porting, interface, certification",
    "certification, kettle…",
    "**Certification** is ours.",
    "x = certification.",
  ];
  expect(excerptWith(sentencesOf(pieces), ["certification"])).toBeUndefined();
});
