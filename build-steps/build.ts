import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readCommand } from "../cli/command-line.ts";
import type { Content } from "../model/content.server.ts";
import { prerenderedPaths } from "../model/pages/site-paths.server.ts";
import { ContentError } from "../model/reading/content-error.server.ts";
import { readContent } from "../model/reading/read-content.server.ts";
import { todayOf } from "../model/reading/today.server.ts";
import { EnvError, readBuildEnvironment, readEnv } from "../server/env.ts";
import { splitLanguage } from "../server/http/languages.ts";
import {
  buildFolderOf,
  currentRelease,
  keptReleases,
  makeCurrent,
  newestReleaseId,
  newReleaseId,
  type Release,
  releaseFile,
} from "../server/release/release.ts";
import { beginBuild, endBuild, makingFolder } from "./abandoned-builds.ts";
import { writeIcons } from "./brand-icons.ts";
import { keepContent } from "./checked-content.ts";
import { writeCrawlerFiles, writeMarkdownVersions } from "./crawler-files.ts";
import { makeEditorBundle } from "./editor-bundle.ts";
import { fingerprintsOf } from "./fingerprint.ts";
import { finish, finishRelease } from "./finish.ts";
import { writeLanguagePages } from "./language-pages.ts";
import { addHashedLoops, addHashedPictures } from "./pictures.ts";
import { keepPreviousAssets } from "./previous-assets.ts";
import { putInPlace } from "./put-in-place.ts";
import { liftBase, writeManifests } from "./release-files.ts";
import { runRouterBuild } from "./router-build.ts";
import { scriptHashes } from "./script-hashes.ts";

const root = join(import.meta.dirname, "..");
const buildFolder = buildFolderOf(process.env);
const releasesFolder = join(buildFolder, "releases");

const usage = `npm run build

Makes a release of the site in build/, which takes the place of the last one only when it is whole.

  --if-stale    only when something has changed since
  --unfinished  without compressed copies and resized pictures, which the server makes that serves it
  --apart <id>  under this name, and the last one stays in its place; Publish of the editor swaps it in later`;

if (import.meta.main) {
  const { values } = readCommand(usage, {
    "if-stale": { type: "boolean", default: false },
    unfinished: { type: "boolean", default: false },
    apart: { type: "string" },
  });
  // The process that asked for it by a channel has ended, so the result is not needed any more.
  const leave = () => process.exit(1);
  process.once("disconnect", leave);
  const { "if-stale": onlyIfStale, unfinished, apart } = values;
  process.exitCode = (await build({ onlyIfStale, unfinished, apart })) ? 0 : 1;
  process.off("disconnect", leave);
  if (process.connected) process.disconnect?.();
}

interface Wanted {
  onlyIfStale: boolean;
  /** Whether what a release can be served without is left to the server that serves it. */
  unfinished?: boolean;
  /** The name of a release that does not become the current one. */
  apart?: string | undefined;
}

/**
 * Builds a release in a folder of its own and swaps it in whole; if anything fails, the previous one stays.
 * @returns whether a release of the present content now exists
 */
export async function build({ onlyIfStale, unfinished = false, apart }: Wanted): Promise<boolean> {
  const startedAt = Date.now();
  const id = apart ?? newReleaseId(startedAt, newestReleaseId(buildFolder));
  const folder = makingFolder(buildFolder, id);
  try {
    const env = readEnv(process.env);
    const { buildDirectory: _, contentFolder, ...buildEnvironment } = readBuildEnvironment(process.env);
    const { fingerprint, code } = fingerprintsOf(root, contentFolder, {
      ...buildEnvironment,
      releaseCheckSeconds: env.RELEASE_CHECK_SECONDS,
    });
    const fresh = onlyIfStale && findFresh(fingerprint);
    if (fresh) {
      if (!unfinished) await finishRelease(buildFolder, fresh.id);
      return true;
    }

    const content = await readContent({ root: contentFolder, preview: buildEnvironment.preview });
    if (content.nextDue)
      console.log(`The next scheduled post is due on ${content.nextDue}; build on or after that day.`);
    mkdirSync(releasesFolder, { recursive: true });
    const contentFile = beginBuild(buildFolder, id);
    keepContent(contentFile, content);
    await runRouterBuild({ root, folder, id, contentFile, pages: prerenderedPaths(content).length });
    const client = join(folder, "client");
    liftBase(client, buildEnvironment.basePath);
    await writeLanguagePages({ folder, id, buildEnvironment, content });
    await addHashedPictures({ client, folder: join(buildFolder, "masters") });
    addHashedLoops(client);
    // Only now, so that test files, broken pictures among them, are served as they are and never become masters.
    if (buildEnvironment.fixtures) cpSync(join(root, "app/routes/fixtures/public"), client, { recursive: true });
    await writeIcons(client, content);
    await makeEditorBundle(root, join(folder, "editor"));
    const pages = await scriptHashes(client);
    const paths = inSource(content, Object.keys(pages));
    await writeCrawlerFiles(folder);
    writeMarkdownVersions(client, paths);
    writeManifests(client, { id, timestamp: startedAt, code, prerendered: paths });
    const { PREVIOUS_ASSETS: previousAssets } = env;
    keepPreviousAssets({ client, id, timestamp: startedAt, releasesFolder, previousAssets, kept: keptReleases });
    const { basePath } = buildEnvironment;
    const finished = { folder, basePath, paths, pictures: join(buildFolder, "pictures") };
    const weights = unfinished ? [] : await finish(finished);
    const release: Release = {
      id,
      timestamp: startedAt,
      fingerprint,
      code,
      buildEnvironment,
      pages,
      weights,
      ...(unfinished && { unfinished }),
      nextDue: content.nextDue,
    };
    writeFileSync(join(folder, releaseFile), JSON.stringify(release));
    putInPlace(folder, join(releasesFolder, id));
    if (apart === undefined) makeCurrent(buildFolder, id);
    console.log(`built ${Object.keys(pages).length} pages in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    return true;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    console.error(error instanceof ContentError || error instanceof EnvError ? error.message : error);
    console.error("build failed; the last build is unchanged");
    return false;
  } finally {
    endBuild(buildFolder, id);
  }
}

/** Paths of pages without those of other languages. */
function inSource({ languages }: Content, paths: readonly string[]): string[] {
  const split = splitLanguage(languages.map(({ code }) => code));
  return paths.filter((path) => split(path).start === "");
}

function findFresh(fingerprint: string): Release | undefined {
  const current = currentRelease(buildFolder)?.release;
  if (current?.fingerprint !== fingerprint) return undefined;
  return current.nextDue === null || current.nextDue > todayOf() ? current : undefined;
}
