import { expect, test } from "vitest";
import { packSearch, type Searchable, type Searched, searchFilePath, unpackSearch } from "./search-file.ts";

const entry = (title: string, body: string): Searchable => ({
  title,
  path: `/${title}`,
  kind: "Page",
  summary: "",
  body,
});
const read = (texts: string[]) => texts.flatMap((text) => unpackSearch(JSON.parse(text)).entries);
const wordsOf = ({ terms }: Searched) => terms.toSorted();
const rules = { stopWords: ["the"], synonyms: [{ word: "kettle", also: ["samovar"] }] };

test("what is packed comes back: every entry, and each word of its page once", () => {
  const pages = Array.from({ length: 3000 }, (_, n) =>
    entry(`p${n}`, n % 1100 === 7 ? "Kettle, kettle & Gdańsk" : "kiln"),
  );
  const found = read(packSearch(pages, rules, 10_000_000));
  expect(found.map(({ path }) => path)).toEqual(pages.map(({ path }) => path));
  expect(wordsOf(found[7]!)).toEqual(["gdansk", "kettle"]);
  expect(wordsOf(found[2207]!)).toEqual(["gdansk", "kettle"]);
  expect(found[2206]?.terms).toEqual(["kiln"]);
});

test("words of the title and of tags are not repeated, and stop words are left out", () => {
  const [file = ""] = packSearch([{ ...entry("kettle", "a kettle on the board"), tags: ["Board"] }], rules);
  expect(read([file])[0]?.terms).toEqual(["on"]);
  expect(unpackSearch(JSON.parse(file)).rules).toEqual(rules);
});

test("single signs of scripts without blanks are kept, single letters are not", () => {
  expect(read(packSearch([entry("p", "x 鏡")], rules))[0]?.terms).toEqual(["鏡"]);
});

test("an index that grows is split before a file passes the limit, and each says how many there are", () => {
  const texts = packSearch(
    Array.from({ length: 90 }, (_, n) => entry(`page ${n}`, `word${n} gdańsk`)),
    rules,
    2000,
  );
  expect(texts.length).toBeGreaterThan(3);
  for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(2000);
  expect(texts.map((text) => unpackSearch(JSON.parse(text)).parts)).toEqual(texts.map(() => texts.length));
  expect(read(texts)).toHaveLength(90);
});

test("the files have addresses of their own", () => {
  expect([1, 2].map(searchFilePath)).toEqual(["/search-index.json", "/search-index-2.json"]);
});
