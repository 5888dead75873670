import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { beginMaking, endMaking, makingFolder, removeAbandoned } from "./abandoned-builds.ts";

test("what a killed build has left goes with the next one; a running build, another machine's and a release stay", () => {
  const folder = mkdtempSync(join(tmpdir(), "studio-site-builds-"));
  const { pid: ended } = spawnSync(process.execPath, ["--version"]);
  const leave = (name: string, builder: object) => {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, "builder.json"), JSON.stringify(builder));
    writeFileSync(join(folder, name, "content.json"), "{}");
  };
  leave(".making-killed", { host: hostname(), pid: ended });
  leave(".making-elsewhere", { host: `${hostname()}-2`, pid: ended });
  leave("releases", { host: hostname(), pid: ended });
  const own = makingFolder(folder, "own");
  beginMaking(own);
  removeAbandoned(folder);
  removeAbandoned(join(folder, "none"));
  expect(readdirSync(folder).toSorted()).toEqual([".making-elsewhere", ".making-own", "releases"]);
  expect(JSON.parse(readFileSync(join(own, "builder.json"), "utf8")).pid).toBe(process.pid);
  endMaking(own);
  expect(readdirSync(own)).toEqual([]);
});
