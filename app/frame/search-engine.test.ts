import { expect, test } from "vitest";
import { foldText } from "#shared/fold-text.ts";
import { type Searchable, type Searched, withTerms } from "#shared/search-file.ts";
import type { SearchRules } from "#shared/search-terms.ts";
import { byKind } from "./by-kind.ts";
import { addToSearch, findIn, findNearest, searchEngine } from "./search-engine.ts";

const entry = (title: string, path: string, summary = "", body = "", kind = "Page"): Searched => ({
  ...{ title, path, kind, summary, terms: foldText(body).split(" ") },
});
const rules: SearchRules = { stopWords: [], synonyms: [] };
const engine = searchEngine(rules);
await addToSearch(engine, [
  entry("Privacy", "/privacy", "", "signs on the kiln"),
  entry("Kerb Lings", "/portfolio/kerb-lings", "Nineteen to sixty frames a second", "", "Case study"),
  entry("Gdańsk by night", "/blog/gdansk", "Lings of the kiln", "a crane at dawn"),
  entry("The kiln", "/blog/kiln"),
]);
const titles = (query: string) => findIn(engine, query).hits.map(({ title }) => title);

test("a title is found by the beginnings of its words, without accents, before a summary and a text", () => {
  expect(titles("gdansk")).toEqual(["Gdańsk by night"]);
  expect(titles("lings")).toEqual(["Kerb Lings", "Gdańsk by night"]);
  expect(titles("kiln")).toEqual(["The kiln", "Gdańsk by night", "Privacy"]);
});

test("a word of the text is found and named as the match", () => {
  expect(findIn(engine, "craNE").hits).toMatchObject([{ title: "Gdańsk by night", words: ["crane"] }]);
});

test("a slip in a word is forgiven: letters swapped, missing, added or wrong; the words meant are named", () => {
  for (const slip of ["kerb ligns", "kerb lngs", "kerb linngs", "krb lings", "kerb links"]) {
    expect(titles(slip)[0]).toBe("Kerb Lings");
  }
  expect(findIn(engine, "kerb lngs")).toMatchObject({ isClose: true, meant: "kerb lings" });
  expect(findIn(engine, "kerb lings").isClose).toBe(false);
});

test("a word close to two others is corrected to one of them", async () => {
  const engine = searchEngine(rules);
  await addToSearch(engine, [entry("A kettle and a letter", "/both"), entry("The kettle", "/kettle")]);
  expect(findIn(engine, "kettel").meant).toBe("kettle");
});

test("a slip finds what the word finds that was meant, also where only a text has it", async () => {
  const engine = searchEngine(rules);
  await addToSearch(engine, [
    entry("Latency, measured", "/title"),
    entry("A feed", "/text", "", "what latency costs"),
    entry("The vacancy", "/vacancy", "", "lately"),
  ]);
  const paths = (query: string) => findIn(engine, query).hits.map(({ path }) => path);
  expect(paths("latancy")).toEqual(paths("latency"));
  expect(paths("latency")).toHaveLength(2);
});

test("when no entry has all the words, entries with some of them are close", () => {
  expect(findIn(engine, "lings zeppelin")).toMatchObject({ isClose: true });
  expect(titles("lings zeppelin")[0]).toBe("Kerb Lings");
});

test("an empty query and a strange one find nothing", () => {
  expect(titles(" ! ")).toEqual([]);
  expect(titles("zeppelinology")).toEqual([]);
});

test("a search is for eight different words of forty letters; repeated and further words are ignored", async () => {
  const eight = "kerb lings nineteen to sixty frames second fram";
  expect(findIn(engine, `${eight} ${eight} zeppelin`)).toMatchObject({
    isClose: false,
    hits: [{ title: "Kerb Lings" }],
  });
  expect(findIn(engine, `zeppelin ${eight}`).isClose).toBe(true);
  const engineOfOne = searchEngine(rules);
  await addToSearch(engineOfOne, [entry("x".repeat(40), "/long")]);
  expect(findIn(engineOfOne, "x".repeat(60)).isClose).toBe(false);
  expect(findIn(engineOfOne, "x".repeat(60)).hits).toHaveLength(1);
});

test("a single letter finds words by their beginning only as the last word, while it is typed", () => {
  expect(findIn(engine, "kerb l")).toMatchObject({ isClose: false, hits: [{ title: "Kerb Lings" }] });
  expect(findIn(engine, "l kerb").isClose).toBe(true);
});

test("results are grouped by kind, the kind of the best result first", () => {
  expect(byKind(findIn(engine, "lings").hits).map(({ kind }) => kind)).toEqual(["Case study", "Page"]);
});

test("a mistyped address finds the page that it nearly names", () => {
  expect(findNearest(engine, "portfolio kerb links", 1).map(({ path }) => path)).toEqual(["/portfolio/kerb-lings"]);
});

