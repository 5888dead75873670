import { existsSync, globSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { pageSchemas } from "../../model/pages/pages.server.ts";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";

const folder = "starter/content/pages";
/** Shorter runs are labels that any site has. */
const fewestAlike = 5;

/** An adopted site begins with the starter's own entries. */
const hasSample = existsSync("content/sample.yaml");

test("the starter has words for every page, and a site without words shows them", async () => {
  const pages = readdirSync(folder).map((file) => file.replace(".yaml", ""));
  expect(pages.sort()).toEqual(Object.keys(pageSchemas).sort());
  const root = contentCopy();
  rmSync(join(root, "content/pages"), { recursive: true });
  // Its posts keep tags and series that their own list page named, which the starter's does not.
  expect((await problemsIn(root)).filter((problem) => problem.startsWith("starter/"))).toEqual([]);
});

test("the starter's words name no pictures but the plates that every adopted site has", () => {
  const words = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  const pictures = words.flatMap((text) => text.match(/\/images\/[\w-]+\.\w+/g) ?? []);
  expect(pictures.filter((picture) => !/^\/images\/plate-[1-8]\.webp$/.test(picture))).toEqual([]);
});

const texts = (pattern: string) => globSync(pattern).map((file) => ({ file, strings: stringsOf(file) }));
const sample = texts("content/**/*.{yaml,md}");
const starter = texts("starter/**/*.{yaml,md}");

test.runIf(hasSample)("the starter's words are its own: none of the sample's sentences is among them", () => {
  const known = new Set(sample.flatMap(({ strings }) => strings.flatMap(runsOf)));
  const copied = starter.flatMap(({ file, strings }) =>
    strings.flatMap(runsOf).flatMap((run) => (known.has(run) ? [`${file}: ${run}`] : [])),
  );
  expect(copied).toEqual([]);
});

test.runIf(hasSample)("the starter names nobody and nothing of the sample", () => {
  const names = namesOf();
  const said = starter.flatMap(({ file, strings }) =>
    strings.flatMap((text) => names.filter((name) => mentions(text, name)).map((name) => `${file}: ${name}`)),
  );
  expect(said).toEqual([]);
});

/** Company, people, places, games and cases, whole: a surname alone may be a word of the language. */
function namesOf(): string[] {
  const site = parseDocument(readFileSync("content/site.yaml", "utf8")).toJS();
  const of = (folder: string, key: string) =>
    globSync(`content/${folder}/*.yaml`).map((file) => parseDocument(readFileSync(file, "utf8")).get(key) as string);
  const people = [...of("people", "name"), ...of("testimonials", "name")];
  const towns = site.offices.map(({ city }: { city: string }) => city);
  const titles = [...of("games", "title"), ...of("cases", "title"), ...of("products", "title")];
  return [site.brand, site.legalName, site.registeredIn, ...towns, ...people, ...titles];
}

function mentions(text: string, name: string): boolean {
  return ` ${wordsOf(text).join(" ")} `.includes(` ${wordsOf(name).join(" ")} `);
}

/** Runs of words; words on both sides of a placeholder do not stand beside each other, and an address has none. */
function runsOf(text: string): string[] {
  if (!/\s/.test(text)) return [];
  return text.split(/\{[^}]*\}/).flatMap((part) => {
    const words = wordsOf(part);
    return words.slice(fewestAlike - 1).map((_, at) => words.slice(at, at + fewestAlike).join(" "));
  });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
}

function stringsOf(file: string): string[] {
  const source = readFileSync(file, "utf8");
  if (file.endsWith(".yaml")) return leavesOf(parseDocument(source).toJS());
  const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  return [...leavesOf(parseDocument(head).toJS()), body];
}

function leavesOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}
