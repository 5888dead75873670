import { expect, test } from "vitest";
import type { Searched } from "#shared/search-file.ts";
import { nearestPages } from "./nearest-pages.ts";
import { addToSearch, searchEngine } from "./search-engine.ts";

const entry = (title: string, path: string): Searched => ({ title, path, kind: "Page", summary: "", terms: [] });
const entries = [
  entry("Portfolio", "/portfolio"),
  entry("Kerb Lings", "/portfolio/kerb-lings"),
  entry("Kerb stones", "/blog/stones"),
  entry("About us", "/about-us"),
];
const engine = searchEngine({ stopWords: [], synonyms: [] });
await addToSearch(engine, entries);
const near = (path: string) => nearestPages(engine, entries, path, 3).map((page) => [page.path, page.reason]);

test("a slip of the hand comes first, then the page above, then what has the words; each once, with its reason", () => {
  expect(near("/portfolio/kerb-links")).toEqual([
    ["/portfolio/kerb-lings", "One letter away"],
    ["/portfolio", "The page above it"],
    ["/blog/stones", "Has “kerb” in its name"],
  ]);
});

test("letters missing, added, changed or swapped are slips, up to two of them", () => {
  for (const slip of ["/about-u", "/about-uss", "/abaut-us", "/baout-us", "/ABOUT-IS/"])
    expect(near(slip)[0]).toEqual(["/about-us", "One letter away"]);
  expect(near("/abot-as")[0]).toEqual(["/about-us", "Two letters away"]);
  expect(near("/zzz")).toEqual([]);
});

test("a stop word is never the reason, and an accent is not a slip", async () => {
  const filled = searchEngine({ stopWords: ["no", "such", "it", "where", "is"], synonyms: [] });
  const pages = [entry("No such luck", "/luck"), entry("IT", "/it-desk"), entry("Team", "/team")];
  await addToSearch(filled, pages);
  const found = (path: string) => nearestPages(filled, pages, path, 3).map((page) => page.path);
  expect(found("/no-such-thing")).toEqual([]);
  expect(found("/where-is-it")).toEqual([]);
  expect(found("/t%C3%A8am")).toEqual(["/team"]);
});
