import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { contentCopy, problemsIn, rewrite } from "../../tests/support/content-copy.ts";
import { searchEntries } from "../machine-files/search-entries.server.ts";
import { siteTexts } from "../machine-files/search-files.server.ts";
import { listedPages } from "../pages/page-list.server.ts";
import { prerenderedPaths } from "../pages/site-paths.server.ts";
import { readContent } from "./read-content.server.ts";

const head = `head:
  title: A page of bands
  description: A page that is made of bands alone, with nothing but its file in the folder of the content.
`;
const band = (fields: string) => `  - { role: text, shape: statement, sentence: A sentence, ${fields} }\n`;

/** A page opens with a hero, whatever else a test is about. */
const opening = "  - { role: hero, shape: hero, heading: Hello, action: { label: Ask, url: /contact } }\n";

function siteWith(files: Record<string, string>): string {
  const root = contentCopy();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, "content/pages", name)), { recursive: true });
    writeFileSync(join(root, "content/pages", name), text.replace("bands:\n", `bands:\n${opening}`));
  }
  return root;
}

const problemsOf = (text: string, name = "fair.yaml") => problemsIn(siteWith({ [name]: text }));

test("a file of bands is a page: listed, prerendered and found by search", async () => {
  const content = await readContent({
    root: siteWith({ "fair.yaml": `${head}address: /fairs/spring\nbands:\n${band("heading: Ropes of quality")}` }),
  });
  expect(listedPages(content)).toContainEqual(expect.objectContaining({ path: "/fairs/spring", kind: "page" }));
  expect(prerenderedPaths(content)).toContain("/fairs/spring");
  const found = searchEntries(siteTexts(content)).find(({ path }) => path === "/fairs/spring");
  expect(found?.body).toContain("Ropes of quality");
  expect(found?.body).not.toContain("statement");
});

test("a page has one opening, which comes first", async () => {
  const root = siteWith({ "fair.yaml": `${head}bands:\n${band("tone: ink")}${opening.replace("hero,", "again,")}` });
  expect(await problemsIn(root)).toEqual([
    "content/pages/fair.yaml: bands.again.shape: is a second opening; a page has one hero, at its top: write another shape",
  ]);
  rewrite(join(root, "content/pages/fair.yaml"), (text) => text.replace(opening, "").replace("again,", "hero,"));
  expect((await problemsIn(root))[0]).toBe(
    "content/pages/fair.yaml: bands.text.shape: opens the page, which needs a hero first; move or add one above it",
  );
});

test("without an address of its own a page has that of its file's name", async () => {
  const content = await readContent({ root: siteWith({ "fair.yaml": `${head}bands:\n${band("tone: ink")}` }) });
  expect(content.composedPages.map(({ address }) => address)).toContain("/fair");
});

test("a draft is a page in previews only, and nothing published links to it", async () => {
  const draft = `draft: true\n${head}bands:\n${band("tone: ink")}`;
  const root = siteWith({ "fair.yaml": draft });
  expect(prerenderedPaths(await readContent({ root }))).not.toContain("/fair");
  expect(prerenderedPaths(await readContent({ root, preview: true }))).toContain("/fair");
  const linking = `${head.replace("A page of", "Another of")}bands:\n${band("link: { label: There, url: /fair }")}`;
  expect(
    await problemsIn(siteWith({ "fair.yaml": draft, "other.yaml": linking.replace("nothing", "little") })),
  ).toEqual([
    'content/pages/other.yaml: bands.text.link.url: "/fair" is a draft, which only a preview shows; publish it too, or choose another',
  ]);
});

const mistakes: [string, string, string][] = [
  [
    "an unknown shape",
    "  - { role: text, shape: tabel }\n",
    'bands.text.shape: "tabel" is not a shape; did you mean "table"?',
  ],
  ["no shape", "  - { role: text }\n", "bands.text.shape: missing; write one of call-to-action, cards"],
  ["an unknown field", band("colour: red"), 'bands.text: unknown field "colour"'],
  [
    "two bands of one role",
    band("tone: ink") + band("tone: ink"),
    'role: "text" is taken by another band of this page',
  ],
  [
    "a heading that is too long",
    band(`heading: ${"a".repeat(61)}`),
    "bands.text.heading: has 61 characters; write at most 60",
  ],
  [
    "too many words",
    `  - { role: text, shape: statement, sentence: ${"word ".repeat(31)} }\n`,
    "bands.text.sentence: has 31 words; write at most 30",
  ],
  [
    "two feet",
    band("foot: { list: [One], links: [{ label: A, url: /faq }] }"),
    "bands.text.foot: has 2 kinds; write one of figures",
  ],
  [
    "a dead link",
    band("link: { label: There, url: /nowhere }"),
    'bands.text.link.url: dead link: no page answers at "/nowhere"',
  ],
];
for (const [what, bands, wanted] of mistakes) {
  test(`${what} is named with the role of its band`, async () => {
    const problems = await problemsOf(`${head}bands:\n${bands}`);
    expect(problems.join("\n")).toContain(wanted);
    expect(problems).toHaveLength(1);
  });
}

const refused: [address: string, reason: string][] = [
  ["/pricing", "there is already a page at /pricing"],
  ["/blog/z", "there is already a page at /blog/z"],
  ["/edit", "is reserved"],
  ["/assets/fair", "is reserved"],
  ["/_ipx", "cannot be an address"],
  ["/api", "is reserved"],
  ["/de", "is reserved for a language"],
  ["/Pricing", "cannot be an address"],
  ["/../etc", "cannot be an address"],
  ["fair", "cannot be an address"],
];
for (const [address, reason] of refused) {
  test(`the address ${address} is refused at its field`, async () => {
    const problems = await problemsOf(`address: ${address}\n${head}bands:\n${band("tone: ink")}`);
    expect(problems).toEqual([expect.stringContaining(`content/pages/fair.yaml: address: `)]);
    expect(problems[0]).toContain(reason);
  });
}

test("two pages cannot have one address", async () => {
  const bands = `bands:\n${band("tone: ink")}`;
  const other = head.replace("A page of", "Another page of").replace("nothing", "little");
  const problems = await problemsIn(
    siteWith({ "fair.yaml": head + bands, "other.yaml": `address: /fair\n${other}${bands}` }),
  );
  expect(problems).toEqual([
    "content/pages/fair.yaml: address: there is already a page at /fair; write another address",
    "content/pages/other.yaml: address: there is already a page at /fair; write another address",
  ]);
});

test("the name of a file that cannot be an address is refused", async () => {
  const problems = await problemsOf(`${head}bands:\n${band("tone: ink")}`, "Spring Fair.yaml");
  expect(problems.join("\n")).toContain("the name of a page has small letters from a to z, digits and dashes");
});

test("a link may name a band of any page, by its name or an older one", async () => {
  const bands = `bands:\n${band('former: [older], link: { label: There, url: "/fair#older" }')}`;
  expect(await problemsIn(siteWith({ "fair.yaml": head + bands }))).toEqual([]);
  const wrong = bands.replace("#older", "#oldest");
  expect(await problemsIn(siteWith({ "fair.yaml": head + wrong }))).toEqual([
    expect.stringContaining('dead link: /fair has no part "#oldest"'),
  ]);
});
