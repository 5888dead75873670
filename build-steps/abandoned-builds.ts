import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join, resolve } from "node:path";

/** Beside the release that is made: the files of its build while it runs, and which process that is. */
const prefix = ".building-";
const builderFile = "builder.json";

const ownFolder = (buildFolder: string, id: string) => join(buildFolder, prefix + id);
/** The folder in which a release is made, which the router empties first. */
export const makingFolder = (buildFolder: string, id: string) => join(buildFolder, `.making-${id}`);

/**
 * Takes away what builds of this machine have left that were killed.
 * @returns the file that stores the content while it runs
 */
export function beginBuild(buildFolder: string, id: string): string {
  const folder = ownFolder(buildFolder, id);
  mkdirSync(folder, { recursive: true });
  removeAbandoned(buildFolder);
  writeFileSync(join(folder, builderFile), JSON.stringify({ host: hostname(), pid: process.pid }));
  return resolve(folder, "content.json");
}

export function endBuild(buildFolder: string, id: string): void {
  rmSync(ownFolder(buildFolder, id), { recursive: true, force: true });
}

function removeAbandoned(buildFolder: string): void {
  const ids = readdirSync(buildFolder).flatMap((name) => (name.startsWith(prefix) ? name.slice(prefix.length) : []));
  for (const id of ids.filter((each) => isAbandoned(ownFolder(buildFolder, each)))) {
    rmSync(makingFolder(buildFolder, id), { recursive: true, force: true });
    endBuild(buildFolder, id);
  }
}

function isAbandoned(folder: string): boolean {
  try {
    const { host, pid } = JSON.parse(readFileSync(join(folder, builderFile), "utf8"));
    return host === hostname() && !isRunning(Number(pid));
  } catch {
    // It has not begun yet.
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
