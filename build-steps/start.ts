import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { buildFolderOf, currentRelease } from "../server/release/release.ts";

// In a separate process, so that the server does not keep the build's memory.
const { status } = spawnSync(process.execPath, [join(import.meta.dirname, "build.ts"), "--if-stale"], {
  stdio: "inherit",
});
if (status !== 0) {
  if (!currentRelease(buildFolderOf(process.env))) process.exit(1);
  console.error("serving the last build");
}
await import("../server/main.ts");
