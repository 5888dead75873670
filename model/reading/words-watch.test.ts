import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentCopy, enoughWords, problemsIn, rewrite, writePost } from "../../tests/support/content-copy.ts";
import { captionProblems } from "./caption-problems.server.ts";
import { pictureProblems } from "./watch-rules.server.ts";

function copyWatching(rules: string): string {
  const root = contentCopy();
  writeFileSync(join(root, "content/words-watch.yaml"), rules);
  return root;
}

const watching = (word: string, file: number, site: number) =>
  `words: [{ word: ${word}, file: ${file}, site: ${site}, instead: a plain word }]\n`;

test("a word that occurs too often in a file, or in all, is reported with a remedy", async () => {
  const root = copyWatching(watching("zebra|zebras", 1, 2));
  const file = writePost(root, "stripes.md", `A zebra, and zebras, and a zebra.\n\n${enoughWords}`);
  expect(await problemsIn(root)).toEqual([
    `${file}: body: "zebra|zebras" occurs 3 times in this file; at most 1 are allowed; write a plain word`,
    'content/words-watch.yaml: words: "zebra|zebras" occurs 3 times in content/; at most 2 are allowed; write a plain word somewhere, or raise its limit',
  ]);
});

test("a watched word is taken as it is written: a pattern is refused, and a blank is any white space", async () => {
  const pattern = copyWatching(watching("'(\\w+\\s?)+!!'", 0, 0));
  writePost(pattern, "stripes.md", `${"word ".repeat(3000)}\n\n${enoughWords}`);
  expect(await problemsIn(pattern)).toContain(
    "content/words-watch.yaml: words.0.word: is a pattern; write the words themselves, with | between them, as in goat|goats",
  );
  const root = copyWatching(watching("'good zebra|C.T.O.|été'", 1, 9));
  const file = writePost(root, "stripes.md", `A good\nzebra, a CXTXOX, an étés and an été.\n\n${enoughWords}`);
  expect((await problemsIn(root)).filter((problem) => problem.includes("zebra"))).toEqual([
    `${file}: body: "good zebra|C.T.O.|été" occurs 2 times in this file; at most 1 are allowed; write a plain word`,
  ]);
});

test("a file may be excused, with a reason", async () => {
  const root = copyWatching(watching("zebra", 0, 9));
  const file = writePost(root, "stripes.md", `A zebra.\n\n${enoughWords}`);
  mkdirSync(join(root, "content/facts"), { recursive: true });
  writeFileSync(
    join(root, "content/facts/excuses.yaml"),
    `- { file: ${file}, text: zebra, reason: It is about one. }\n`,
  );
  expect((await problemsIn(root)).filter((problem) => problem.includes("zebra"))).toEqual([]);
});

test("a plain file may not contain any of the words", async () => {
  const root = copyWatching(`${watching("zebra", 1, 9)}plain: [content/blog/stripes.md]\n`);
  const file = writePost(root, "stripes.md", `A zebra.\n\n${enoughWords}`);
  writePost(root, "spots.md", `A zebra.\n\n${enoughWords}`);
  expect((await problemsIn(root)).filter((problem) => problem.includes("zebra"))).toEqual([
    `${file}: body: "zebra" occurs 1 times in this file; at most 0 are allowed; write a plain word`,
  ]);
});

test("headings that open with figures and long fields are reported", async () => {
  const root = copyWatching("words: []\nfigures: 0\nlongest: { answer: 5 }\n");
  rewrite(join(root, "content/pages/terms.yaml"), (source) => source.replace(/^title: .*$/m, "title: Seven clauses"));
  const problems = (await problemsIn(root)).join("\n");
  expect(problems).toMatch(
    /"[^"]+" is one of \d+ headings of \d+ that open with a figure, and at most 0 in a hundred may/,
  );
  expect(problems).toMatch(/has \d+ letters, and at most 5 fit a answer; cut it, or make two of it/);
});

test("two pages with one title or description are reported", async () => {
  const root = contentCopy();
  const [, title = ""] = /^ {2}title: (.*)$/m.exec(readOf(root, "faq")) ?? [];
  rewrite(join(root, "content/pages/terms.yaml"), (source) => source.replace(/^ {2}title: .*$/m, `  title: ${title}`));
  expect(await problemsIn(root)).toContainEqual(
    expect.stringMatching(
      /^content\/pages\/terms.yaml: head.title: is the same as in content\/pages\/faq.yaml; say what only/,
    ),
  );
});

test("a picture on too many pages is reported, unless an entry brings it", () => {
  const field = (file: string, text: string) => ({ file, name: "imgUrl", path: "hero.imgUrl", text });
  const fields = ["a", "b"].flatMap((page) => [
    field(`content/pages/${page}.yaml`, "/images/boat.webp"),
    field(`content/pages/${page}.yaml`, "/images/person.webp"),
  ]);
  const problems = pictureProblems({ words: [], pictures: 1 }, [
    ...fields,
    field("content/people/x.yaml", "/images/person.webp"),
  ]);
  expect(problems.map(({ file, reason }) => `${file} ${reason}`)).toEqual([
    "content/pages/b.yaml /images/boat.webp is on 2 pages; at most 1 may show it: content/pages/a.yaml, content/pages/b.yaml; choose another here",
  ]);
});

test("an alternative text that repeats the caption is refused", () => {
  const picture = { alt: "A crane.", caption: "a crane" };
  expect(captionProblems(new Map([["content/cases/x.yaml", { gallery: [picture] }]]))).toEqual([
    {
      file: "content/cases/x.yaml",
      field: "gallery.0.alt",
      reason: "says what the caption says; describe what the picture shows, for those who cannot see it",
    },
  ]);
});

function readOf(root: string, name: string): string {
  let read = "";
  rewrite(join(root, `content/pages/${name}.yaml`), (source) => {
    read = source;
    return source;
  });
  return read;
}
