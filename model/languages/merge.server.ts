import { isDeepStrictEqual } from "node:util";
import { addressOfPlace } from "../fields/band-places.server.ts";
import { nearestName } from "../fields/nearest-name.server.ts";
import type { Place, TextField } from "./text-fields.server.ts";

interface Source {
  /** `content/pages/faq.yaml` */
  file: string;
  value: unknown;
  fields: readonly TextField[];
}

type Refuse = (field: string, reason: string) => void;

/**
 * The texts of a translation by their fields. Everything in it that is not the text of a field of the source is refused, as
 * is a list of another length.
 */
export function translatedTexts(translation: unknown, source: Source, refuse: Refuse): Map<string, string> {
  const texts = new Map<string, string>();
  const known = new Map(source.fields.map((field) => [field.place.join("."), field]));
  visit(translation, source.value, []);
  return texts;

  function visit(own: unknown, original: unknown, place: Place): void {
    if (own === null || own === undefined) return;
    const field = addressOfPlace(source.value, place).join(".");
    const text = known.get(place.join("."));
    if (text && typeof own === "string") {
      if (own.trim()) texts.set(text.field, own);
    } else if (text) refuse(field, "is not a text; write the translated words, in double quotes if need be");
    else if (Array.isArray(own) && Array.isArray(original)) visitList(own, original, place, field);
    else if (isGroup(own) && isGroup(original)) visitGroup(own, original, place);
    else refuse(field, strangeReason(own, original, source.file));
  }

  function visitList(own: unknown[], original: unknown[], place: Place, field: string): void {
    if (own.length === original.length) {
      for (const [index, item] of own.entries()) visit(item, original[index], [...place, index]);
      return;
    }
    const counts = `has ${own.length} entries, and ${source.file} has ${original.length}`;
    refuse(field, `${counts}; write as many, in the same order, with {} or null for one that is not translated`);
  }

  function visitGroup(own: Record<string, unknown>, original: Record<string, unknown>, place: Place): void {
    for (const [key, part] of Object.entries(own)) {
      if (Object.hasOwn(original, key)) visit(part, original[key], [...place, key]);
      else
        refuse(
          [...addressOfPlace(source.value, place), key].join("."),
          `${source.file} does not have this field${nearestName(key, Object.keys(original))}`,
        );
    }
  }
}

function strangeReason(own: unknown, original: unknown, file: string): string {
  if (isDeepStrictEqual(own, original) || typeof own !== "object")
    return `is not a text that visitors read, so it stays in ${file} alone; delete it here`;
  return `has another form than in ${file}; write it as it is there, with the translated texts only`;
}

/** The source with translated texts in place of its own. */
export function withTexts(source: Source, texts: ReadonlyMap<string, string>): unknown {
  const value = structuredClone(source.value);
  for (const { place, field } of source.fields) {
    const text = texts.get(field);
    if (text !== undefined) put(value, place, text);
  }
  return value;
}

function put(value: unknown, place: Place, text: string): void {
  const parent = place
    .slice(0, -1)
    .reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], value);
  (parent as Record<string | number, unknown>)[place.at(-1) ?? ""] = text;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
