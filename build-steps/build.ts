import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { prerenderedPaths } from "../model/pages/site-paths.server.ts";
import { ContentError } from "../model/reading/content-error.server.ts";
import { readContent } from "../model/reading/read-content.server.ts";
import { todayOf } from "../model/reading/today.server.ts";
import { EnvError, readBuildEnvironment, readEnv } from "../server/env.ts";
import { buildFolderOf, currentRelease, type Release, releaseFile } from "../server/release/release.ts";
import { writeIcons } from "./brand-icons.ts";
import { readCommand } from "./command-line.ts";
import { compressFiles } from "./compress.ts";
import { writeCrawlerFiles, writeTwins } from "./crawler-files.ts";
import { makeEditorBundle } from "./editor-bundle.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { weighPages } from "./page-weights.ts";
import { addHashedPictures, makeHomePictures } from "./pictures.ts";
import { keepPreviousAssets } from "./previous-assets.ts";
import { runRouterBuild } from "./router-build.ts";
import { scriptHashes } from "./script-hashes.ts";

const root = join(import.meta.dirname, "..");
const buildFolder = buildFolderOf(process.env);
const releasesFolder = join(buildFolder, "releases");
const keptReleases = 3;

const usage = `npm run build

Makes a release of the site in build/, which takes the place of the last one only when it is whole.

  --if-stale    only when something has changed since`;

if (import.meta.main) {
  const { values } = readCommand(usage, { "if-stale": { type: "boolean", default: false } });
  process.exitCode = (await build({ onlyIfStale: values["if-stale"] })) ? 0 : 1;
}

/**
 * Builds a release in a folder of its own and swaps it in whole; if anything fails, the previous one stays.
 * @returns whether a release of the present content now exists
 */
export async function build({ onlyIfStale }: { onlyIfStale: boolean }): Promise<boolean> {
  const startedAt = Date.now();
  const id = `${new Date(startedAt).toISOString().replace(/\D/g, "").slice(0, 14)}-${createHash("sha256")
    .update(String(startedAt + process.pid))
    .digest("hex")
    .slice(0, 6)}`;
  const folder = join(buildFolder, `.making-${id}`);
  try {
    const env = readEnv(process.env);
    const { buildDirectory: _, contentFolder, ...buildEnvironment } = readBuildEnvironment(process.env);
    const fingerprint = fingerprintOf(root, contentFolder, {
      ...buildEnvironment,
      releaseCheckSeconds: env.RELEASE_CHECK_SECONDS,
    });
    if (onlyIfStale && isFresh(fingerprint)) return true;

    const content = await readContent({ root: contentFolder, preview: buildEnvironment.preview });
    if (content.nextDue)
      console.log(`The next scheduled post is due on ${content.nextDue}; build on or after that day.`);
    mkdirSync(releasesFolder, { recursive: true });
    await runRouterBuild({ root, folder, id, pages: prerenderedPaths(content).length });
    const client = join(folder, "client");
    liftBase(client, buildEnvironment.basePath);
    await addHashedPictures({ client, folder: join(buildFolder, "masters") });
    // Only now, so that test files, broken pictures among them, are served as they are and never become masters.
    if (buildEnvironment.fixtures) cpSync(join(root, "app/routes/fixtures/public"), client, { recursive: true });
    await makeHomePictures({ client, basePath: buildEnvironment.basePath, folder: join(buildFolder, "pictures") });
    await writeIcons(client, content);
    await makeEditorBundle(root, join(folder, "editor"));
    const pages = await scriptHashes(client);
    await writeCrawlerFiles(folder);
    writeTwins(client, Object.keys(pages));
    writeManifests(client, { id, timestamp: startedAt, prerendered: Object.keys(pages) });
    keepPreviousAssets({ client, releasesFolder, previousAssets: env.PREVIOUS_ASSETS, kept: keptReleases });
    await compressFiles(client);
    const weights = await weighPages({ folder, basePath: buildEnvironment.basePath, paths: Object.keys(pages) });
    const release: Release = {
      id,
      timestamp: startedAt,
      fingerprint,
      buildEnvironment,
      pages,
      weights,
      nextDue: content.nextDue,
    };
    writeFileSync(join(folder, releaseFile), JSON.stringify(release));
    swapIn(folder, id);
    console.log(`built ${Object.keys(pages).length} pages in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    return true;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    console.error(error instanceof ContentError || error instanceof EnvError ? error.message : error);
    console.error("build failed; the last build is unchanged");
    return false;
  }
}

function isFresh(fingerprint: string): boolean {
  const current = currentRelease(buildFolder)?.release;
  if (!current || current.fingerprint !== fingerprint) return false;
  return current.nextDue === null || current.nextDue > todayOf();
}

/** With a base path the framework nests pages, but not assets, in a folder of that name; the server strips the base. */
function liftBase(client: string, basePath: string): void {
  if (basePath === "/") return;
  const [first = ""] = basePath.split("/").filter(Boolean);
  const nested = join(client, ...basePath.split("/").filter(Boolean));
  if (!existsSync(nested)) throw new Error(`the build wrote no pages to ${nested}`);
  const lifted = `${client}-pages`;
  renameSync(nested, lifted);
  rmSync(join(client, first), { recursive: true, force: true });
  cpSync(lifted, client, { recursive: true });
  rmSync(lifted, { recursive: true });
}

function writeManifests(client: string, manifest: { id: string; timestamp: number; prerendered: string[] }): void {
  const { id, timestamp } = manifest;
  mkdirSync(join(client, "builds", "meta"), { recursive: true });
  writeFileSync(join(client, "builds", "meta", `${id}.json`), JSON.stringify(manifest));
  writeFileSync(join(client, "builds", "latest.json"), JSON.stringify({ id, timestamp }));
}

function swapIn(folder: string, id: string): void {
  const place = join(releasesFolder, id);
  renameSync(folder, place);
  if (!canBeServed(id)) {
    rmSync(place, { recursive: true });
    throw new Error(`the release ${id} cannot be served`);
  }
  const draft = join(buildFolder, `.current-${id}`);
  writeFileSync(draft, `${id}\n`);
  renameSync(draft, join(buildFolder, "current"));
  const old = readdirSync(releasesFolder).sort().reverse().slice(keptReleases);
  for (const name of old) rmSync(join(releasesFolder, name), { recursive: true, force: true });
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
