import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentCopy, enoughWords, saveAsOnWindows, writePost } from "../../tests/support/content-copy.ts";
import { workspaceOn } from "../../tests/support/workspaces.ts";
import { type Change, parseAddress } from "./changes.ts";
import { describeForm } from "./describe-form.ts";
import { valueInSource, versionInSource } from "./splice-source.ts";
import { type FieldPath, SpliceError } from "./splice-yaml.ts";

/** A copy of the fixture site, and a workspace of somebody who edits it; `read` and `valueAt` tell what the draft says. */
async function openCopy() {
  const root = contentCopy();
  const { site, writer, drafts } = await workspaceOn(root);
  const read = (file: string) => site.rawIfAny(`content/${file}`) ?? "";
  const onDisk = (file: string) => readFileSync(join(root, "content", file), "utf8");
  const valueAt = (address: string) => {
    const { file, path } = parseAddress(address);
    return String(valueInSource(site.read(file).text, file, path));
  };
  return { root, site, writer, drafts, read, onDisk, valueAt };
}

const title = "pages/pricing.yaml#bands.plans.heading";

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
  const address = "pages/pricing.yaml#bands.plans.lead";
  const before = read("pages/pricing.yaml");
  const outcome = await writer.save({ address, before: valueAt(address), value: "See [this](/princing)." });
  expect(outcome).toMatchObject({
    state: "refused",
    problems: [{ file: "content/pages/pricing.yaml", field: "bands.plans.lead" }],
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

test("a value that somebody else has changed is shown, not overwritten; another value of the same file is not a conflict", async () => {
  const { root, writer, read, valueAt } = await openCopy();
  const before = valueAt(title);
  const file = join(root, "content/pages/pricing.yaml");
  writeFileSync(file, read("pages/pricing.yaml").replace(/^ {4}heading: .*$/m, "    heading: By hand."));
  expect(await writer.save({ address: title, before, value: "Mine." })).toEqual({ state: "conflict", now: "By hand." });
  const note = "pages/pricing.yaml#bands.comparison.lead";
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
  "%s is not a file of the content",
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
    address: "pages/pricing.yaml#bands.plans.lead",
    before: valueAt("pages/pricing.yaml#bands.plans.lead"),
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

test("a dropped draft comes back, with its refused values", async () => {
  const { writer, drafts, valueAt } = await openCopy();
  await writer.save({ address: title, before: valueAt(title), value: "Another title." });
  const lead = "pages/pricing.yaml#bands.plans.lead";
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

/** A note with a footnote: its first block has the mark, the second its text, the third goes on. */
async function openNote() {
  const copy = await openCopy();
  writePost(copy.root, "a-note.md", `Words[^1].\n\n[^1]: The note.\n\n${enoughWords}`);
  const block = (at: number) => `blog/a-note.md#body.${at}`;
  const version = () => versionInSource(copy.read("blog/a-note.md"), "content/blog/a-note.md", ["body"]);
  const body = () => copy.read("blog/a-note.md").split("---\n\n")[1]?.trimEnd();
  return { ...copy, block, version, body };
}

test("what is wrong alone and right together is taken together, as one step", async () => {
  const { writer, drafts, block, version, body, valueAt } = await openNote();
  const [before, mark] = [body(), valueAt(block(0))];
  const kept = { address: block(0), before: mark, value: "Words." };
  expect(await writer.save(kept)).toMatchObject({ state: "refused", problems: [{ field: "body" }] });
  const removal = { address: block(1), version: version(), arrangement: { do: "remove" } } as const;
  expect((await writer.check(removal)).problems).toEqual([]);
  expect(await writer.save(removal)).toEqual({ state: "saved" });
  expect(body()).toBe(`Words.\n\n${enoughWords}`);
  expect((await drafts.read()).held).toEqual([]);
  expect(writer.count()).toBe(1);
  await writer.undo();
  expect(body()).toBe(before);
  expect((await drafts.read()).held).toEqual([kept]);
});

test("a kept value that is still wrong keeps nobody from taking two others together", async () => {
  const { writer, drafts, block, version, valueAt } = await openNote();
  const lead = "pages/pricing.yaml#bands.plans.lead";
  const wrong = { address: lead, before: valueAt(lead), value: "[x](/nowhere)" };
  await writer.save(wrong);
  const alsoWrong = { address: block(2), before: valueAt(block(2)), value: `${enoughWords} [y](/nowhere)` };
  await writer.save(alsoWrong);
  await writer.save({ address: block(0), before: valueAt(block(0)), value: "Words." });
  const removal = { address: block(1), version: version(), arrangement: { do: "remove" } } as const;
  expect(await writer.save(removal)).toEqual({ state: "saved" });
  expect((await drafts.read()).held).toEqual([{ ...alsoWrong, address: block(1) }, wrong]);
});

test("a value waits until something else makes it right", async () => {
  const { root, site, writer, drafts, valueAt } = await openCopy();
  const lead = "pages/pricing.yaml#bands.plans.lead";
  await writer.save({ address: lead, before: valueAt(lead), value: "See [the note](/blog/a-note)." });
  expect((await drafts.read()).held).toHaveLength(1);
  const file = writePost(root, "a-note.md", enoughWords);
  const text = readFileSync(join(root, file), "utf8");
  rmSync(join(root, file));
  expect(await writer.saveFiles(new Map([[file, text]]))).toEqual({ state: "saved" });
  expect(await writer.save({ address: title, before: valueAt(title), value: "Another." })).toEqual({ state: "saved" });
  expect([valueAt(lead), (await drafts.read()).held]).toEqual(["See [the note](/blog/a-note).", []]);
  expect((await site.now()).problems).toEqual([]);
});

test("paragraphs pasted into one block go on being one thing to its editor until they leave it", async () => {
  const { writer, drafts, block, body, valueAt } = await openNote();
  const address = block(2);
  const pasted = `One.\n\nTwo.\n\n${enoughWords}\n`;
  const save = (before: string, value: string) => writer.save({ address, before, value, turn: "a" });
  expect(await save(valueAt(address), pasted)).toEqual({ state: "saved" });
  expect(await save(pasted, `${pasted}\n\nThree. `)).toEqual({ state: "saved" });
  expect(await save(`${pasted}\n\nThree. `, "")).toMatchObject({ state: "refused" });
  expect(await save(`${pasted}\n\nThree. `, `\n\n- a\n\n- b\n\n${enoughWords}`)).toEqual({ state: "saved" });
  expect(body()).toBe(`Words[^1].\n\n[^1]: The note.\n\n- a\n\n- b\n\n${enoughWords}`);
  expect((await drafts.read()).held).toEqual([]);
  expect(writer.count()).toBe(1);
});

test("a block that was emptied is written anew in its place", async () => {
  const { root, writer, block, body } = await openNote();
  writePost(root, "a-note.md", `First.\n\nSecond.\n\n${enoughWords}\n\nLast.`);
  const [before, last] = [body(), block(3)];
  for (const [address, words] of [
    [block(1), "Second."],
    [last, "Last."],
  ] as const) {
    expect(await writer.save({ address, before: words, value: "" })).toEqual({ state: "saved" });
    expect(body()).not.toContain(words);
    expect(await writer.save({ address, before: "", value: words })).toEqual({ state: "saved" });
    expect(body()).toBe(before);
  }
});

test("an entry is arranged though its editor has changed a word of the list since, but not after somebody else has", async () => {
  const { root, writer, block, version, read, valueAt } = await openNote();
  const seen = version();
  const move = { address: block(2), version: seen, arrangement: { do: "move", to: 0 } } as const;
  await writer.save({ address: block(0), before: valueAt(block(0)), value: "Other words[^1]." });
  expect(await writer.save(move)).toEqual({ state: "saved" });
  await writer.undo();
  await writer.save({ address: block(0), before: valueAt(block(0)), value: "One[^1].\n\nTwo." });
  expect(await writer.save(move)).toMatchObject({ state: "conflict" });
  await writer.undo();
  await writer.undo();
  writeFileSync(join(root, "content/blog/a-note.md"), read("blog/a-note.md").replace("The note.", "By hand."));
  expect(await writer.save(move)).toMatchObject({ state: "conflict" });
});

test("at an address that no schema has nothing is saved", async () => {
  const { writer, drafts } = await openNote();
  for (const path of [
    "pages/pricing.yaml#nowhere",
    "pages/pricing.yaml#bands.plans.heading.deeper",
    "pages/pricing.yaml#",
  ])
    await expect(writer.save({ address: path, before: null, value: "x" }), path).rejects.toThrow("not a field");
  const block = { address: "blog/a-note.md#body.x", before: null, value: "x" };
  await expect(writer.save(block)).rejects.toThrow("not a field");
  expect((await drafts.read()).held).toEqual([]);
});

test("what waits to be mended has a limit, in number and in length", async () => {
  const { writer, drafts, block } = await openNote();
  const keep = (at: number, value: string) => writer.save({ address: block(at), before: "other words", value });
  for (let at = 0; at < 100; at++) expect(await keep(at, "x")).toMatchObject({ state: "conflict" });
  await expect(keep(100, "x")).rejects.toThrow("at most 100 fields");
  expect(await keep(99, "y")).toMatchObject({ state: "conflict" });
  await expect(keep(99, "y".repeat(1_000_000))).rejects.toThrow("a million characters");
  expect((await drafts.read()).held).toHaveLength(100);
});
