import { currentRelease } from "../server/release.ts";
import { build } from "./build.ts";

const isBuilt = await build({ onlyIfStale: true });
if (!isBuilt && !currentRelease("build")) process.exit(1);
if (!isBuilt) console.error("serving the last build");
await import("../server/main.ts");
