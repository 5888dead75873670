import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { Content } from "#model/content.server.ts";
import { ContentError, type ContentProblem } from "#model/reading/content-error.server.ts";
import { entryFiles, readText } from "#model/reading/content-files.server.ts";
import { readContent } from "#model/reading/read-content.server.ts";
import { createReadMemory, type ReadMemory } from "#model/reading/read-memory.server.ts";
import { layOver } from "./lay-over.ts";
import { markContent } from "./mark-content.ts";
import { createMarks, type Marks } from "./marks.ts";
import { plainInSource } from "./splice-source.ts";

/** One reading of the site, with drafts: its content with every text marked, or what is wrong with it. */
export interface Reading {
  content: Content | undefined;
  problems: readonly ContentProblem[];
  /** The schema that each file was read with. */
  schemas: ReadonlyMap<string, z.ZodType>;
}

export type EditedSite = ReturnType<typeof openEditedSite>;

/** The site as it lies on the disk, read again whenever a file has changed, by whomever. */
export function openEditedSite(root: string) {
  const marks = createMarks();
  const kept: Kept = { memory: createReadMemory(), marked: new WeakMap() };
  let last: { stamp: string; reading: Promise<Reading> } | undefined;
  let lastSound: Content | undefined;
  const now = async () => {
    const stamp = stampOf(root);
    if (last?.stamp !== stamp) last = { stamp, reading: readMarked(root, marks, kept) };
    const reading = await last.reading;
    lastSound = reading.content ?? lastSound;
    return reading;
  };
  return {
    root,
    marks,
    now,
    /** The file of each fact. */
    homes: () =>
      new Map(
        entryFiles(root, "facts").flatMap(({ file }) =>
          Object.keys(plainInSource(readText(root, file), file, []) ?? {}).map((id): [string, string] => [id, file]),
        ),
      ),
    /** Changes with every file of the site. */
    stamp: () => stampOf(root),
    /** The content that pages are made of: the last sound one while a mistake waits to be mended. */
    shown: async () => (await now()).content ?? lastSound,
    /** Spares reading what has just been checked, once it has been written. */
    take(reading: Reading): void {
      last = { stamp: stampOf(root), reading: Promise.resolve(reading) };
    },
    /** The same site with some files changed. */
    async withChanged(changed: ReadonlyMap<string, string | null>): Promise<Reading> {
      const { folder, drop } = layOver(root, changed);
      try {
        return await readMarked(folder, marks, kept);
      } finally {
        drop();
      }
    },
  };
}

interface Kept {
  memory: ReadMemory;
  /** Values with their marks, by the value without. */
  marked: WeakMap<object, unknown>;
}

async function readMarked(root: string, marks: Marks, { memory, marked }: Kept): Promise<Reading> {
  const schemas = new Map<string, z.ZodType>();
  const each = <Value>(file: string, schema: z.ZodType, value: Value): Value => {
    schemas.set(file, schema);
    if (typeof value !== "object" || value === null) return value;
    const known = marked.get(value);
    if (known) return known as Value;
    const source = file.endsWith(".md") ? readText(root, file) : "";
    const own = markContent(value, schema, { marks, file: file.replace(/^content\//, ""), source });
    marked.set(value, own);
    return own;
  };
  try {
    return { content: await readContent({ root, preview: true, each, memory }), problems: [], schemas };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { content: undefined, problems: error.problems, schemas };
  }
}

/** Changes with every file that the site is made of. */
function stampOf(root: string): string {
  const places = ["content", "brand", "public/images"].map((folder) => join(root, folder)).filter(existsSync);
  const files = places.flatMap((place) =>
    readdirSync(place, { recursive: true, encoding: "utf8" }).map((name) => join(place, name)),
  );
  return files
    .map((file) => {
      const stat = statSync(file, { throwIfNoEntry: false });
      return stat?.isFile() ? `${file} ${stat.mtimeMs} ${stat.size}` : "";
    })
    .join("\n");
}
