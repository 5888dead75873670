import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentCopy } from "../../tests/support/content-copy.ts";
import { workspaceOn } from "../../tests/support/workspaces.ts";
import { isEditable } from "./content-file.ts";
import { describeForm } from "./describe-form.ts";
import type { EditedSite, Reading } from "./edited-site.ts";
import { filesWithout, newFiles, renamedFiles } from "./entry-changes.ts";
import { arrangeInSource, setInSource, valueInSource } from "./splice-source.ts";
import { type FieldPath, SpliceError } from "./splice-yaml.ts";

async function openCopy() {
  const root = contentCopy();
  const { site, writer } = await workspaceOn(root);
  const reading = await site.now();
  const { content } = reading;
  if (!content) throw new Error("the fixture site has mistakes");
  return { site, writer, reading, content };
}

function formOf(site: EditedSite, { schemas }: Reading, file: string, path: FieldPath) {
  const schema = schemas.get(file);
  return (
    schema && describeForm({ file, source: site.read(file).text, schema, path }, { homes: new Map(), pictures: [] })
  );
}

const parsePath = (field: string): FieldPath =>
  field.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Every file as the draft has it. */
const textOf = (site: EditedSite) =>
  readdirSync(join(site.root, "content"), { recursive: true, encoding: "utf8" })
    .map((name) => `content/${name}`)
    .filter((file) => /\.(md|yaml)$/.test(file) && isEditable(file))
    .map((file) => `${file}\n${site.rawIfAny(file)}`)
    .join("\n");

test("a new fact is in the file of its kind and not public yet; a cited fact cannot be removed", async () => {
  const { site, writer, reading, content } = await openCopy();
  const file = "content/facts/counted.yaml";
  const before = site.rawIfAny(file) ?? "";
  const wanted = { folder: "facts", title: "Lids, without knobs", into: file, reading, content };
  expect(await writer.saveFiles(newFiles(site, wanted))).toEqual({ state: "saved" });
  const after = site.rawIfAny(file) ?? "";
  expect(after.startsWith(before)).toBe(true);
  expect(after.slice(before.length)).toMatch(/^lids-without-knobs:\n {2}says: .*\{\{lids-without-knobs\}\}/);
  expect(() => newFiles(site, { ...wanted, title: "kettles" })).toThrow("exists already");
  expect(() => newFiles(site, { ...wanted, into: "content/redirects.yaml" })).toThrow(SpliceError);
  const form = formOf(site, reading, file, ["kettles"]);
  expect(form?.inRecord).toBeDefined();
  const remove = { address: "facts/counted.yaml#kettles", version: form?.inRecord ?? "" };
  expect(await writer.save({ ...remove, arrangement: { do: "remove" } })).toMatchObject({ state: "refused" });
  const own = { address: "facts/counted.yaml#lids-without-knobs", version: form?.inRecord ?? "" };
  expect(await writer.save({ ...own, arrangement: { do: "remove" } })).toEqual({ state: "saved" });
  expect(site.rawIfAny(file)).toBe(before);
});

test("a post begun in the browser is published from there: its words are written, then the line that holds it back goes", async () => {
  const { site, writer, reading, content } = await openCopy();
  const file = "content/blog/kettles-of-the-yard.md";
  const made = newFiles(site, { folder: "blog", title: "Kettles of the yard", reading, content });
  expect(await writer.saveFiles(made)).toEqual({ state: "saved" });
  const write = (field: string, value: string) => {
    const before = String(valueInSource(site.read(file).text, file, parsePath(field)) ?? "");
    return writer.save({ address: `blog/kettles-of-the-yard.md#${field}`, before, value });
  };
  const publish = async () => {
    const version = formOf(site, await site.now(), file, ["draft"])?.version ?? "";
    const address = "blog/kettles-of-the-yard.md#draft";
    return writer.save({ address, version, arrangement: { do: "remove" } });
  };
  expect(await publish()).toMatchObject({ state: "refused" });
  for (const field of ["alt", "brief", "body.0"])
    expect(await write(field, `Kettles stand in the yard until somebody needs the ${field} of one.`), field).toEqual({
      state: "saved",
    });
  await write("body.0", "Kettles stand in the yard until somebody needs one of them. ".repeat(24));
  expect(await publish()).toEqual({ state: "saved" });
});

test("a value that is written in the browser is no longer a suggestion", () => {
  const source = "category: games # TODO\ntags: [one, two] # TODO of its own\nalt: here # kept\n";
  const one = setInSource(source, "content/a.yaml", ["category"], "work");
  const two = arrangeInSource(one, "content/a.yaml", ["tags", 1], { do: "remove" });
  expect(setInSource(two, "content/a.yaml", ["alt"], "there")).toBe("category: work\ntags: [one]\nalt: there # kept\n");
});

test("both ends of a span are fields, and so is a day that comes each year", async () => {
  const { site, reading } = await openCopy();
  const span = formOf(site, reading, "content/facts/counted.yaml", ["saddle-week", "value"]);
  expect(span?.fields.map(({ name, as, value }) => [name, as, value])).toEqual([
    ["from", "number", 4310],
    ["to", "number", 5170],
  ]);
  const value = formOf(site, reading, "content/facts/counted.yaml", ["saddle-week"])?.fields.find(
    ({ name }) => name === "value",
  );
  expect(value).toMatchObject({ as: "group", value: "4310 · 5170" });
});

test("a week's free starts are counted anew: today's date is put above them", async () => {
  const { site, writer, reading, content } = await openCopy();
  const file = "content/capacity.yaml";
  const before = site.read(file).text;
  expect(await writer.saveFiles(newFiles(site, { folder: "capacity", title: "", reading, content }))).toEqual({
    state: "saved",
  });
  expect(site.rawIfAny(file)).toBe(before.replace(/^asOf: .*$/m, `asOf: ${content.today}`));
});

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

test("a redirect is removed with the entry that it leads to", async () => {
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
