import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { projectFolder } from "../../model/reading/site-folder.server.ts";

/** What adoption changes, by file below the site's folder. */
export interface Plan {
  writes: Map<string, Buffer>;
  removals: string[];
}

/** The last file to go: as long as it is there, the content is the sample's. */
const sampleFile = "content/sample.yaml";
const siteFolders = ["content", "brand", "public"];
/** The pictures of the sample as programs; its kit stays, to draw in the same way. */
const drawingFolder = "art/scenes";
const emptyLists = ["art/pictures.json", "art/drawn.json"];

/** Compares the files of the adopted site with those that are there. */
export function planOf(root: string, wanted: ReadonlyMap<string, Buffer>): Plan {
  const all = new Map(wanted);
  const folders = [...siteFolders];
  if (root === projectFolder && existsSync(join(root, emptyLists[0] ?? ""))) {
    folders.push(drawingFolder);
    for (const file of emptyLists) all.set(file, Buffer.from("{}\n"));
  }
  const writes = new Map([...all].filter(([file, bytes]) => !isSame(join(root, file), bytes)));
  const present = folders.flatMap((folder) => filesBelow(root, folder));
  const removals = present.filter((file) => !all.has(file)).sort();
  return { writes, removals: removals.sort((a, b) => Number(a === sampleFile) - Number(b === sampleFile)) };
}

export function isSample(root: string): boolean {
  return existsSync(join(root, sampleFile));
}

/** Carries a plan out; should it be cut short, the next run goes on. */
export function carryOut(root: string, { writes, removals }: Plan): void {
  for (const [file, bytes] of writes) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), bytes);
  }
  for (const file of removals) {
    rmSync(join(root, file));
    removeEmpty(join(root, dirname(file)));
  }
}

function removeEmpty(folder: string): void {
  if (readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(dirname(folder));
}

function isSame(file: string, bytes: Buffer): boolean {
  return existsSync(file) && readFileSync(file).equals(bytes);
}

function filesBelow(root: string, folder: string): string[] {
  const place = join(root, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, { recursive: true, encoding: "utf8" })
    .map((name) => join(place, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => relative(root, file));
}
