import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import type { BuildEnvironment } from "../env.ts";

const releaseSchema = z.preprocess(
  withBuildEnvironment,
  z.strictObject({
    id: z.string().min(1),
    /** Build time in ms. */
    timestamp: z.int(),
    /** Hash of all build inputs; if equal, nothing has to be built. */
    fingerprint: z.string(),
    /** The same without the content; equal for releases that differ in their content alone. */
    code: z.string().default(""),
    buildEnvironment: z.strictObject({
      basePath: z.string(),
      siteUrl: z.string().optional(),
      formOrigin: z.string().optional(),
      preview: z.boolean(),
      fixtures: z.boolean(),
    }),
    /** Paths of prerendered pages with the hashes of their inline scripts. */
    pages: z.record(z.string(), z.array(z.string())),
    /** The weight of each page's first visit, in bytes sent; earlier releases lack it. */
    weights: z
      .array(z.strictObject({ route: z.string(), html: z.number().optional(), script: z.number(), style: z.number() }))
      .default([]),
    /** The next day on which a scheduled post is due. */
    nextDue: z.string().nullable(),
    /** Its compressed copies and the resized pictures of its home page are not made yet. */
    unfinished: z.boolean().optional(),
  }),
);

export type Release = z.infer<typeof releaseSchema>;

/** Where releases are made and served from: below the project, or at any absolute path. */
export function buildFolderOf(variables: NodeJS.ProcessEnv): string {
  return resolve(import.meta.dirname, "../..", variables.BUILD_FOLDER || "build");
}

export const releaseFile = "release.json";

/** The release to serve, named in the file `build/current`; undefined before the first build. */
export function currentRelease(buildFolder: string): { folder: string; release: Release } | undefined {
  const pointer = join(buildFolder, "current");
  return existsSync(pointer) ? findRelease(buildFolder, readFileSync(pointer, "utf8").trim()) : undefined;
}

export function findRelease(buildFolder: string, id: string): { folder: string; release: Release } | undefined {
  const folder = join(buildFolder, "releases", id);
  if (!existsSync(join(folder, releaseFile))) return undefined;
  return { folder, release: releaseSchema.parse(JSON.parse(readFileSync(join(folder, releaseFile), "utf8"))) };
}

/** How many releases stay on disk. */
export const keptReleases = 3;

/** The release that is served from the next start on; the oldest ones go. */
export function makeCurrent(buildFolder: string, id: string): void {
  const draft = join(buildFolder, `.current-${id}`);
  writeFileSync(draft, `${id}\n`);
  renameSync(draft, join(buildFolder, "current"));
  const releases = join(buildFolder, "releases");
  const old = readdirSync(releases).sort().reverse().slice(keptReleases);
  for (const name of old) if (name !== id) rmSync(join(releases, name), { recursive: true, force: true });
}

/** A name that sorts by time, and after another name even where the clock was set back since that was given. */
export function newReleaseId(at: number, after = ""): string {
  const own = createHash("sha256").update(`${at} ${process.pid}`).digest("hex").slice(0, 6);
  const time = Math.max(at, timeIn(after) + 1000);
  return `${new Date(time).toISOString().replace(/\D/g, "").slice(0, 14)}-${own}`;
}

/** The second in a release's name; 0 for a name that is not ours. */
function timeIn(id: string): number {
  const [, date, hour, minute, second] = /^(\d{8})(\d\d)(\d\d)(\d\d)-/.exec(id) ?? [];
  const day = date?.replace(/(....)(..)(..)/, "$1-$2-$3");
  return day ? Date.parse(`${day}T${hour}:${minute}:${second}Z`) || 0 : 0;
}

/** The name that sorts last of all releases on disk. */
export function newestReleaseId(buildFolder: string): string {
  const releases = join(buildFolder, "releases");
  return existsSync(releases) ? (readdirSync(releases).sort().at(-1) ?? "") : "";
}

/** Earlier releases say `stamp`. */
function withBuildEnvironment(release: unknown): unknown {
  if (typeof release !== "object" || release === null || !("stamp" in release)) return release;
  const { stamp, ...rest } = release;
  return { ...rest, buildEnvironment: stamp };
}

/** The variables whose values differ from the built-in ones. */
export function buildEnvironmentDifferences(built: BuildEnvironment, wanted: BuildEnvironment): string[] {
  const variables = {
    BASE_PATH: built.basePath !== wanted.basePath,
    SITE_URL: built.siteUrl !== wanted.siteUrl,
    FORM_ORIGIN: built.formOrigin !== wanted.formOrigin,
    PREVIEW: built.preview !== wanted.preview,
    FIXTURES: built.fixtures !== wanted.fixtures,
  };
  return Object.entries(variables).flatMap(([name, differs]) => (differs ? [name] : []));
}
