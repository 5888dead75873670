import { spawnSync } from "node:child_process";
import { renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";

const root = join(import.meta.dirname, "..");

/**
 * Puts a release in its place, if it can be served.
 * @throws Error otherwise, and removes what it made
 */
export function putInPlace(folder: string, place: string): void {
  const id = basename(place);
  renameSync(folder, place);
  if (canBeServed(id)) return;
  rmSync(place, { recursive: true });
  throw new Error(`the release ${id} cannot be served`);
}

/**
 * Loads the release as `npm run serve` does. Node's compile cache is kept (`NODE_COMPILE_CACHE` in that script), so that a
 * server never loads Node's TypeScript compiler, which takes 30 MB.
 */
function canBeServed(id: string): boolean {
  rmSync(join(root, "build", "compiled"), { recursive: true, force: true, maxRetries: 5 });
  const { status } = spawnSync(process.execPath, ["--run", "serve", "--", "--check", id], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return status === 0;
}
