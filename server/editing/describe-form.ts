import type { z } from "zod";
import { type FieldWidget, noteOf } from "#model/fields/field-notes.server.ts";
import { blocksOf, partsOf, valueInSource } from "./splice-source.ts";
import type { FieldPath } from "./splice-yaml.ts";

/** A field of the side panel. */
export interface FormField {
  /** `pages/pricing.yaml#table.heading` */
  address: string;
  /** Its key, or its number in a list. */
  name: string;
  /** The schema's words. */
  hint: string;
  as: FieldWidget | "group" | "list" | "fixed";
  options?: readonly string[];
  isOptional: boolean;
  /** As the file has it; for a group or a list its first words. */
  value: string | number | boolean | null;
}

/** A group of fields of a file, as the panel shows it. */
export interface Form {
  file: string;
  /** The groups around it, outermost first: name and address. */
  trail: { name: string; address: string }[];
  fields: FormField[];
}

type Schema = z.core.$ZodType;

/** The group that a path names, or that holds the field it names. */
export function describeForm(file: string, source: string, schema: Schema, path: FieldPath): Form | undefined {
  const name = file.replace(/^content\//, "");
  const addressOf = (way: FieldPath) => `${name}#${way.join(".")}`;
  const groupPath = isGroup(file, schema, path) ? path : path.slice(0, -1);
  const fields = childrenOf(file, source, schema, groupPath).map(({ key, schema: inner, hint }): FormField => {
    const way = [...groupPath, key];
    const value = valueInSource(source, file, way);
    const isText = file.endsWith(".md") && way.join() === "body";
    const kind = isText ? { ...kindOf(inner), as: "list" as const } : kindOf(inner);
    return {
      ...{ address: addressOf(way), name: String(key), hint: hint ?? kind.hint, as: kind.as },
      ...(kind.options && { options: kind.options }),
      isOptional: kind.isOptional,
      value: isPlain(value) ? value : firstWords(plainOf(value)),
    };
  });
  const trail = groupPath.map((key, at) => ({ name: String(key), address: addressOf(groupPath.slice(0, at + 1)) }));
  return { file: name, trail: [{ name, address: addressOf([]) }, ...trail], fields };
}

interface Child {
  key: string | number;
  schema: Schema | undefined;
  hint?: string;
}

function childrenOf(file: string, source: string, schema: Schema, path: FieldPath): Child[] {
  if (path[0] === "body" && file.endsWith(".md")) {
    return blocksOf(partsOf(source, file).body ?? "").map(({ kind }, key) => ({ key, schema: undefined, hint: kind }));
  }
  const def = defOf(schemaAt(schema, path));
  if (def?.type === "object") return Object.entries(def.shape).map(([key, inner]) => ({ key, schema: inner }));
  if (def?.type !== "array") return [];
  const value = plainOf(valueInSource(source, file, path));
  return Array.isArray(value) ? value.map((_, key) => ({ key, schema: def.element })) : [];
}

function isGroup(file: string, schema: Schema, path: FieldPath): boolean {
  if (path[0] === "body" && file.endsWith(".md")) return path.length === 1;
  if (path.length === 0) return true;
  const def = defOf(schemaAt(schema, path));
  return def?.type === "object" || def?.type === "array";
}

/** The schema of a field, without what makes it optional. */
function schemaAt(schema: Schema, path: FieldPath): Schema | undefined {
  let at: Schema | undefined = schema;
  for (const key of path) {
    const def: Def | undefined = defOf(at);
    at = def?.type === "object" ? def.shape[String(key)] : def?.type === "array" ? def.element : undefined;
  }
  return at;
}

type Def = z.core.$ZodTypes["_zod"]["def"];

function defOf(schema: Schema | undefined): Def | undefined {
  if (!schema) return undefined;
  const { def } = (schema as z.ZodType)._zod as { def: Def };
  if (noteOf(schema)) return def;
  if (def.type === "pipe") return defOf(def.in);
  return "innerType" in def && def.innerType ? defOf(def.innerType) : def;
}

function kindOf(schema: Schema | undefined): Pick<FormField, "as" | "hint" | "options" | "isOptional"> {
  if (!schema) return { as: "markdown", hint: "", isOptional: false };
  const { type } = ((schema as z.ZodType)._zod as { def: Def }).def;
  const isOptional = type === "optional" || type === "default";
  const note = noteOf(schema) ?? noteWithin(schema);
  if (note) return { ...note, isOptional };
  const inner = defOf(schema)?.type;
  return { as: inner === "object" ? "group" : inner === "array" ? "list" : "fixed", hint: "", isOptional };
}

/** Of a field that is made into something else. */
function noteWithin(schema: Schema): ReturnType<typeof noteOf> {
  const { def } = (schema as z.ZodType)._zod as { def: Def };
  const inner = def.type === "pipe" ? def.in : "innerType" in def ? def.innerType : undefined;
  return inner && (noteOf(inner) ?? noteWithin(inner));
}

/** What `yaml` reads a group as. */
function plainOf(value: unknown): unknown {
  const hasJson = typeof value === "object" && value !== null && "toJSON" in value;
  return hasJson && typeof value.toJSON === "function" ? value.toJSON() : value;
}

function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

function firstWords(value: unknown): string | null {
  if (value === undefined) return null;
  if (typeof value !== "object" || value === null) return String(value);
  const words = Object.values(value).map(firstWords).filter(Boolean);
  return words.slice(0, 3).join(" · ").slice(0, 80);
}
