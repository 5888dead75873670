import { expect, test } from "vitest";
import { indexTerms, tokensOf, wordsAsked } from "./search-terms.ts";

const noStopWords = new Set<string>();
const terms = (text: string) => indexTerms(text, noStopWords);
const asked = (query: string, stopWords = noStopWords) => wordsAsked(query, stopWords);
/** Whether a text has every word of a query, as an index finds it without prefixes. */
const has = (text: string, query: string) =>
  asked(query).every(({ ways }) => ways.some((way) => way.every((term) => terms(text).includes(term))));

test("a word with a hyphen, an apostrophe or an ampersand is found by its parts and in one piece", () => {
  expect(terms("e-commerce")).toEqual(["e", "commerce", "ecommerce"]);
  for (const [text, query] of [
    ["co-op games", "coop"],
    ["coop games", "co-op"],
    ["co‑op games", "co-op"],
    ["co op games", "co-op"],
    ["Gdańsk’s cranes", "gdansk"],
    ["l’été", "ete"],
    ["d'accord", "daccord"],
    ["R&D", "r&d"],
    ["co\u00adop", "coop"],
  ] as const)
    expect([text, query, has(text, query)]).toEqual([text, query, true]);
});

test("a part of a phrase without blanks is found", () => {
  for (const [text, query] of [
    ["ゲーム移植のガイド", "移植"],
    ["ゲーム移植のガイド", "ガイド"],
    ["ｹﾞｰﾑ移植", "ゲーム"],
    ["游戏本地化服务", "本地化"],
    ["모바일게임", "게임"],
    ["การแปลเกม", "เกม"],
    ["Switch版", "switch"],
  ] as const)
    expect([text, query, has(text, query)]).toEqual([text, query, true]);
  expect(has("ゲーム移植", "移転")).toBe(false);
});

test("every single sign of a phrase without blanks begins one of its terms", () => {
  for (const sign of "移植版") expect(terms("移植版").some((term) => term.startsWith(sign))).toBe(true);
});

test("a term has its position in the original text", () => {
  const text = "Die ÖFEN: ｹﾞｰﾑ";
  const places = tokensOf(text).map(({ term, start, end }) => [term, text.slice(start, end)]);
  expect(places.slice(0, 3)).toEqual([
    ["die", "Die"],
    ["ofen", "ÖFEN"],
    ["ゲー", "ｹﾞｰ"],
  ]);
});

test("stop words are neither indexed nor asked for, unless they are written as an abbreviation", () => {
  const stopWords = new Set(["the", "it", "of"]);
  expect(indexTerms("The price of IT, and it stays", stopWords)).toEqual(["price", "IT", "and", "stays"]);
  expect(asked("the price of it", stopWords).map(({ text }) => text)).toEqual(["price"]);
  expect(asked("it", stopWords)).toEqual([{ text: "it", ways: [["IT"]] }]);
  expect(asked("IT price", stopWords)[0]).toEqual({ text: "IT", ways: [["IT"]] });
  expect(asked("of the", stopWords)).toEqual([]);
});

test("a query is eight different words of forty letters", () => {
  const words = asked(`s s s ${"long".repeat(20)} 1 2 3 4 5 6 7 8 9`).map(({ text }) => text);
  expect(words).toEqual(["s", "long".repeat(10), "1", "2", "3", "4", "5", "6"]);
});

test("the longest query asks for a bounded number of terms", () => {
  for (const sign of ["a-", "移", "ก", "a&b’"]) {
    const count = asked(sign.repeat(6000)).flatMap(({ ways }) => ways.flat()).length;
    expect(count).toBeLessThan(20);
  }
});
