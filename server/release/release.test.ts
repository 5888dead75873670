import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildEnvironmentDifferences, currentRelease, findRelease } from "./release.ts";

const buildEnvironment = { basePath: "/studio/", siteUrl: "https://a.example", preview: false, fixtures: true };
const release = {
  id: "1",
  timestamp: 1,
  fingerprint: "f",
  code: "c",
  buildEnvironment,
  pages: {},
  weights: [],
  nextDue: null,
};

/** A builds folder with one release, whose file has the given content. */
function buildFolderWith(file: object): string {
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "releases", "1"), { recursive: true });
  writeFileSync(join(folder, "releases", "1", "release.json"), JSON.stringify(file));
  writeFileSync(join(folder, "current"), "1\n");
  return folder;
}

test("the release that a build wrote is read back", () => {
  expect(currentRelease(buildFolderWith(release))?.release).toEqual(release);
});

test("a release made before its environment had that name is read as one made today", () => {
  const { buildEnvironment: stamp, ...rest } = release;
  expect(currentRelease(buildFolderWith({ ...rest, stamp }))?.release).toEqual(release);
});

test("a folder without releases has no current one, and an unknown number finds none", () => {
  expect(currentRelease(join(tmpdir(), "no-builds"))).toBeUndefined();
  expect(findRelease(buildFolderWith(release), "2")).toBeUndefined();
});

test("the variables that differ from those built in are named", () => {
  const wanted = { ...buildEnvironment, siteUrl: undefined, preview: true };
  expect(buildEnvironmentDifferences(buildEnvironment, wanted)).toEqual(["SITE_URL", "PREVIEW"]);
});
