import type { z } from "zod";
import { ownValue } from "#shared/own-value.ts";
import { placeOfAddress } from "./band-places.server.ts";
import { noteOf } from "./field-notes.server.ts";

type FieldPath = readonly (string | number)[];

export type Schema = z.core.$ZodType;

/**
 * The schema of a field, without what makes it optional.
 * @param fields what the file says, which tells the shape of a band
 */
export function schemaAt(schema: Schema, path: FieldPath, fields: unknown): Schema | undefined {
  let at: Schema | undefined = schema;
  let value = fields;
  for (const key of placeOfAddress(fields, path)) {
    at = innerOf(defOf(optionFor(at, value)), key);
    value = typeof value === "object" && value !== null ? ownValue(value as Record<string, unknown>, key) : undefined;
  }
  return optionFor(at, value);
}

/** The kinds that a list of different groups may hold, such as the shapes of bands. */
export function kindsOf(element: Schema): string[] {
  const def = defOf(element);
  if (def?.type !== "union" || !("discriminator" in def)) return [];
  return def.options.flatMap((option) => {
    const own = defOf(option);
    const told = own?.type === "object" ? defOf(ownValue(own.shape, String(def.discriminator))) : undefined;
    return told?.type === "literal" ? told.values.map(String) : [];
  });
}

/** Of a choice of groups that a field tells apart, such as the shape of a band, the group of this value. */
export function optionFor(schema: Schema | undefined, value: unknown): Schema | undefined {
  const def = defOf(schema);
  if (def?.type !== "union" || !("discriminator" in def) || typeof value !== "object" || value === null) return schema;
  const key = String(def.discriminator);
  const kind = ownValue(value as Record<string, unknown>, key);
  const found = def.options.find((option) => {
    const own = defOf(option);
    const told = own?.type === "object" ? defOf(ownValue(own.shape, key)) : undefined;
    return told?.type === "literal" && told.values.some((known) => known === kind);
  });
  // A band without a shape is one of its page's own, which its role tells apart.
  return (
    found ??
    optionFor(
      def.options.find((option) => defOf(option)?.type === "union"),
      value,
    )
  );
}

function innerOf(def: Def | undefined, key: string | number): Schema | undefined {
  if (def?.type === "object") return ownValue(def.shape, key);
  if (def?.type === "array") return def.element;
  if (def?.type === "union") return innerOf(defOf(groupWith(def, key)), key);
  return def?.type === "record" ? def.valueType : undefined;
}

/** The group that a union offers beside single values and that has a key, such as both ends of a span. */
export function groupWith(def: Def, key: string | number): Schema | undefined {
  if (def.type !== "union") return undefined;
  return def.options.find((option) => {
    const own = defOf(option);
    return own?.type === "object" && Object.hasOwn(own.shape, key);
  });
}

export type Def = z.core.$ZodTypes["_zod"]["def"];

export function defOf(schema: Schema | undefined): Def | undefined {
  if (!schema) return undefined;
  const { def } = (schema as z.ZodType)._zod as { def: Def };
  if (noteOf(schema)) return def;
  if (def.type === "pipe") return defOf(def.in);
  return "innerType" in def && def.innerType ? defOf(def.innerType) : def;
}

/** Of a field that is made into something else. */
export function noteWithin(schema: Schema): ReturnType<typeof noteOf> {
  const { def } = (schema as z.ZodType)._zod as { def: Def };
  const inner = def.type === "pipe" ? def.in : "innerType" in def ? def.innerType : undefined;
  return inner && (noteOf(inner) ?? noteWithin(inner));
}
