import { readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { stringify } from "yaml";
import type { Content } from "../../model/content.server.ts";
import { readContent } from "../../model/reading/read-content.server.ts";
import { projectFolder } from "../../model/reading/site-folder.server.ts";
import type { SampleNames } from "./leftovers.ts";

/** `node tools/adopt/name-sample.ts` makes the list anew, while the sample is there. */
async function writeNames() {
  const names = namesOf(await readContent({ root: projectFolder, preview: true }), projectFolder);
  const head = `# What names the sample, for the search of an adopted build. Made from its content by tools/adopt/name-sample.ts and held
# against it by a test; stays when the sample goes.
`;
  writeFileSync(join(import.meta.dirname, "sample-names.yaml"), head + stringify(names));
}

/** Titles of one common word would be found in any text. */
const common = ["Lattice"];

/** The names that a site of this content must not have once another company has adopted it. */
export function namesOf(content: Content, root: string): SampleNames {
  const { site, people, testimonials, cases, games, products } = content;
  const host = site.origin.replace("https://", "");
  const anywhere = [site.brand, host.split(".")[0] ?? host];
  const words = [
    ...["LW-", site.legalName, site.tagline, site.phone, site.registeredOffice],
    ...site.offices.flatMap(({ city, address }) => [city, address]),
    ...people.flatMap(({ name, phone }) => [name, ...(phone ? [phone] : [])]),
    ...testimonials.map(({ name }) => name),
    ...cases.flatMap(({ title, publisher }) => [title, publisher]),
    ...games.flatMap(({ title, category }) => [title, category]),
    ...products.map(({ title }) => title),
  ];
  const slugs = [...people, ...testimonials, ...cases, ...products].map(({ slug }) => slug);
  const pictures = readdirSync(join(root, "public/images")).map((file) => basename(file).replace(/\.\w+$/, ""));
  return {
    anywhere: unique(anywhere.map((name) => name.toLowerCase())),
    words: unique([...words, ...slugs.filter((slug) => slug.includes("-"))]).filter((word) => !common.includes(word)),
    pictures: unique(pictures),
  };
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)].sort();
}

if (import.meta.main) await writeNames();