const knowing = { stopWords: ["the", "no", "in"], synonyms: [{ word: "Switch", also: ["Nintendo", "Joy-Con"] }] };
async function engineOf(entries: (Partial<Searchable> & { path: string })[]) {
  const filled = searchEngine(knowing);
  const whole = entries.map((given) => ({ title: "Untitled", kind: "Page", summary: "", body: "", ...given }));
  await addToSearch(filled, withTerms(whole, knowing));
  return (query: string) => {
    const { hits, ...finding } = findIn(filled, query);
    return { ...finding, paths: hits.map(({ path }) => path) };
  };
}

test("a stop word is never the reason for a hit", async () => {
  const find = await engineOf([
    { path: "/a", title: "No wind in the north", body: "the kettle" },
    { path: "/b", title: "Lamp", body: "notes in the index" },
  ]);
  expect(find("the").paths).toEqual([]);
  expect(find("no in").paths).toEqual([]);
  expect(find("the zeppelin").paths).toEqual([]);
  expect(find("the lamp")).toMatchObject({ paths: ["/b"], isClose: false });
  expect(find("kettel in the").meant).toBe("kettle");
});

test("titles and tags weigh more than a text, however often that has the word", async () => {
  const find = await engineOf([
    { path: "/text", body: "certification, and certification again", summary: "Certification" },
    { path: "/tag", title: "A swan", tags: ["process", "certification"] },
    { path: "/title", title: "Certification" },
  ]);
  expect(find("certification").paths).toEqual(["/title", "/tag", "/text"]);
  expect(find("certifcation").paths).toEqual(find("certification").paths);
});

test("a row of little weight comes after what visitors look for", async () => {
  const find = await engineOf([
    { path: "/row", title: "Insurance", weight: 0.2 },
    { path: "/post", title: "What insurance costs us each year, and why", summary: "Read it." },
  ]);
  expect(find("insurance").paths).toEqual(["/post", "/row"]);
});

test("what people call a thing finds what titles and tags call it, and no text with the same letters", async () => {
  const find = await engineOf([
    { path: "/case", title: "Kerb", tags: ["PC", "Switch"] },
    { path: "/verb", body: "they switch the lights, as they intend" },
  ]);
  for (const query of ["Nintendo", "nintendo switch", "joycon", "joy con"])
    expect([query, find(query).paths]).toEqual([query, ["/case"]]);
  expect(find("switch").paths).toEqual(["/case", "/verb"]);
  expect(find("swich").paths).toEqual(["/case", "/verb"]);
});

test("a word is not taken for one that differs in its first letter and another", async () => {
  const find = await engineOf([{ path: "/verb", body: "as they intend to, a robot" }]);
  for (const query of ["pretend", "zintendo", "roblox"]) expect([query, find(query).paths]).toEqual([query, []]);
});

test("two words may be one, and one may be two", async () => {
  const find = await engineOf([
    { path: "/one", title: "Voiceover" },
    { path: "/two", title: "A head start" },
    { path: "/hyphen", title: "Co-op and e-commerce" },
  ]);
  expect(find("voice over").paths).toEqual(["/one"]);
  expect(find("headstart")).toMatchObject({ paths: ["/two"], meant: "head start", isClose: true });
  for (const query of ["coop", "co-op", "co op", "ecommerce", "e-commerce", "e commerce"])
    expect([query, find(query)]).toMatchObject([query, { paths: ["/hyphen"], isClose: false }]);
});

test("a phrase without blanks is found by its parts, in title and text", async () => {
  const find = await engineOf([
    { path: "/title", title: "ゲーム移植のガイド" },
    { path: "/text", body: "モバイルゲームの移植について" },
  ]);
  for (const query of ["移植", "ゲーム", "ｹﾞｰﾑ 移植", "移"])
    expect([query, find(query)]).toMatchObject([query, { paths: ["/title", "/text"], isClose: false }]);
  expect(find("料金").paths).toEqual([]);
});

test("a hit tells whether its text or a tag has the words, and not that its address does", async () => {
  const filled = searchEngine(knowing);
  const entries = [
    { path: "/blog/crane", title: "A swan", kind: "Post", summary: "", body: "It lifts tiles.", tags: ["Tools"] },
  ];
  await addToSearch(filled, withTerms(entries, knowing));
  const first = (query: string) => findIn(filled, query).hits[0];
  expect(first("lifts")).toMatchObject({ inText: ["lifts"], tag: undefined });
  expect(first("tools")).toMatchObject({ inText: [], tag: "Tools" });
  expect(first("crane")).toMatchObject({ inText: [], tag: undefined });
  expect(first("swan")).toMatchObject({ inText: [], tag: undefined });
});
