import "../server/remove-proto.ts";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { checkStart } from "../server/check-start.ts";
import { buildFolderOf, currentRelease } from "../server/release/release.ts";

const program = join(import.meta.dirname, "build.ts");
/** Of the server; a build is slower with them. */
const ofServer = ["NODE_COMPILE_CACHE", "MALLOC_ARENA_MAX", "MALLOC_MMAP_THRESHOLD_"];
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofServer.includes(name)));

await checkStart({ isBuilding: true });
// In a separate process, so that the server does not keep the build's memory.
const { status } = spawnSync(process.execPath, [program, "--if-stale", "--unfinished"], { stdio: "inherit", env });
if (status !== 0) {
  if (!currentRelease(buildFolderOf(process.env))) process.exit(1);
  console.error("serving the last build");
}
await import("../server/main.ts");
