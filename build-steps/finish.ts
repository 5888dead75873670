import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { buildFolderOf, findRelease, releaseFile } from "../server/release/release.ts";
import type { PageWeight } from "../shared/vitals.ts";
import { writeBillOfMaterials } from "./bill-of-materials.ts";
import { compressFiles } from "./compress.ts";
import { weighPages } from "./page-weights.ts";
import { makeHomePictures } from "./pictures.ts";

const root = join(import.meta.dirname, "..");
const sqliteBusy = 5;
const retryMs = 1000;

// Forked by a server that serves an unfinished release (`server/release/finish-release.ts`).
if (import.meta.main) {
  // The server is gone, however it ended.
  process.once("disconnect", () => process.exit(1));
  const [, , id = ""] = process.argv;
  await finishRelease(buildFolderOf(process.env), id);
  process.exit();
}

interface Unfinished {
  /** Of the release. */
  folder: string;
  basePath: string;
  /** Paths of prerendered pages. */
  paths: readonly string[];
  /** Resized pictures, shared by all builds. */
  pictures: string;
}

/** Makes what a release can be served without: the pictures of its home page and compressed copies of its files. */
export async function finish({ folder, basePath, paths, pictures }: Unfinished): Promise<PageWeight[]> {
  const client = join(folder, "client");
  await makeHomePictures({ client, basePath, folder: pictures });
  await Promise.all([compressFiles(client), writeBillOfMaterials(root, folder)]);
  return weighPages({ folder, basePath, paths });
}

/** Finishes a release that is already in its place. Several processes may be asked to; one at a time does. */
export async function finishRelease(buildFolder: string, id: string): Promise<void> {
  using _turn = await takeTurn(buildFolder);
  const found = findRelease(buildFolder, id);
  if (!found?.release.unfinished) return;
  const { unfinished: _, ...release } = found.release;
  const { basePath } = release.buildEnvironment;
  const paths = Object.keys(release.pages);
  const weights = await finish({ folder: found.folder, basePath, paths, pictures: join(buildFolder, "pictures") });
  const draft = join(found.folder, `.${releaseFile}`);
  writeFileSync(draft, JSON.stringify({ ...release, weights }));
  renameSync(draft, join(found.folder, releaseFile));
}

/** A lock of SQLite, because the system releases it when its process ends, however it ends. */
async function takeTurn(buildFolder: string): Promise<DatabaseSync> {
  const turn = new DatabaseSync(join(buildFolder, ".finishing"), { timeout: 0 });
  while (true) {
    try {
      turn.exec("BEGIN EXCLUSIVE");
      return turn;
    } catch (error) {
      if (!isBusy(error)) throw error;
      await wait(retryMs);
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === sqliteBusy;
}
