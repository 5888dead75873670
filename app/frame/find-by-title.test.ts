import { expect, test } from "vitest";
import { findByTitle, findNearest } from "./find-by-title.ts";

const entry = (title: string, path: string, summary = "") => ({ title, path, kind: "Page", summary });
const entries = [
  entry("Privacy", "/privacy"),
  entry("Kerb Kings", "/portfolio/kerb-kings", "Nineteen to sixty frames"),
  entry("Gdańsk by night", "/blog/gdansk", "Kings of the kiln"),
];
const titles = (query: string) => findByTitle(entries, query).map(({ title }) => title);

test("a title is found by the beginnings of its words, without accents, before a summary", () => {
  expect(titles("gdansk")).toEqual(["Gdańsk by night"]);
  expect(titles("kings")).toEqual(["Kerb Kings", "Gdańsk by night"]);
});

test("one slip in a word is forgiven: a letter swapped, missing, added or wrong", () => {
  for (const slip of ["kerb kigns", "kerb kngs", "kerb kinngs", "kerb kinks"])
    expect(titles(slip)).toEqual(["Kerb Kings"]);
});

test("an empty query and a strange one find nothing", () => {
  expect(titles(" ")).toEqual([]);
  expect(titles("zeppelin")).toEqual([]);
});

test("a mistyped address finds the page it nearly names", () => {
  expect(findNearest(entries, "portfolio kerb kinks", 1).map(({ path }) => path)).toEqual(["/portfolio/kerb-kings"]);
});
