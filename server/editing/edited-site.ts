import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { Content } from "#model/content.server.ts";
import { ContentError, type ContentProblem } from "#model/reading/content-error.server.ts";
import { readText } from "#model/reading/content-files.server.ts";
import { readContent } from "#model/reading/read-content.server.ts";
import { createReadMemory, type ReadMemory } from "#model/reading/read-memory.server.ts";
import { draftFiles } from "./drafts/draft-files.ts";
import type { DraftFiles } from "./drafts/drafts.ts";
import { figuresOf } from "./figures.ts";
import type { FiguresByFile } from "./mark-figures.ts";
import { markSources } from "./mark-sources.ts";
import { overlayFiles } from "./overlay.ts";
import { createSourceMarks, type SourceMarks } from "./source-marks.ts";
import { plainInSource } from "./splice-source.ts";

/** One reading of the site, with drafts: its content with every text marked, or what is wrong with it. */
export interface Reading {
  content: Content | undefined;
  problems: readonly ContentProblem[];
  /** What still says TODO, which pages may show and visitors may not see. */
  unwritten: readonly ContentProblem[];
  /** The schema that each file was read with. */
  schemas: ReadonlyMap<string, z.ZodType>;
  /** The numbers and days of a file, by its name in addresses. */
  figures: FiguresByFile;
}

export type SiteFolder = ReturnType<typeof openSiteFolder>;
export type EditedSite = ReturnType<typeof laidOver>;

/** The site as it is on disk; each editor sees it with the files of a draft in place of its own. */
export function openSiteFolder(root: string) {
  const folder: Folder = {
    root,
    marks: createSourceMarks(),
    kept: { memory: createReadMemory(), marked: new WeakMap() },
  };
  return { root, marks: folder.marks, withDraft: () => laidOver(folder) };
}

interface Folder {
  root: string;
  marks: SourceMarks;
  kept: Kept;
}

/** One editor's view, read again whenever a file has changed. */
function laidOver({ root, marks, kept }: Folder) {
  const laid = draftFiles(root);
  let last: { stamp: string; reading: Promise<Reading> } | undefined;
  let lastSound: Reading | undefined;
  const stamp = () => stampOf(root) + laid.stamp();
  const withChanged = async (changed: DraftFiles): Promise<Reading> => {
    const files = new Map([...laid.files(), ...changed]);
    if (files.size + laid.laidPictures().size === 0) return await readMarked(root, marks, kept);
    const { folder, drop } = overlayFiles(root, files, laid.laidPictures());
    try {
      return await readMarked(folder, marks, kept);
    } finally {
      drop();
    }
  };
  const now = async () => {
    const current = stamp();
    if (last?.stamp !== current) last = { stamp: current, reading: withChanged(new Map()) };
    const reading = await last.reading;
    if (reading.content) lastSound = reading;
    return reading;
  };
  let lastHomes: { stamp: string; homes: ReadonlyMap<string, string> } | undefined;
  /** The file of each fact, as of the last reading. */
  const homes = () => {
    const current = last?.stamp ?? stamp();
    if (lastHomes?.stamp !== current) lastHomes = { stamp: current, homes: homesOf(laid) };
    return lastHomes.homes;
  };
  return {
    ...laid,
    root,
    marks,
    now,
    homes,
    /** What pages are made of: the last sound reading while a mistake waits to be mended. */
    shown: async () => {
      await now();
      return lastSound;
    },
    /** Skips reading what has just been checked, once the draft has it. */
    take(reading: Reading): void {
      last = { stamp: stamp(), reading: Promise.resolve(reading) };
    },
    /** The same site with some files changed. */
    withChanged,
  };
}

function homesOf({ entries, read }: ReturnType<typeof draftFiles>): ReadonlyMap<string, string> {
  const facts = entries("facts").flatMap(({ file }) =>
    Object.keys(plainInSource(read(file).text, file, []) ?? {}).map((id): [string, string] => [id, file]),
  );
  return new Map(facts);
}

interface Kept {
  memory: ReadMemory;
  /** Values with their source marks, by the value without. */
  marked: WeakMap<object, unknown>;
}

async function readMarked(root: string, marks: SourceMarks, { memory, marked }: Kept): Promise<Reading> {
  const schemas = new Map<string, z.ZodType>();
  const values = new Map<string, unknown>();
  const figures: FiguresByFile = (name) => {
    const file = name.startsWith("brand/") ? name : `content/${name}`;
    const schema = schemas.get(file);
    return schema ? figuresOf(file, schema, values.get(file)) : [];
  };
  const each = <Value>(file: string, schema: z.ZodType, value: Value): Value => {
    schemas.set(file, schema);
    values.set(file, value);
    if (typeof value !== "object" || value === null) return value;
    const known = marked.get(value);
    if (known) return known as Value;
    const source = file.endsWith(".md") ? readText(root, file) : "";
    const own = markSources(value, schema, { marks, file: file.replace(/^content\//, ""), source });
    marked.set(value, own);
    return own;
  };
  const unwritten: ContentProblem[] = [];
  const read = { schemas, figures, unwritten };
  try {
    return { ...read, content: await readContent({ root, preview: true, each, memory, unwritten }), problems: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { ...read, content: undefined, problems: error.problems };
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
