import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentCopy, saveAsOnWindows } from "../../tests/support/content-copy.ts";
import { deskOn } from "../../tests/support/desk.ts";
import { type Change, parseAddress } from "./changes.ts";
import { describeForm } from "./describe-form.ts";
import { valueInSource, versionInSource } from "./splice-source.ts";
import { type FieldPath, SpliceError } from "./splice-yaml.ts";

/** A copy of the fixture site, and a desk of somebody who edits it; `read` and `valueAt` tell what the draft says. */
async function openCopy() {
  const root = contentCopy();
  const { site, writer, drafts } = await deskOn(root);
  const read = (file: string) => site.rawIfAny(`content/${file}`) ?? "";
  const onDisk = (file: string) => readFileSync(join(root, "content", file), "utf8");
  const valueAt = (address: string) => {
    const { file, path } = parseAddress(address);
    return String(valueInSource(site.read(file).text, file, path));
  };
  return { root, site, writer, drafts, read, onDisk, valueAt };
}

const title = "pages/pricing.yaml#title";

test("a change is in the draft and not in the file, and taken back to the byte", async () => {
  const { writer, drafts, read, onDisk, valueAt } = await openCopy();
  const before = read("pages/pricing.yaml");
  expect(await writer.save({ address: title, before: valueAt(title), value: "Another title." })).toEqual({
    state: "saved",
  });
  expect(valueAt(title)).toBe("Another title.");
  expect(read("pages/pricing.yaml").split("\n")).toHaveLength(before.split("\n").length);
  expect(onDisk("pages/pricing.yaml")).toBe(before);
  await writer.undo();
  expect(read("pages/pricing.yaml")).toBe(before);
  expect((await drafts.read()).files.size).toBe(0);
  expect(await writer.undo()).toBeUndefined();
});

test("what would stop the build is refused with the check's own words, and nothing is written", async () => {
  const { writer, read, valueAt } = await openCopy();
  const address = "pages/pricing.yaml#lead";
  const before = read("pages/pricing.yaml");
  const outcome = await writer.save({ address, before: valueAt(address), value: "See [this](/princing)." });
  expect(outcome).toMatchObject({
    state: "refused",
    problems: [{ file: "content/pages/pricing.yaml", field: "lead" }],
  });
  expect(outcome.state === "refused" && outcome.problems[0]?.reason).toContain(
    'dead link: no page answers at "/princing"',
  );
  expect(read("pages/pricing.yaml")).toBe(before);
});

test("a colour of the brand is changed like a word, and refused where words could not be read on it", async () => {
  const { site, writer, valueAt } = await openCopy();
  const address = "brand/brand.yaml#colours.tang";
  const before = valueAt(address);
  const { schemas } = await site.now();
  const schema = schemas.get("brand/brand.yaml");
  const file = { file: "brand/brand.yaml", source: site.read("brand/brand.yaml").text, path: ["colours"] };
  const form = schema && describeForm({ ...file, schema }, { homes: new Map(), pictures: [] });
  expect(form?.fields.find(({ name }) => name === "tang")).toMatchObject({ as: "colour", hex: before });
  expect(form?.fields.find(({ name }) => name === "soft")).toMatchObject({ isAbsent: true, isOptional: true });
  const refused = await writer.save({ address, before, value: valueAt("brand/brand.yaml#colours.pitch") });
  expect(refused).toMatchObject({ state: "refused", problems: [{ file: "brand/brand.yaml", field: "colours.tang" }] });
  const reason = (refused.state === "refused" && refused.problems[0]?.reason) || "";
  expect(reason).toMatch(
    /have a contrast of [\d.]+ and need 4\.5; the nearest that passes is oklch\([^)]*\) or #\w{6}/,
  );
  const value = reason.slice(-7);
  expect(await writer.save({ address, before, value })).toEqual({ state: "saved" });
  expect((await site.now()).content?.brand.colours.tang.hex).toBe(value);
});

test("a mistake elsewhere does not keep anybody from saving something else", async () => {
  const { root, writer, valueAt } = await openCopy();
  const file = join(root, "content/pages/faq.yaml");
  writeFileSync(file, `${readFileSync(file, "utf8")}\nunheard: of\n`);
  expect(await writer.save({ address: title, before: valueAt(title), value: "Another." })).toEqual({ state: "saved" });
});

test("a value that somebody else has changed is shown, not overwritten; another value of the same file is no conflict", async () => {
  const { root, writer, read, valueAt } = await openCopy();
  const before = valueAt(title);
  const file = join(root, "content/pages/pricing.yaml");
  writeFileSync(file, read("pages/pricing.yaml").replace(/^title: .*$/m, "title: By hand."));
  expect(await writer.save({ address: title, before, value: "Mine." })).toEqual({ state: "conflict", now: "By hand." });
  const note = "pages/pricing.yaml#table.note";
  expect(await writer.save({ address: note, before: valueAt(note), value: "A note." })).toEqual({ state: "saved" });
  expect(valueAt(title)).toBe("By hand.");
});

