import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";

/** The unit files that read what stands in `content/`. */
const readers = [
  "prove/sources/sample-names.test.ts",
  "prove/sources/starter.test.ts",
  "prove/sources/brand-names.test.ts",
];
const copied = [
  "app",
  "deploy",
  "bench",
  "brand",
  "build-steps",
  "cli",
  "content",
  "docs",
  "model",
  "prove",
  "public",
].concat(
  ...[
    "server",
    "shared",
    "starter",
    "tests",
    "tools",
    "cspell.config.ts",
    "package.json",
    "tsconfig.json",
    "vitest.config.ts",
  ],
);

function projectCopy(): string {
  const root = mkdtempSync(join(tmpdir(), "studio-site-day-"));
  for (const name of copied.filter((each) => existsSync(each))) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  return root;
}

/** A day of an editor on any site: an edit without a place for it is left out. */
async function editAsOnAnyDay(root: string): Promise<void> {
  const content = join(root, "content");
  const read = (file: string) => readFileSync(file, "utf8");
  const entriesOf = (kind: string) => globSync(join(content, kind, "*.{yaml,md}")).toSorted();
  const change = (file: string | undefined, from: RegExp, to: string) => {
    if (file) writeFileSync(file, read(file).replace(from, to));
  };
  /** Another entry like the last one of its kind, under a name and number of its own. */
  const another = (kind: string, slug: string, name: string, fields: [RegExp, string][] = []) => {
    const last = entriesOf(kind).at(-1);
    if (!last) return;
    const all: [RegExp, string][] = [[/^(title|name):.*$/m, `$1: ${name}`], [/^(order|id):.*$/m, "$1: 900"], ...fields];
    const text = all.reduce((source, [from, to]) => source.replace(from, to), read(last));
    writeFileSync(join(content, kind, slug + extname(last)), text);
  };
  const noise = {
    create: {
      width: 1200,
      height: 800,
      channels: 3 as const,
      background: "#b45309",
      noise: { type: "gaussian" as const, mean: 128, sigma: 40 },
    },
  };
  for (const number of [1, 2, 3, 4]) await sharp(noise).toFile(join(root, `public/images/team-day-${number}.jpg`));

  change(entriesOf("products")[0], /^price: (\d+)$/m, "price: 9$1");
  change(entriesOf("plans")[0], /^price: (\d+)$/m, "price: 1$1");
  change(entriesOf("people")[0], /^name:.*$/m, "name: Zofia Green");
  another("people", "ines-ward", "Ines Ward");
  another("cases", "a-case-of-today", "A case of today");
  another("products", "a-thing-of-today", "A thing of today");
  another("testimonials", "mary-white", "Mary White");
  another("blog", "a-post-of-today", "A post of today", [[/^imgUrl:.*$/m, "imgUrl: /images/team-day-1.jpg"]]);
  const redirects = join(content, "redirects.yaml");
  if (!existsSync(redirects)) writeFileSync(redirects, "");
  change(redirects, /^\s*\[\]\s*$/, "");
  appendFileSync(redirects, "- { from: /an-address-of-yesterday, to: /contact, status: 308 }\n");
  const texts = globSync(join(content, "**/*.{yaml,md}")).map((file) => ({ file, source: read(file) }));
  const unnamed = entriesOf("blog").find((entry) => {
    const slug = basename(entry, ".md");
    return !texts.some(({ file, source }) => file !== entry && new RegExp(`\\b${slug}\\b`).test(source));
  });
  if (unnamed) rmSync(unnamed);
}

test("a normal day's edits pass the content check and every test that reads the content", async () => {
  const root = projectCopy();
  await editAsOnAnyDay(root);
  // It has the names of the edits.
  rmSync(join(root, "prove/sources/daily-edits.test.ts"));
  const run = (...words: string[]) => {
    const { NODE_OPTIONS: _, VITEST: __, CONTENT_DIR: ___, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, env, encoding: "utf8" });
    return { status, said: status === 0 ? "" : stdout + stderr };
  };
  expect(run("tools/check-content.ts")).toEqual({ status: 0, said: "" });
  expect(run("node_modules/vitest/vitest.mjs", "run", "--project", "sources", ...readers)).toEqual({
    status: 0,
    said: "",
  });
});
