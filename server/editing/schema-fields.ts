import type { z } from "zod";
import { noteOf } from "#model/fields/field-notes.server.ts";
import { ownValue } from "#shared/own-value.ts";
import type { FieldPath } from "./splice-yaml.ts";

export type Schema = z.core.$ZodType;

/** The schema of a field, without what makes it optional. */
export function schemaAt(schema: Schema, path: FieldPath): Schema | undefined {
  let at: Schema | undefined = schema;
  for (const key of path) {
    const def: Def | undefined = defOf(at);
    at = innerOf(def, key);
  }
  return at;
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
