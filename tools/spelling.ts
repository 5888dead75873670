import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

const british = /^en-(GB|IE|AU|NZ|ZA)$/;
const people = ["people", "testimonials"];
const works = ["cases", "games", "products"];

/** What the spelling check takes from a content folder: its names, and whether its words are written as Britain does. */
export function spellingOf(content: string): { names: string[]; isBritish: boolean } {
  const site = read(join(content, "site.yaml"));
  const offices: unknown[] = Array.isArray(site.offices) ? site.offices : [];
  const entriesOf = (folders: string[]) => folders.flatMap((folder) => filesOf(join(content, folder)).map(read));
  const named = [
    ...[site.brand, site.legalName, site.registeredIn, site.registeredOffice],
    ...offices.map(fieldsOf).flatMap(({ city, address }) => [city, address]),
    ...entriesOf(people).flatMap(({ name, company }) => [name, company]),
    ...entriesOf(works).flatMap(({ title, client }) => [title, client]),
  ];
  const names = named.flatMap((value) =>
    typeof value === "string" ? (value.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? []) : [],
  );
  return { names: [...new Set(names)], isBritish: british.test(String(site.lang)) };
}

function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => join(folder, name));
}

/** A file that is not YAML has no names; the check of the content reports it. */
function read(file: string): Record<string, unknown> {
  try {
    return fieldsOf(parse(readFileSync(file, "utf8")));
  } catch {
    return {};
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
