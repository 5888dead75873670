import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Content } from "../../model/content.server.ts";
import { readContent } from "../../model/reading/read-content.server.ts";
import { readBuildEnvironment } from "../../server/env.ts";

const rooms = ["app", "model", "server", "shared", "build-steps", "cli", "deploy", "tools"];
/** It looks for the sample's names, has an example, and knows the starter's entries, whose names an adopted site has at first. */
const adoption = /^tools\/adopt\b/;
const root = readBuildEnvironment(process.env).contentFolder;
const isSample = existsSync(join(root, "content/sample.yaml"));

/** What the help of `npm run new` shows: an editor who follows it has entries of these names. */
const examples = [
  ...readFileSync("tools/new.ts", "utf8").matchAll(/npm run new -- \w+ "(.*?)" +content\/\w+\/([a-z0-9-]+)/g),
].flatMap(([, title = "", slug = ""]) => [title, slug]);

let content: Content;
beforeAll(async () => {
  content = await readContent({ root, preview: true });
});

/** Names that nobody writes by chance; those of one word may be ordinary words, and count while the site is the sample. */
function namesOf({ site, people, cases, games, testimonials }: Content): string[] {
  const own = [site.brand, site.brand.toLowerCase(), ...site.offices.map(({ city }) => city)].filter(() => isSample);
  const long = [
    ...[site.legalName, new URL(site.origin).host, site.phone, ...site.offices.map(({ address }) => address)],
    ...[...people, ...testimonials].flatMap(({ name, slug }) => [name, slug]),
    ...[...cases, ...games].flatMap(({ title, slug }) => [title, slug]),
    ...games.map(({ category }) => category),
    site.registeredIn ?? "",
  ];
  return [...new Set([...own, ...long.filter((name) => /[\s.-]/.test(name))])].filter(
    (name) => !examples.includes(name),
  );
}

function filesOf(room: string): string[] {
  return readdirSync(room, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|tsx|css|svg|md|yaml|conf|service|sh)$|Containerfile$/.test(name) && !/\.test\./.test(name))
    .map((name) => join(room, name))
    .filter((file) => !adoption.test(file));
}

test("no source names the site's brand, people, places or works, which an adopter replaces in the content", (context) => {
  const names = namesOf(content);
  if (names.length === 0) context.skip("the content has no names of its own");
  const pattern = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const named = new RegExp(`(?<![\\p{L}\\p{N}-])(${pattern})(?![\\p{L}\\p{N}-])`, "gu");
  const found = rooms.flatMap(filesOf).flatMap((file) => {
    const said = [...readFileSync(file, "utf8").matchAll(named)].map(([name]) => name);
    return said.map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});
