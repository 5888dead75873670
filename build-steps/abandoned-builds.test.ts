import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { beginBuild, endBuild, makingFolder } from "./abandoned-builds.ts";

test("the next build removes what a killed one left; a running build, another machine's and a release stay", () => {
  const folder = mkdtempSync(join(tmpdir(), "studio-site-builds-"));
  const { pid: ended } = spawnSync(process.execPath, ["--version"]);
  const leave = (id: string, host: string) => {
    writeFileSync(beginBuild(folder, id), "{}");
    mkdirSync(makingFolder(folder, id));
    writeFileSync(join(folder, `.building-${id}`, "builder.json"), JSON.stringify({ host, pid: ended }));
  };
  mkdirSync(join(folder, "releases"));
  leave("elsewhere", `${hostname()}-2`);
  leave("killed", hostname());
  writeFileSync(beginBuild(folder, "own"), "{}");
  beginBuild(folder, "another");
  const left = () => readdirSync(folder).toSorted();
  const ofOthers = [".building-elsewhere", ".making-elsewhere", "releases"];
  expect(left()).toEqual([".building-another", ".building-own", ...ofOthers].toSorted());
  for (const id of ["own", "another"]) endBuild(folder, id);
  expect(left()).toEqual(ofOthers);
});
