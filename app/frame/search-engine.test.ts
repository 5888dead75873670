import { expect, test } from "vitest";
import type { Searched } from "#shared/search-file.ts";
import { byKind } from "./by-kind.ts";
import { addToSearch, findIn, findNearest, searchEngine } from "./search-engine.ts";

const entry = (title: string, path: string, summary = "", body = "", kind = "Page"): Searched => ({
  ...{ title, path, kind, summary, body },
});
const engine = searchEngine();
await addToSearch(engine, [
  entry("Privacy", "/privacy", "", "signs on the kiln"),
  entry("Kerb Lings", "/portfolio/kerb-lings", "Nineteen to sixty frames", "", "Case study"),
  entry("Gdańsk by night", "/blog/gdansk", "Lings of the kiln", "a crane at dawn"),
  entry("The kiln", "/blog/kiln"),
]);
const titles = (query: string) => findIn(engine, query).hits.map(({ title }) => title);

test("a title is found by the beginnings of its words, without accents, before a summary and a text", () => {
  expect(titles("gdansk")).toEqual(["Gdańsk by night"]);
  expect(titles("lings")).toEqual(["Kerb Lings", "Gdańsk by night"]);
  expect(titles("kiln")).toEqual(["The kiln", "Gdańsk by night", "Privacy"]);
});

test("a word of the text is found, and said to be what was found", () => {
  expect(findIn(engine, "craNE").hits).toMatchObject([{ title: "Gdańsk by night", words: ["crane"] }]);
});

test("a slip in a word is forgiven: letters swapped, missing, added or wrong; the words meant are named", () => {
  for (const slip of ["kerb ligns", "kerb lngs", "kerb linngs", "krb lings", "kerb links"]) {
    expect(titles(slip)[0]).toBe("Kerb Lings");
  }
  expect(findIn(engine, "kerb lngs")).toMatchObject({ isClose: true, meant: "kerb lings" });
  expect(findIn(engine, "kerb lings").isClose).toBe(false);
});

test("a word that comes close to two is said to have meant one", async () => {
  const engine = searchEngine();
  await addToSearch(engine, [entry("A kettle and a letter", "/both"), entry("The kettle", "/kettle")]);
  expect(findIn(engine, "kettel").meant).toBe("kettle");
});

test("a slip finds what the word finds that was meant, also where only a text has it", async () => {
  const engine = searchEngine();
  await addToSearch(engine, [
    entry("Latency, measured", "/title"),
    entry("A feed", "/text", "", "what latency costs"),
    entry("The vacancy", "/vacancy", "", "lately"),
  ]);
  const paths = (query: string) => findIn(engine, query).hits.map(({ path }) => path);
  expect(paths("latancy")).toEqual(paths("latency"));
  expect(paths("latency")).toHaveLength(2);
});

test("where nothing has all the words, what has some of them comes close", () => {
  expect(findIn(engine, "lings zeppelin")).toMatchObject({ isClose: true });
  expect(titles("lings zeppelin")[0]).toBe("Kerb Lings");
});

test("an empty query and a strange one find nothing", () => {
  expect(titles(" ! ")).toEqual([]);
  expect(titles("zeppelinology")).toEqual([]);
});

test("a search is for eight different words of forty letters; what is repeated or comes after is let go", async () => {
  const eight = "kerb lings portfolio nineteen to sixty frames fram";
  expect(findIn(engine, `${eight} ${eight} zeppelin`)).toMatchObject({
    isClose: false,
    hits: [{ title: "Kerb Lings" }],
  });
  expect(findIn(engine, `zeppelin ${eight}`).isClose).toBe(true);
  const engineOfOne = searchEngine();
  await addToSearch(engineOfOne, [entry("x".repeat(40), "/long")]);
  expect(findIn(engineOfOne, "x".repeat(60)).isClose).toBe(false);
  expect(findIn(engineOfOne, "x".repeat(60)).hits).toHaveLength(1);
});

test("a single letter stands for the words that it begins only where it is the last, the one being typed", () => {
  expect(findIn(engine, "kerb l")).toMatchObject({ isClose: false, hits: [{ title: "Kerb Lings" }] });
  expect(findIn(engine, "l kerb").isClose).toBe(true);
});

test("results stand under their kind, the kind of the best result first", () => {
  expect(byKind(findIn(engine, "lings").hits).map(({ kind }) => kind)).toEqual(["Case study", "Page"]);
});

test("a mistyped address finds the page that it nearly names", () => {
  expect(findNearest(engine, "portfolio kerb links", 1).map(({ path }) => path)).toEqual(["/portfolio/kerb-lings"]);
});
