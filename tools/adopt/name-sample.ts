import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Content } from "../../model/content.server.ts";
import type { SampleNames } from "./leftovers.ts";

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
