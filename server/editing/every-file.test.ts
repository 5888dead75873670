import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { workspaceOn } from "../../tests/support/workspaces.ts";
import { readBuildEnvironment } from "../env.ts";
import { filesWith, parseAddress } from "./changes.ts";
import { describeForm, type Form, type FormField } from "./describe-form.ts";
import type { EditedSite } from "./edited-site.ts";

/** The site of this checkout, in a copy that may be written to. */
const root = mkdtempSync(join(tmpdir(), "studio-site-every-file-"));
beforeAll(() => {
  const { contentFolder } = readBuildEnvironment(process.env);
  for (const name of ["content", "brand", "public"])
    cpSync(join(contentFolder, name), join(root, name), { recursive: true });
});

const everyByte = () =>
  new Map(
    readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((name) => statSync(join(root, name)).isFile())
      .map((name) => [name, readFileSync(join(root, name)).toString("base64")]),
  );

/** Opens a file in the panel, and all groups and lists in it. */
function openAll(site: EditedSite, file: string, schema: z.ZodType): FormField[] {
  const surroundings = { homes: site.homes(), pictures: site.pictures() };
  const source = site.read(file).text;
  const open = (path: Parameters<typeof describeForm>[0]["path"]): FormField[] => {
    const form: Form | undefined = describeForm({ file, source, schema, path }, surroundings);
    return (form?.fields ?? []).flatMap((field) =>
      (field.as === "group" || field.as === "list") && !field.isAbsent
        ? open(parseAddress(field.address).path)
        : [field],
    );
  };
  return open([]);
}

/** How many lines of two texts differ; all of them where one has more. */
function changedLines(before: string, after: string): number {
  const [a, b] = [before.split("\n"), after.split("\n")];
  return a.length === b.length ? a.filter((line, at) => line !== b[at]).length : Number.POSITIVE_INFINITY;
}

test("every file of the site opens in all its parts and closes without a changed byte; one changed value is one changed line", async () => {
  const { site, drafts } = await workspaceOn(root);
  const before = everyByte();
  const files = [...(await site.now()).schemas].filter(([file]) => site.has(file));
  expect(files.length).toBeGreaterThan(20);
  for (const [file, schema] of files) {
    const fields = openAll(site, file, schema);
    const text = site.read(file).text;
    // A text that is folded over lines may be folded anew.
    const words = fields.filter(
      ({ value, isAbsent }) => typeof value === "string" && !isAbsent && text.includes(value),
    );
    const [field] = words.filter(({ as }) => as !== "markdown");
    if (!field) continue;
    const change = { address: field.address, before: field.value, value: `${field.value} and more` };
    expect(changedLines(text, filesWith(site, [change]).get(file) ?? ""), field.address).toBe(1);
  }
  expect(everyByte()).toEqual(before);
  expect((await drafts.read()).files.size).toBe(0);
});
