import type { Manner } from "../facts/format-value.server.ts";
import { plain, type Unit, type Value } from "../facts/quantity.server.ts";
import { entryFiles, readTextLoosely } from "./content-files.server.ts";
import { fieldIn, looseYaml } from "./parsed-file.server.ts";
import { headOfSource } from "./source-text.server.ts";

const nouns: Readonly<Record<string, Unit>> = {
  weeks: { one: "week", many: "weeks" },
  people: { one: "person", many: "people" },
};
const prices = new Set(["price", "offerPrice"]);

/**
 * Finds the value of a field that a text may cite: `cases/its-name.weeks`, `plans/startup.price`, `people.count`. Read
 * before validation, as written.
 */
export function fieldReader(root: string, folders: readonly string[], { currency }: Manner) {
  const headOf = (file: string) => looseYaml(headOfSource(readTextLoosely(root, file), file));
  return (subject: string): Value | undefined => {
    const [, folder = "", slug, path = ""] = /^([a-z]+)(?:\/([a-z0-9-]+))?\.([A-Za-z0-9.]+)$/.exec(subject) ?? [];
    if (!folders.includes(folder)) return undefined;
    const files = entryFiles(root, folder);
    if (slug === undefined) return path === "count" ? plain(files.length) : undefined;
    const file = files.find((entry) => entry.slug === slug)?.file;
    if (!file) return undefined;
    const value = path.split(".").reduce<unknown>(fieldIn, headOf(file));
    const name = path.split(".").at(-1) ?? "";
    if (typeof value === "number")
      return { ...plain(value), unit: prices.has(name) ? { currency: currency.code } : nouns[name] };
    if (typeof value !== "string" || value.includes("{{")) return undefined;
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? { day: value } : { words: value };
  };
}
