import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";

const prefix = ".making-";
/** Says, in the folder of a release that is being made, which process makes it. */
const builderFile = "builder.json";

/** Where a release is made. */
export const makingFolder = (buildFolder: string, id: string) => join(buildFolder, prefix + id);

export function beginMaking(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, builderFile), JSON.stringify({ host: hostname(), pid: process.pid }));
}

/** Before a release is put in its place. */
export function endMaking(folder: string): void {
  rmSync(join(folder, builderFile), { force: true });
}

/** Takes away what builds of this machine have left that were killed. */
export function removeAbandoned(buildFolder: string): void {
  const names = existsSync(buildFolder) ? readdirSync(buildFolder) : [];
  for (const name of names.filter((each) => each.startsWith(prefix)))
    if (isAbandoned(join(buildFolder, name))) rmSync(join(buildFolder, name), { recursive: true, force: true });
}

function isAbandoned(folder: string): boolean {
  try {
    const { host, pid } = JSON.parse(readFileSync(join(folder, builderFile), "utf8"));
    return host === hostname() && !isRunning(Number(pid));
  } catch {
    // Somebody else's, or not begun yet.
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
