import type { ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentCopy } from "./content-copy.ts";
import { fixtureSite } from "./fixture-site.ts";
import { environmentOf, rootSite, startServer } from "./servers.ts";

export interface EditorServer {
  server: ChildProcess;
  origin: string;
  /** The address that lets one browser in, once. */
  start: string;
  /** Holds the copy of the fixture site that is edited. */
  root: string;
}

/** Serves a copy of the fixture site for editing, as `npm run edit` does. */
export async function startEditor(): Promise<EditorServer> {
  const [folder, root] = [mkdtempSync(join(tmpdir(), "studio-site-editor-")), contentCopy()];
  // Pictures come too, and those of the fixture stay as they are.
  rmSync(join(root, "public"));
  cpSync(join(fixtureSite, "public"), join(root, "public"), { recursive: true });
  const env = { ...environmentOf({ ...rootSite, contentFolder: root }, folder), LOG_LEVEL: "silent" };
  const { server, address, output } = await startServer(env, { words: ["--edit"] });
  const path = /localhost:\d+(\/\S*)/.exec(output())?.[1] ?? "";
  return { server, origin: address, start: address + path, root };
}
