import { readFileSync } from "node:fs";
import { join } from "node:path";
import { namesIn } from "../../model/reading/content-files.server.ts";
import { projectFolder } from "../../model/reading/site-folder.server.ts";
import { foldText } from "../../shared/fold-text.ts";
import type { Answers } from "./answers.ts";

const entriesFolder = join(projectFolder, "starter", "entries");

/** Kinds that a site can do without, should its files be too many. */
const spare = ["games", "plans", "testimonials"];
const mostFiles = 20;

interface Wanted {
  answers: Answers;
  /** The departments' places in the palette, in the order of the answers. */
  slots: readonly string[];
  /** At most this many entries of each kind. */
  keep: number;
  /** Files of the brand, which count too. */
  brandFiles: number;
}

/** The starter's entries with the answers filled in: text by file below the site's folder. */
export function fillEntries({ answers, slots, keep, brandFiles }: Wanted): Map<string, string> {
  const values = { ...valuesOf(answers, slots), otherCase: keep > 1 ? "second-case" : "" };
  const files = new Map<string, string>();
  const add = (name: string, own: Values = {}) =>
    files.set(`content/${name}`, fill(readFileSync(join(entriesFolder, name), "utf8"), { ...values, ...own }));
  for (const name of namesIn(entriesFolder).filter((entry) => entry.endsWith(".yaml"))) add(name);
  for (const [index, service] of servicesOf(answers).entries()) {
    const at = answers.departments.findIndex((department) => department.service === service);
    const short = answers.departments[at]?.name ?? "";
    add(`services/${service}.yaml`, { order: String(index + 1), slot: slots[at] ?? "", short });
  }
  const kinds = namesIn(entriesFolder).filter((entry) => !entry.includes(".") && entry !== "services");
  for (const kind of kinds) {
    for (const name of inOrder(namesIn(join(entriesFolder, kind))).slice(0, keep)) add(`${kind}/${name}`);
  }
  for (const kind of spare) {
    if (files.size + brandFiles <= mostFiles) break;
    for (const name of files.keys()) if (name.startsWith(`content/${kind}/`)) files.delete(name);
  }
  return files;
}

type Values = Record<string, string>;

function valuesOf(answers: Answers, slots: readonly string[]): Values {
  const { name, legalName, legalLine, origin, country, timeZone, phone, departments } = answers;
  const { city = countryName(country), locale = `en-${country}` } = answers;
  const around = <Item>(list: readonly Item[], at: number) => list[at % list.length] as Item;
  const numbered = [0, 1, 2, 3].flatMap((at) => [
    [`slot${at + 1}`, around(slots, at)],
    [`service${at + 1}`, around(departments, at).service],
    [`short${at + 1}`, around(departments, at).name],
  ]);
  const texts = {
    prefix: initialsOf(name),
    name,
    legalName,
    legalLine,
    origin,
    country,
    locale,
    timeZone,
    phone,
    city,
    firstMonth: monthIn(locale, "2024-01-01"),
    secondMonth: monthIn(locale, "2024-03-01"),
  };
  return { ...texts, ...Object.fromEntries(numbered) };
}

function monthIn(locale: string, day: string): string {
  return new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(day));
}

/** In English, which the starter's words are. */
function countryName(country: string): string {
  return new Intl.DisplayNames("en", { type: "region" }).of(country) ?? country;
}

/** What references begin with, such as BG for Brackwater Games. */
function initialsOf(name: string): string {
  const initials = foldText(name)
    .split(" ")
    .map((word) => word.replace(/[^a-z]/g, "")[0] ?? "")
    .join("");
  return initials.slice(0, 5).toUpperCase() || "REF";
}

/** Two departments may share a service. */
function servicesOf({ departments }: Answers): string[] {
  return [...new Set(departments.map(({ service }) => service))];
}

/** `first-…`, `second-…`, `third-…`. */
function inOrder(names: readonly string[]): string[] {
  const rank = (name: string) => ["first", "second", "third"].indexOf(name.split("-")[0] ?? "");
  return [...names].sort((a, b) => rank(a) - rank(b));
}

/** Placeholders stand between double quotes or are file names, so that escaping for YAML's double quotes is enough. */
function fill(template: string, values: Values): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the starter asks for {{${name}}}, which no answer gives`);
    return JSON.stringify(value).slice(1, -1);
  });
}
