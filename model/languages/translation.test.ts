import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { contentCopy, copyWithLanguages, problemsIn } from "../../tests/support/content-copy.ts";
import { readContent } from "../reading/read-content.server.ts";
import { createReadMemory } from "../reading/read-memory.server.ts";
import { hashOfText } from "./lock.server.ts";
import type { Translation } from "./translation.server.ts";

/** Unchanged files are not validated again. */
const memory = createReadMemory();
const page = "content/pages/security.yaml";
const own = "content/fr/pages/security.yaml";

/** A site that also speaks French, with these files of its translation. */
function frenchSite(files: Readonly<Record<string, string>>): string {
  const root = copyWithLanguages("{ code: fr, name: Français }");
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

async function read(files: Readonly<Record<string, string>>) {
  const seen: Translation[] = [];
  const root = frenchSite(files);
  const content = await readContent({ root, memory, seen: (translation) => void seen.push(translation) });
  const [translation] = seen;
  if (!translation) throw new Error("no translation was read");
  const stateOf = (field: string) =>
    translation.fields.get("pages/security.yaml")?.find((one) => one.field === field)?.state;
  return { content, translation, stateOf, french: content.translations.fr };
}

const titleOf = (content: { composedPages: { address: string; head: { title: string } }[] } | undefined) =>
  content?.composedPages.find(({ address }) => address === "/security")?.head.title;

test("a translation replaces the texts that it has; everything else is the source's", async () => {
  const { content, french } = await read({ [own]: "head:\n  title: Des trous\n" });
  expect(titleOf(french)).toBe("Des trous");
  expect(titleOf(content)).not.toBe("Des trous");
  const bandsOf = (one: typeof french) => one?.composedPages.find(({ address }) => address === "/security")?.bands;
  expect(bandsOf(french)).toEqual(bandsOf(content));
  expect(french?.site).toMatchObject({ lang: "fr", locale: "fr", brand: content.site.brand });
});

test("a site of one language has no translations", async () => {
  expect(await readContent({ root: copyWithLanguages(), memory })).toMatchObject({
    language: null,
    languages: [],
    translations: {},
  });
});

const mistakes: [what: string, text: string, problem: string][] = [
  [
    "a field that the source lacks",
    "head:\n  titel: Des trous\n",
    `${own}: head.titel: ${page} does not have this field; did you mean "title"?`,
  ],
  [
    "a link",
    "bands:\n  - action: { url: /faq }\n  - {}\n",
    `${own}: bands.hero.action.url: is not a text that visitors read, so it stays in ${page} alone; delete it here`,
  ],
  [
    "a list of another length",
    "bands:\n  - heading: Un trou\n",
    `${own}: bands: has 1 entries, and ${page} has 2; write as many, in the same order, with {} or null for one that is not translated`,
  ],
  [
    "a list in place of a text",
    "head:\n  title: [Des, trous]\n",
    `${own}: head.title: is not a text; write the translated words, in double quotes if need be`,
  ],
  [
    "a text that the schema refuses",
    "head:\n  description: Trop court.\n",
    `${own}: head.description: has 11 characters; write 50 to 170`,
  ],
  ["YAML that cannot be read", "head: {\n", `${own}: cannot be read as YAML`],
];

for (const [what, text, problem] of mistakes) {
  test(`the check refuses ${what} in a translation, and says where and why`, async () => {
    const problems = await problemsIn(frenchSite({ [own]: text }));
    expect(problems).toContainEqual(expect.stringContaining(problem));
  });
}

test("a file that translates nothing is refused", async () => {
  const problems = await problemsIn(frenchSite({ "content/fr/pages/nothing.yaml": "head: { title: Rien }\n" }));
  expect(problems).toEqual([
    "content/fr/pages/nothing.yaml: translates content/pages/nothing.yaml, which does not exist; rename it or delete it",
  ]);
});

test("a language that is the site's own, or named twice, is refused", async () => {
  const root = copyWithLanguages(
    "{ code: fr, name: Français }, { code: fr, name: Fr }, { code: en-gb, name: English }",
  );
  expect(await problemsIn(root)).toEqual([
    "content/site.yaml: languages.1.code: fr is named twice; leave one out",
    "content/site.yaml: languages.2.code: en-gb is the language of the site itself; name the others here",
  ]);
});

test("by its lock a text is missing, not read, outdated or read", async () => {
  const root = contentCopy();
  const source = /title: (.*)/.exec(readFileSync(join(root, page), "utf8"))?.[1] ?? "";
  const locked = (title: string) => `pages/security.yaml:\n  head.title: ${title}\n`;
  const stateWith = async (files: Readonly<Record<string, string>>) => (await read(files)).stateOf("head.title");
  const text = { [own]: "head:\n  title: Des trous\n" };
  const lock = "content/fr/lock.yaml";
  expect(await stateWith({})).toBe("missing");
  expect(await stateWith(text)).toBe("unread");
  expect(await stateWith({ ...text, [lock]: locked(`{ source: ${hashOfText(source)}, by: machine }`) })).toBe("unread");
  expect(await stateWith({ ...text, [lock]: locked("{ source: abc, by: human, reader: Ada }") })).toBe("outdated");
  const done = locked(`{ source: "${hashOfText(source)}", by: human, reader: Ada, day: 2026-11-29 }`);
  expect(await stateWith({ ...text, [lock]: done })).toBe("read");
});

test("figures, mail addresses and what is filled in need no translation", async () => {
  const { translation } = await read({});
  const texts = [...translation.fields.values()].flat().map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => /^[\d\s.,%+–-]+$|^\S+@\S+$/.test(text))).toEqual([]);
});
