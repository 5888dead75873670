import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildEnvironmentDifferences, currentRelease, findRelease, newestReleaseId, newReleaseId } from "./release.ts";

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

test("a release is named by its time, and after the one before even where the clock was set back", () => {
  const noon = Date.parse("2026-11-28T12:00:00Z");
  const first = newReleaseId(noon);
  expect(first).toMatch(/^20261128120000-[\da-f]{6}$/);
  expect(newReleaseId(noon + 5000, first)).toMatch(/^20261128120005-/);
  expect(newReleaseId(noon + 300, first)).toMatch(/^20261128120001-/);
  expect(newReleaseId(noon - 3_600_000, first)).toMatch(/^20261128120001-/);
  expect(newReleaseId(noon, "1")).toMatch(/^20261128120000-/);
  const folder = buildFolderWith(release);
  mkdirSync(join(folder, "releases", first));
  expect(newestReleaseId(folder)).toBe(first);
  expect(newestReleaseId(join(folder, "nowhere"))).toBe("");
});
