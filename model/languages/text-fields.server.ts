import { addressOfPlace } from "../fields/band-places.server.ts";
import { noteOf } from "../fields/field-notes.server.ts";
import { defOf, noteWithin, type Schema, schemaAt } from "../fields/schema-fields.server.ts";

export type Place = readonly (string | number)[];

/** A text of a content file that visitors read. */
export interface TextField {
  /** The keys and numbers that lead to it in the file. */
  place: Place;
  /** Its address, which names a band by its role: `bands.hero.heading`. */
  field: string;
  text: string;
  /** What the editor should write there. */
  hint: string;
}

const read = ["text", "inline", "markdown"];

/** Every text of a file as parsed, by its schema: what a translation may say in another language. */
export function textFields(schema: Schema, value: unknown): TextField[] {
  return fieldsBelow(schema, value, []).map(({ place, ...field }) => ({
    ...field,
    place,
    field: addressOfPlace(value, place).join("."),
  }));
}

function fieldsBelow(schema: Schema | undefined, value: unknown, place: Place): Omit<TextField, "field">[] {
  if (!schema) return [];
  if (typeof value === "string") {
    const note = noteOfText(schema);
    return note && read.includes(note.as) ? [{ place, text: value, hint: note.hint }] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const key = Array.isArray(value) ? Number(name) : name;
    return fieldsBelow(schemaAt(schema, [key], value), part, [...place, key]);
  });
}

function noteOfText(schema: Schema): ReturnType<typeof noteOf> {
  const note = noteOf(schema) ?? noteWithin(schema);
  const def = defOf(schema);
  if (note || def?.type !== "union") return note;
  return def.options.map(noteOfText).find((found) => found && read.includes(found.as));
}

/** Whether a text reads differently in another language: a figure or a mail address does not. */
export function needsTranslation({ text }: Pick<TextField, "text">): boolean {
  const words = text.replace(/\{\{.*?\}\}|\{\w+\}/g, "").trim();
  return /\p{L}/u.test(words) && !/^(\S+@\S+|https?:\S+)$/.test(words);
}
