import type { z } from "zod";
import { noteOf } from "#model/fields/field-notes.server.ts";
import { type Def, defOf, type Schema } from "#model/fields/schema-fields.server.ts";
import { ownValue } from "#shared/own-value.ts";

export interface Offered {
  pictures: readonly string[];
  /** As YYYY-MM-DD. */
  today: string;
}

/** A new item or group with words to replace, as valid as its schema allows to say; undefined if it cannot be made. */
export function sampleValue(schema: Schema | undefined, name: string, offered: Offered): unknown {
  const def = defOf(schema);
  if (!schema || !def) return undefined;
  const note = noteOf(schema) ?? noteOf(innermost(schema));
  if (note) return firstSound(schema, wordsFor(note, name, offered));
  if (def.type === "array") {
    const items = [1, 2, 3, 4, 6, 8].map((count) =>
      Array.from({ length: count }, (_, at) => sampleValue(def.element, `${name} ${at + 1}`, offered)),
    );
    return firstSound(schema, items);
  }
  if (def.type === "union") {
    const values = def.options.map((option) => sampleValue(option, name, offered));
    return firstSound(
      schema,
      values.filter((value) => value !== undefined),
    );
  }
  if (def.type === "number") return 1;
  if (def.type === "literal") return def.values[0];
  if (def.type !== "object") return undefined;
  const [optional, needed] = [true, false].map((wanted) =>
    Object.entries(def.shape).filter(([, inner]) => isOptional(inner) === wanted),
  );
  const least = Object.fromEntries((needed ?? []).map(([key, inner]) => [key, sampleValue(inner, key, offered)]));
  // Some groups need one of several fields, such as a card its heading or an entry.
  const more = (optional ?? []).map(([key, inner]) => ({ ...least, [key]: sampleValue(inner, key, offered) }));
  return firstSound(schema, [least, ...more]);
}

/** A new item of a list. Its own lists are as long as those of its neighbour, such as the cells in a row of a table. */
export function newItem(schema: Schema | undefined, name: string, neighbour: unknown, offered: Offered): unknown {
  const value = sampleValue(schema, name, offered);
  if (!isGroup(value) || !isGroup(neighbour)) return value;
  const lengthened = Object.entries(value).map(([key, part]) => {
    const other = ownValue(neighbour, key);
    if (!Array.isArray(part) || !Array.isArray(other) || part.length >= other.length) return [key, part];
    return [key, other.map((_, at) => part[at] ?? part[0])];
  });
  return Object.fromEntries(lengthened);
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function wordsFor({ as, hint, options }: NonNullable<ReturnType<typeof noteOf>>, name: string, offered: Offered) {
  if (as === "choice") return options ?? [];
  if (as === "flag") return [false];
  if (as === "number") return [1, 0, 2, 5, 10, 50, 100, 308, 1000];
  if (as === "date") return [offered.today];
  if (as === "colour") return ["#808080"];
  if (as === "link") return ["/contact"];
  if (as === "picture") return offered.pictures;
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const sentence = `New ${name}: ${hint}.`;
  return [
    `New ${name}`,
    `new-${slug}`,
    sentence,
    `${sentence} ${sentence}`.slice(0, 160),
    hint,
    "Europe/London",
    "51.5",
  ];
}

function firstSound(schema: Schema, candidates: readonly unknown[]): unknown {
  return candidates.find((value) => (schema as z.ZodType).safeParse(value).success) ?? candidates[0];
}

function isOptional(schema: Schema): boolean {
  const { type } = defBare(schema);
  return type === "optional" || type === "default";
}

function innermost(schema: Schema): Schema {
  const def = defBare(schema);
  if (noteOf(schema)) return schema;
  if (def.type === "pipe") return innermost(def.in);
  return "innerType" in def && def.innerType ? innermost(def.innerType) : schema;
}

const defBare = (schema: Schema) => ((schema as z.ZodType)._zod as { def: Def }).def;
