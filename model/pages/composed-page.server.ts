import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";
import { nearestName } from "../fields/nearest-name.server.ts";

/** A band of a page, as its file says it; `shape` names the component that draws it. */
export interface BandWords {
  role: string;
  shape: string;
  [field: string]: unknown;
}

/** A page that is a list of bands. */
export interface ComposedPage {
  /** Of its file, without ending. */
  name: string;
  /** Its path below the base. */
  address: string;
  head: { title: string; description: string };
  /** The path of the page that its end leads to. */
  next?: string | undefined;
  bands: BandWords[];
  draft?: boolean | undefined;
}

type BandSchema = z.ZodObject<{ role: z.ZodType; shape: z.ZodLiteral }>;

/** The schema of each shape: `words` of `app/bands/<shape>/words.server.ts`. */
const shapeSchemas = await readShapes(join(import.meta.dirname, "../../app/bands"));

/** The names of the shapes, in alphabetical order. */
export const shapes: readonly string[] = Object.keys(shapeSchemas);

async function readShapes(folder: string) {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const read = names.map(async ({ name }) => {
    const { words } = await import(pathToFileURL(join(folder, name, "words.server.ts")).href);
    return [name, words as (f: Fields) => BandSchema] as const;
  });
  return Object.fromEntries((await Promise.all(read)).sort(([a], [b]) => a.localeCompare(b)));
}

/** The words of a page that is a list of bands: `content/pages/<name>.yaml`. */
export const composedPage = (f: Fields) =>
  f.object({
    address: f.text("the page's address, such as /spring-offer; without it that of the file's name").optional(),
    draft: f.flag().optional(),
    head: f.head(),
    next: f.link("the path of the page to read next").optional(),
    bands: bandList(f),
  });

const mostBands = 12;

function bandList(f: Fields) {
  const [first, ...others] = Object.values(shapeSchemas).map((words) => words(f));
  if (!first) throw new Error("app/bands has no shapes");
  const band = z.discriminatedUnion("shape", [first, ...others], {
    error: ({ input }) => {
      const shape = (input as { shape?: unknown } | null)?.shape;
      const known = `write one of ${shapes.join(", ")}`;
      return shape === undefined
        ? `missing; ${known}`
        : `"${String(shape)}" is not a shape${nearestName(String(shape), shapes)}; ${known}`;
    },
  });
  return f.list(band, { min: 1, max: mostBands }).superRefine((bands, context) => {
    const roles = bands.map(({ role }) => role);
    for (const [index, role] of roles.entries())
      if (roles.indexOf(role) !== index)
        context.addIssue({
          code: "custom",
          path: [index, "role"],
          message: `"${String(role)}" is taken by another band of this page; write a role that only this band has`,
        });
  });
}
