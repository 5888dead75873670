import type { z } from "zod";
import { hexOf, parseColour } from "#model/brand/colour.server.ts";
import { type FieldWidget, noteOf } from "#model/fields/field-notes.server.ts";
import { type Def, defOf, noteWithin, type Schema } from "#model/fields/schema-fields.server.ts";

/** How a field is edited; what has parts of its own opens as a group or list. */
export type FieldKind = FieldWidget | "group" | "list" | "fixed";

interface Kind {
  as: FieldKind;
  hint: string;
  options?: readonly string[] | undefined;
  of?: string | undefined;
  isOptional: boolean;
}

/** By its schema and, where that leaves a choice, by what the file has there. */
export function kindOf(schema: Schema | undefined, value: unknown): Kind {
  if (!schema) return { as: "markdown", hint: "", isOptional: false };
  const { type } = ((schema as z.ZodType)._zod as { def: Def }).def;
  const isOptional = type === "optional" || type === "default";
  const note = noteOf(schema) ?? noteWithin(schema);
  if (note) return { ...note, isOptional };
  const inner = defOf(schema)?.type;
  // A number, a date or words, as with the value of a fact.
  if (inner === "union" && isPlain(value ?? null))
    return { as: "number", hint: "a number, a date, words or an expression", isOptional };
  return { as: widgets[inner ?? ""] ?? "fixed", hint: "", isOptional };
}

/** Of what has no note of its own. */
const widgets: Readonly<Record<string, FieldKind>> = {
  ...{ object: "group", record: "group", union: "group" },
  ...{ array: "list", number: "number", string: "name" },
};

/** A colour as the browser's own field for colours takes it. */
export function hexIn(value: unknown): { hex?: string } {
  const colour = parseColour(String(value));
  return colour ? { hex: hexOf(colour) } : {};
}

/** What `yaml` reads a group as. */
export function plainOf(value: unknown): unknown {
  const hasJson = typeof value === "object" && value !== null && "toJSON" in value;
  return hasJson && typeof value.toJSON === "function" ? value.toJSON() : value;
}

export function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

export function firstWords(value: unknown): string | null {
  if (value === undefined) return null;
  if (typeof value !== "object" || value === null) return String(value).slice(0, 80);
  const words = Object.values(value).map(firstWords).filter(Boolean);
  return words.slice(0, 3).join(" · ").slice(0, 80);
}
