import "../server/remove-proto.ts";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { readCommand } from "../cli/command-line.ts";
import { checkStart } from "../server/check-start.ts";
import { buildFolderOf, currentRelease } from "../server/release/release.ts";

const usage = `npm run edit

Serves the site on this machine for editing: click a sentence, change it. Prints the address to open in a browser.
What is changed is checked and written into the files of content/ (docs/editing.md).`;

readCommand(usage, {});
await checkStart({ isForOneself: true, isBuilding: true });
// In a separate process, so that the server does not keep the build's memory.
const { status } = spawnSync(process.execPath, [join(import.meta.dirname, "build.ts"), "--if-stale"], {
  stdio: "inherit",
});
if (status !== 0 && !currentRelease(buildFolderOf(process.env))) process.exit(1);
process.argv.push("--edit");
await import("../server/main.ts");
