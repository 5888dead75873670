import { isDeepStrictEqual } from "node:util";
import { LRUCache } from "lru-cache";
import type { z } from "zod";
import { type Fields, makeFields } from "../fields/fields.server.ts";
import type { Known } from "../fields/known.server.ts";

type Validated<Schema extends z.ZodType> = z.ZodSafeParseResult<z.infer<Schema>>;
type SchemaMaker<Schema> = (fields: Fields) => Schema;

interface Kept {
  value: unknown;
  /** What the check of links asked of other files, and the answer. */
  anchors: ReadonlyMap<string, readonly string[]>;
  result: Validated<z.ZodType>;
}

/** What one reading of a site leaves for the next: an unchanged file, among unchanged names, is not checked again. */
export type ReadMemory = ReturnType<typeof createReadMemory>;

/** How many sets of names, such as those with and without a draft, are kept. */
const mostNames = 6;

export function createReadMemory() {
  const fields = new LRUCache<string, Fields>({ max: mostNames });
  const schemas = new WeakMap<Fields, Map<unknown, unknown>>();
  const results = new WeakMap<z.ZodType, Map<string, Kept>>();
  let anchorsNow: Known["anchorsOf"] = () => [];
  let asked = new Map<string, readonly string[]>();
  const anchorsOf = (path: string) => {
    const anchors = anchorsNow(path);
    asked.set(path, anchors);
    return anchors;
  };
  return {
    /** From here on, links are checked against this reading's files. */
    begin(anchors: Known["anchorsOf"]): void {
      anchorsNow = anchors;
    },
    /** Field types are the same as long as all names are. */
    fieldsFor(known: Known): Fields {
      const key = JSON.stringify(known, (_, value) =>
        value instanceof Map || value instanceof Set ? [...value] : value,
      );
      const kept = fields.get(key) ?? makeFields({ ...known, anchorsOf });
      fields.set(key, kept);
      return kept;
    },
    schemaFor<Schema>(makeSchema: SchemaMaker<Schema>, from: Fields): Schema {
      const made = schemas.get(from) ?? new Map<unknown, unknown>();
      schemas.set(from, made);
      if (!made.has(makeSchema)) made.set(makeSchema, makeSchema(from));
      return made.get(makeSchema) as Schema;
    },
    validate<Schema extends z.ZodType>(file: string, schema: Schema, value: unknown): Validated<Schema> {
      const ofSchema = results.get(schema) ?? new Map<string, Kept>();
      results.set(schema, ofSchema);
      const kept = ofSchema.get(file);
      if (kept && isDeepStrictEqual(kept.value, value) && isAnsweredAlike(kept.anchors, anchorsNow))
        return kept.result as Validated<Schema>;
      asked = new Map();
      const result = schema.safeParse(value);
      ofSchema.set(file, { value, anchors: asked, result });
      return result;
    },
  };
}

function isAnsweredAlike(anchors: Kept["anchors"], anchorsOf: Known["anchorsOf"]): boolean {
  return [...anchors].every(([path, answer]) => isDeepStrictEqual(anchorsOf(path), answer));
}
