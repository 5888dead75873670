import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { findRelease, type Release, releaseFile } from "../server/release/release.ts";
import { finishRelease } from "./finish.ts";

const id = "20261128000000-abc123";
const buildEnvironment = { basePath: "/", preview: false, fixtures: false };
const bundle = `export const routes = { home: { id: "home", index: true, module: { default: () => null } } };
export const assets = { url: "/page.js", entry: { module: "/page.js" }, routes: {} };`;

/** A build folder with a release that has no compressed copies yet. */
function unfinishedRelease(): { buildFolder: string; client: string } {
  const buildFolder = mkdtempSync(join(tmpdir(), "studio-site-finish-"));
  const folder = join(buildFolder, "releases", id);
  const client = join(folder, "client");
  for (const name of [client, join(folder, "server")]) mkdirSync(name, { recursive: true });
  writeFileSync(join(client, "index.html"), "<p>A page without pictures.</p>".repeat(100));
  writeFileSync(join(client, "page.js"), "export const page = 1;\n".repeat(100));
  writeFileSync(join(folder, "server", "package.json"), '{"type":"module"}');
  writeFileSync(join(folder, "server", "index.js"), bundle);
  const release: Release = {
    ...{
      id,
      timestamp: 1,
      fingerprint: "",
      code: "",
      buildEnvironment,
      pages: { "/": [] },
      weights: [],
      nextDue: null,
    },
    unfinished: true,
  };
  writeFileSync(join(folder, releaseFile), JSON.stringify(release));
  return { buildFolder, client };
}

test("finishing writes the compressed copies and the weights, and marks the release as finished", async () => {
  const { buildFolder, client } = unfinishedRelease();
  await finishRelease(buildFolder, id);
  expect(readdirSync(client).sort()).toEqual(
    ["index.html", "page.js"].flatMap((name) => [name, `${name}.br`, `${name}.gz`]),
  );
  const release = findRelease(buildFolder, id)?.release;
  expect(release?.unfinished).toBeUndefined();
  expect(release?.weights).toMatchObject([{ route: "/", style: 0 }]);
  expect(release?.weights[0]?.html).toBeLessThan(200);
});

test("a release is finished by one process at a time, and a second one finds nothing left to do", async () => {
  const { buildFolder, client } = unfinishedRelease();
  const other = new DatabaseSync(join(buildFolder, ".finishing"));
  other.exec("BEGIN EXCLUSIVE");
  const finishing = finishRelease(buildFolder, id);
  await wait(0);
  expect(existsSync(join(client, "page.js.br"))).toBe(false);
  other.close();
  await finishing;
  expect(existsSync(join(client, "page.js.br"))).toBe(true);
  writeFileSync(join(client, "late.js"), "export const late = 1;\n".repeat(100));
  await finishRelease(buildFolder, id);
  expect(existsSync(join(client, "late.js.br"))).toBe(false);
});