test("undo leaves a file alone that somebody has changed since", async () => {
  const { root, writer, read, onDisk, valueAt } = await openCopy();
  await writer.save({ address: title, before: valueAt(title), value: "Mine." });
  const file = join(root, "content/pages/pricing.yaml");
  writeFileSync(file, `${onDisk("pages/pricing.yaml")}# by hand\n`);
  await expect(writer.undo()).rejects.toThrow(SpliceError);
  expect(read("pages/pricing.yaml")).toContain("# by hand");
});

test("a file from Windows keeps its line ends and byte order mark", async () => {
  const { root, writer, read, valueAt } = await openCopy();
  saveAsOnWindows(root);
  const before = read("pages/pricing.yaml");
  await writer.save({ address: title, before: valueAt(title), value: "Another." });
  const after = read("pages/pricing.yaml");
  expect(after.startsWith("\ufefftitle".slice(0, 1))).toBe(true);
  expect(after.replace("Another.", "")).toHaveLength(after.length - "Another.".length);
  expect(after.split("\r\n")).toHaveLength(before.split("\r\n").length);
  expect(after.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

test("an entry is added to the list that the editor saw, not to another", async () => {
  const { writer, read } = await openCopy();
  const seen = (path: FieldPath) => versionInSource(read("redirects.yaml"), "content/redirects.yaml", path);
  const change = {
    address: "redirects.yaml#0",
    version: seen([]),
    arrangement: { do: "insert", value: { from: "/old-place", to: "/contact", status: 308 } },
  } as const;
  const before = read("redirects.yaml");
  expect(await writer.save(change)).toEqual({ state: "saved" });
  expect(read("redirects.yaml")).toContain("/old-place");
  expect(await writer.save(change)).toMatchObject({ state: "conflict" });
  await writer.undo();
  expect(read("redirects.yaml")).toBe(before);
});

test("a field that may be left out comes with its first words", async () => {
  const { root, writer, read } = await openCopy();
  writeFileSync(
    join(root, "content/people/zz-new.yaml"),
    readFileSync(join(root, "content/people/li-wu.yaml"), "utf8").replace(/^order: .*$/m, "order: 77"),
  );
  const address = "people/zz-new.yaml#draft";
  expect(await writer.save({ address, before: null, value: true })).toEqual({ state: "saved" });
  expect(read("people/zz-new.yaml")).toMatch(/\ndraft: true\n$/);
});

test.each(["pages/../../package.yaml#name", "../README.md#x", "words.txt#a", "pages/none.yaml#title"])(
  "%s is no file of the content",
  async (address) => {
    const { writer } = await openCopy();
    await expect(writer.save({ address, before: null, value: "x" })).rejects.toThrow(SpliceError);
  },
);

test("what is typed in one go is one change; what the check refuses is kept beside the draft", async () => {
  const { writer, drafts, valueAt } = await openCopy();
  const first = valueAt(title);
  await writer.save({ address: title, before: first, value: "An", turn: "a" });
  await writer.save({ address: title, before: "An", value: "Another title.", turn: "a" });
  expect(writer.count()).toBe(1);
  const refused = {
    address: "pages/pricing.yaml#lead",
    before: valueAt("pages/pricing.yaml#lead"),
    value: "[x](/nowhere)",
  };
  expect(await writer.save(refused)).toMatchObject({ state: "refused" });
  expect((await drafts.read()).held).toEqual([refused]);
  expect(await writer.save({ ...refused, value: "Sound words." })).toEqual({ state: "saved" });
  expect((await drafts.read()).held).toEqual([]);
  await writer.undo();
  await writer.undo();
  expect(valueAt(title)).toBe(first);
});

test("a draft that was let go of comes back, with what was held", async () => {
  const { writer, drafts, valueAt } = await openCopy();
  await writer.save({ address: title, before: valueAt(title), value: "Another title." });
  const lead = "pages/pricing.yaml#lead";
  await writer.save({ address: lead, before: valueAt(lead), value: "[x](/nowhere)" });
  const before = await drafts.read();
  await writer.discard();
  expect(await drafts.read()).toEqual({ files: new Map(), pictures: new Map(), held: [], stuck: [] });
  await writer.undo();
  expect(await drafts.read()).toEqual(before);
});

test.each(["__proto__.polluted", "constructor.prototype.polluted", "lead.__proto__.polluted", "__proto__"])(
  "an address through %s reaches no prototype",
  async (path) => {
    const { writer } = await openCopy();
    const address = `pages/pricing.yaml#${path}`;
    const changes: Change[] = [
      { address, before: null, value: "yes" },
      { address, version: "", arrangement: { do: "insert", value: "yes" } },
      { address, version: "", arrangement: { do: "remove" } },
    ];
    for (const change of changes) await expect(writer.check(change)).rejects.toThrow("not a field");
    expect("polluted" in {}).toBe(false);
  },
);
