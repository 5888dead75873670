import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentCopy } from "../../tests/support/content-copy.ts";
import { deskOn } from "../../tests/support/desk.ts";
import type { EditedSite } from "./edited-site.ts";
import { filesWithout, newFiles, renamedFiles } from "./entry-changes.ts";

async function openCopy() {
  const root = contentCopy();
  const { site, writer } = await deskOn(root);
  const reading = await site.now();
  const { content } = reading;
  if (!content) throw new Error("the fixture site has mistakes");
  return { site, writer, reading, content };
}

/** Every file as the draft has it. */
const textOf = (site: EditedSite) =>
  readdirSync(join(site.root, "content"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(md|yaml)$/.test(name))
    .map((name) => `${name}\n${site.rawIfAny(`content/${name}`)}`)
    .join("\n");

test.each([
  ["blog", "a-new-one.md"],
  ["cases", "a-new-one.yaml"],
  ["people", "a-new-one.yaml"],
  ["products", "a-new-one.yaml"],
  ["faqs", "a-new-one.yaml"],
  ["testimonials", "a-new-one.yaml"],
  ["plans", "a-new-one.yaml"],
  ["categories", "a-new-one.yaml"],
])("a new entry of %s passes the check, and is taken back", async (folder, name) => {
  const { site, writer, reading, content } = await openCopy();
  const changes = newFiles(site, { folder, title: "A new one", reading, content });
  expect(await writer.saveFiles(changes)).toEqual({ state: "saved" });
  expect(site.rawIfAny(`content/${folder}/${name}`)).not.toMatch(/[\u200b\ufeff]/);
  await writer.undo();
  expect(site.has(`content/${folder}/${name}`)).toBe(false);
});

test("an entry with another name takes along what refers to it, leaves a redirect, and comes back", async () => {
  const { site, writer, reading, content } = await openCopy();
  const before = textOf(site);
  for (const [folder, { slug }] of [
    ["people", content.people[0]],
    ["cases", content.cases[0]],
    ["blog", content.blog[0]],
  ] as [string, { slug: string }][]) {
    const file = `content/${folder}/${slug}.${folder === "blog" ? "md" : "yaml"}`;
    const changes = renamedFiles(site, file, "Another name", reading);
    expect(await writer.saveFiles(changes), folder).toEqual({ state: "saved" });
    expect(site.rawIfAny("content/redirects.yaml")).toMatch(new RegExp(`from: /\\w+/${slug}\\n? *`));
    await writer.undo();
    expect(textOf(site)).toBe(before);
  }
});

test("a redirect goes with the entry that it leads to", async () => {
  const { site, writer, reading, content } = await openCopy();
  await writer.saveFiles(newFiles(site, { folder: "blog", title: "First", reading, content }));
  await writer.saveFiles(renamedFiles(site, "content/blog/first.md", "Second", await site.now()));
  const redirects = () => site.rawIfAny("content/redirects.yaml");
  expect(redirects()).toContain("/blog/second");
  expect(await writer.saveFiles(filesWithout(site, "content/blog/second.md"))).toEqual({ state: "saved" });
  expect(redirects()).not.toContain("/blog/second");
});

test("an entry that others refer to stays, and the check says who they are", async () => {
  const { site, writer, content } = await openCopy();
  const file = `content/people/${content.people[0]?.slug}.yaml`;
  const problems = await writer.checkFiles(new Map([[file, null]]));
  expect(problems.length).toBeGreaterThan(0);
  expect(await writer.saveFiles(new Map([[file, null]]))).toMatchObject({ state: "refused" });
  expect(site.has(file)).toBe(true);
});
