import { z } from "zod";

/** How a field is edited: words that visitors read, a name that machines compare, or something to choose. */
export type FieldWidget =
  | "text"
  | "inline"
  | "markdown"
  | "name"
  | "date"
  | "link"
  | "picture"
  | "colour"
  | "choice"
  | "number"
  | "flag";

export interface FieldNote {
  as: FieldWidget;
  /** What the editor should write, as messages say it. */
  hint: string;
  /** The options. */
  options?: readonly string[];
  /** The kind of entries that these name, such as people. */
  of?: string;
}

const notes = z.registry<FieldNote>();

/** Adds what a form needs to know about a field; later ones replace earlier ones of the schema it is made from. */
export function noted<Schema extends z.ZodType>(schema: Schema, note: FieldNote): Schema {
  notes.add(schema, note);
  return schema;
}

export function noteOf(schema: z.core.$ZodType): FieldNote | undefined {
  return notes.get(schema as z.ZodType);
}
