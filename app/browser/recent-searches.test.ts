import { expect, test } from "vitest";
import { forgetSearches, readRecent, rememberSearch } from "./recent-searches.ts";

function storageWith(text?: string) {
  const kept = new Map(text === undefined ? [] : [["recent-searches", text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("the last five searches are remembered, newest first, each once", () => {
  const storage = storageWith();
  for (const query of ["one", "two", " ", "three", "Two", "four", "five", "six"]) rememberSearch(query, storage);
  expect(readRecent(storage)).toEqual(["six", "five", "four", "Two", "three"]);
  forgetSearches(storage);
  expect(readRecent(storage)).toEqual([]);
});

test("what is not ours is not a search, and a storage that throws is not an error", () => {
  expect(readRecent(storageWith("{broken"))).toEqual([]);
  expect(readRecent(storageWith('{"a":1}'))).toEqual([]);
  expect(readRecent(storageWith('["kiln", 4, null]'))).toEqual(["kiln"]);
  const refuse = () => {
    throw new Error("forbidden");
  };
  const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse };
  rememberSearch("kiln", forbidden);
  forgetSearches(forbidden);
  expect(readRecent(forbidden)).toEqual([]);
});
