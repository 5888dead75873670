import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  contentCopy,
  enoughWords,
  problemsIn,
  rewrite,
  saveAsOnWindows,
  writePost,
} from "../../tests/support/content-copy.ts";
import { readContent } from "./read-content.server.ts";

test("line ends of Windows and byte order marks change nothing", async () => {
  const root = contentCopy();
  writePost(root, "later.md", enoughWords, "draft: true\n");
  const before = await readContent({ root, preview: true });
  saveAsOnWindows(root);
  expect(await readContent({ root, preview: true })).toEqual(before);
  expect((await readContent({ root })).blog.map(({ slug }) => slug)).not.toContain("later");
});

test("a file in another encoding says so", async () => {
  const root = contentCopy();
  const file = writePost(root, "pounds.md", enoughWords);
  writeFileSync(join(root, file), Buffer.from(`${readFileSync(join(root, file), "utf8")}£`, "latin1"));
  expect(await problemsIn(root)).toEqual([`${file}: is not saved as UTF-8; save it again with this encoding`]);
});

const address = "its name becomes its address: small letters from a to z, digits and dashes, at most 80";
const names: [name: string, reason: string][] = [
  ["blog/My New Post.md", `${address}; rename it to my-new-post.md`],
  ["blog/łódź-(2).md", `${address}; rename it to lodz-2.md`],
  ["blog/a-post.md.txt", "entries of content/blog/ end in .md; rename it to a-post.md"],
  ["blog/Ideas.docx", "nothing reads this kind of file; entries end in .md, so move it out of content/"],
  ["people/ines.yml", "entries of content/people/ end in .yaml; rename it to ines.yaml"],
  ["pages/faq.yml", "must be called faq.yaml; rename it"],
  ["pages/news.yaml", "bands: missing; write a list, one entry per line, each after a dash"],
  ["loose.md", "nothing reads it here; move it into the folder of its kind, such as content/blog/"],
  ["Plan.docx", "nothing reads it here; move it out of content/"],
];

test("each file that no visitor could reach is named with what to do", async () => {
  const root = contentCopy();
  for (const [name] of names) writeFileSync(join(root, "content", name), "title: A\n");
  mkdirSync(join(root, "content/blog/2027"));
  const said = await problemsIn(root);
  for (const [name, reason] of names) expect(said).toContain(`content/${name}: ${reason}`);
  expect(said).toContain(
    "content/blog/2027: is a folder, and nothing reads what is in it; move its files into content/blog/",
  );
});

test("a taken name is never the only one that a renaming proposes", async () => {
  const root = contentCopy();
  writePost(root, "taken.md", enoughWords);
  const file = writePost(root, "Taken!.md", enoughWords);
  expect(await problemsIn(root)).toEqual([
    `${file}: ${address}; rename it to taken.md, which is taken, or to another free name`,
  ]);
});

test("what systems and editors leave behind is not a mistake and no entry", async () => {
  const root = contentCopy();
  for (const name of [".DS_Store", "Thumbs.db", "desktop.ini", "~$plan.docx", ".a.md.swp", "a.md~", "._a.md"])
    writeFileSync(join(root, "content/blog", name), "");
  expect(await problemsIn(root)).toEqual([]);
});

test("a draft and a scheduled post are known by their fields, with any comment beside them", async () => {
  const root = contentCopy();
  writePost(root, "hidden.md", enoughWords, "draft: true # until Ada has read it\n");
  const file = writePost(root, "open.md", `${enoughWords}\n\nSee [it](/blog/hidden).`);
  expect(await problemsIn(root)).toEqual([
    `${file}: body: "/blog/hidden" is a draft, which only a preview shows; publish it too, or choose another`,
  ]);
});

test("a redirect from the address of a page is refused, because nobody could reach the page", async () => {
  const root = contentCopy();
  writePost(root, "reached.md", enoughWords);
  rewrite(
    join(root, "content/redirects.yaml"),
    (rules) => `- { from: /blog/reached, to: /blog, status: 308 }\n${rules}`,
  );
  expect(await problemsIn(root)).toEqual([
    `content/redirects.yaml: 0.from: the page at /blog/reached would become unreachable; write an address without a page`,
  ]);
});

test("a preview says at each name what is not out yet", async () => {
  const root = contentCopy();
  writePost(root, "hidden.md", enoughWords, "draft: true\n");
  const scheduled = writePost(root, "scheduled.md", enoughWords);
  rewrite(join(root, scheduled), (source) => source.replace("2020-02-03", "2030-02-03"));
  const { blog } = await readContent({ root, preview: true, today: "2030-01-01" });
  const titleOf = (name: string) => blog.find(({ slug }) => slug === name)?.title;
  expect([titleOf("hidden"), titleOf("scheduled")]).toEqual([
    "A post of the test (draft)",
    "A post of the test (from 3 February 2030)",
  ]);
});
