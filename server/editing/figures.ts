import type { z } from "zod";
import { noteOf } from "#model/fields/field-notes.server.ts";

/** A number or a day of a file, which cannot carry a source mark as words do. */
export interface Figure {
  /** `products/lamp.yaml#offerPrice` */
  address: string;
  /** Of the fields beside it: `products/lamp.yaml#` */
  group: string;
  value: number | string;
}

const known = new WeakMap<object, readonly Figure[]>();
/** Places in lists and pictures and names of machines, which no page shows as figures. */
const unseen = new Set(["order", "id", "focus"]);

/** The numbers and days of a file as it was read, citations in place. */
export function figuresOf(file: string, schema: z.core.$ZodType, value: unknown): readonly Figure[] {
  if (typeof value !== "object" || value === null) return [];
  const found = known.get(value) ?? [...within(schema, value, [])].map((figure) => addressed(file, figure));
  known.set(value, found);
  return found;
}

interface Found {
  path: readonly (string | number)[];
  value: number | string;
}

function addressed(file: string, { path, value }: Found): Figure {
  const name = file.replace(/^content\//, "");
  return { address: `${name}#${path.join(".")}`, group: `${name}#${path.slice(0, -1).join(".")}`, value };
}

function* within(schema: z.core.$ZodType, value: unknown, path: readonly (string | number)[]): Generator<Found> {
  const as = noteOf(schema)?.as;
  const { def } = (schema as z.ZodType)._zod as { def: z.core.$ZodTypes["_zod"]["def"] };
  const isFigure = as === "number" || as === "date" || (!as && def.type === "union");
  if (isFigure && (typeof value === "number" || (as === "date" && typeof value === "string"))) yield { path, value };
  if (as) return;
  if (def.type === "pipe") yield* within(def.in, value, path);
  else if ("innerType" in def && def.innerType) yield* within(def.innerType, value, path);
  else if (def.type === "array" && Array.isArray(value))
    for (const [index, item] of value.entries()) yield* within(def.element, item, [...path, index]);
  else if (typeof value === "object" && value !== null && !Array.isArray(value))
    for (const [key, part] of Object.entries(value)) {
      const field = def.type === "object" ? def.shape[key] : def.type === "record" ? def.valueType : undefined;
      if (field && !unseen.has(key)) yield* within(field, part, [...path, key]);
    }
}
