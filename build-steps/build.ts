import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { prerenderedPaths } from "../model/pages/site-paths.server.ts";
import { ContentError } from "../model/reading/content-error.server.ts";
import { readContent } from "../model/reading/read-content.server.ts";
import { todayOf } from "../model/reading/today.server.ts";
import { EnvError, readBuildEnvironment, readEnv } from "../server/env.ts";
import {
  buildFolderOf,
  currentRelease,
  keptReleases,
  makeCurrent,
  newReleaseId,
  type Release,
  releaseFile,
} from "../server/release/release.ts";
import { writeIcons } from "./brand-icons.ts";
import { keepContent } from "./checked-content.ts";
import { readCommand } from "./command-line.ts";
import { compressFiles } from "./compress.ts";
import { writeCrawlerFiles, writeTwins } from "./crawler-files.ts";
import { makeEditorBundle } from "./editor-bundle.ts";
import { fingerprintsOf } from "./fingerprint.ts";
import { weighPages } from "./page-weights.ts";
import { addHashedLoops, addHashedPictures, makeHomePictures } from "./pictures.ts";
import { keepPreviousAssets } from "./previous-assets.ts";
import { liftBase, writeManifests } from "./release-files.ts";
import { runRouterBuild } from "./router-build.ts";
import { scriptHashes } from "./script-hashes.ts";
import { writeScriptsWithSheets } from "./scripts-with-sheets.ts";

const root = join(import.meta.dirname, "..");
const buildFolder = buildFolderOf(process.env);
const releasesFolder = join(buildFolder, "releases");

const usage = `npm run build

Makes a release of the site in build/, which takes the place of the last one only when it is whole.

  --if-stale    only when something has changed since
  --apart <id>  under this name, and the last one stays in its place; Publish of the editor swaps it in later`;

if (import.meta.main) {
  const { values } = readCommand(usage, {
    "if-stale": { type: "boolean", default: false },
    apart: { type: "string" },
  });
  // Whoever has asked for it by a channel has gone, and nobody waits for it any more.
  const leave = () => process.exit(1);
  process.once("disconnect", leave);
  process.exitCode = (await build({ onlyIfStale: values["if-stale"], apart: values.apart })) ? 0 : 1;
  process.off("disconnect", leave);
  if (process.connected) process.disconnect?.();
}

interface Wanted {
  onlyIfStale: boolean;
  /** The name of a release that does not become the current one. */
  apart?: string | undefined;
}

/**
 * Builds a release in a folder of its own and swaps it in whole; if anything fails, the previous one stays.
 * @returns whether a release of the present content now exists
 */
export async function build({ onlyIfStale, apart }: Wanted): Promise<boolean> {
  const startedAt = Date.now();
  const id = apart ?? newReleaseId(startedAt);
  const folder = join(buildFolder, `.making-${id}`);
  const contentFile = resolve(buildFolder, `.content-${id}.json`);
  try {
    const env = readEnv(process.env);
    const { buildDirectory: _, contentFolder, ...buildEnvironment } = readBuildEnvironment(process.env);
    const { fingerprint, code } = fingerprintsOf(root, contentFolder, {
      ...buildEnvironment,
      releaseCheckSeconds: env.RELEASE_CHECK_SECONDS,
    });
    if (onlyIfStale && isFresh(fingerprint)) return true;

    const content = await readContent({ root: contentFolder, preview: buildEnvironment.preview });
    if (content.nextDue)
      console.log(`The next scheduled post is due on ${content.nextDue}; build on or after that day.`);
    mkdirSync(releasesFolder, { recursive: true });
    keepContent(contentFile, content);
    await runRouterBuild({ root, folder, id, contentFile, pages: prerenderedPaths(content).length });
    const client = join(folder, "client");
    liftBase(client, buildEnvironment.basePath);
    await writeScriptsWithSheets({ folder, basePath: buildEnvironment.basePath });
    await addHashedPictures({ client, folder: join(buildFolder, "masters") });
    addHashedLoops(client);
    // Only now, so that test files, broken pictures among them, are served as they are and never become masters.
    if (buildEnvironment.fixtures) cpSync(join(root, "app/routes/fixtures/public"), client, { recursive: true });
    await makeHomePictures({ client, basePath: buildEnvironment.basePath, folder: join(buildFolder, "pictures") });
    await writeIcons(client, content);
    await makeEditorBundle(root, join(folder, "editor"));
    const pages = await scriptHashes(client);
    await writeCrawlerFiles(folder);
    writeTwins(client, Object.keys(pages));
    writeManifests(client, { id, timestamp: startedAt, code, prerendered: Object.keys(pages) });
    const { PREVIOUS_ASSETS: previousAssets } = env;
    keepPreviousAssets({ client, id, timestamp: startedAt, releasesFolder, previousAssets, kept: keptReleases });
    await compressFiles(client);
    const weights = await weighPages({ folder, basePath: buildEnvironment.basePath, paths: Object.keys(pages) });
    const release: Release = {
      id,
      timestamp: startedAt,
      fingerprint,
      code,
      buildEnvironment,
      pages,
      weights,
      nextDue: content.nextDue,
    };
    writeFileSync(join(folder, releaseFile), JSON.stringify(release));
    putInPlace(folder, id);
    if (apart === undefined) makeCurrent(buildFolder, id);
    console.log(`built ${Object.keys(pages).length} pages in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    return true;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    console.error(error instanceof ContentError || error instanceof EnvError ? error.message : error);
    console.error("build failed; the last build is unchanged");
    return false;
  } finally {
    rmSync(contentFile, { force: true });
  }
}

function isFresh(fingerprint: string): boolean {
  const current = currentRelease(buildFolder)?.release;
  if (!current || current.fingerprint !== fingerprint) return false;
  return current.nextDue === null || current.nextDue > todayOf();
}

function putInPlace(folder: string, id: string): void {
  const place = join(releasesFolder, id);
  renameSync(folder, place);
  if (canBeServed(id)) return;
  rmSync(place, { recursive: true });
  throw new Error(`the release ${id} cannot be served`);
}

/**
 * Loads the release as `npm run serve` does. Node's compile cache is kept (`NODE_COMPILE_CACHE` in that script), so that a
 * server never loads Node's TypeScript compiler, which takes 30 MB.
 */
function canBeServed(id: string): boolean {
  rmSync(join(root, "build", "compiled"), { recursive: true, force: true, maxRetries: 5 });
  const { status } = spawnSync("npm", ["run", "serve", "--silent", "--", "--check", id], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return status === 0;
}
