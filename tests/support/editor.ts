import type { ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { contentCopy } from "./content-copy.ts";
import { environmentOf, startServer, testSite } from "./servers.ts";

export interface EditorServer {
  server: ChildProcess;
  origin: string;
  /** The address that lets one browser in, once. */
  start: string;
  /** Holds the copy of the fixture site that is edited. */
  root: string;
  /** A file as its editor sees it: with the draft, or as on disk; undefined if it does not exist. */
  read: (file: string) => string | undefined;
}

function draftIn(folder: string, file: string): string | undefined {
  const database = new DatabaseSync(join(folder, "enquiries.db"), { readOnly: true });
  const row = database.prepare("select text from editor_draft where file = ?").get(file);
  database.close();
  return typeof row?.text === "string" ? row.text : undefined;
}

function ownFile(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/** What is edited, and where the editor keeps drafts; it outlives a server. */
interface EditedPlace {
  root: string;
  folder: string;
  env: NodeJS.ProcessEnv;
}

/** A copy of the fixture site with pictures of its own, since more may come; a test that publishes needs builds of its own. */
export function editorSite({ hasOwnBuilds = false } = {}): EditedPlace {
  const [folder, root] = [mkdtempSync(join(tmpdir(), "studio-site-editor-")), contentCopy({ hasOwnPictures: true })];
  const buildFolder = hasOwnBuilds ? join(folder, "build") : testSite.buildFolder;
  if (hasOwnBuilds) cpSync(testSite.buildFolder, buildFolder, { recursive: true });
  const env = environmentOf({ ...testSite, buildFolder, contentFolder: root }, folder);
  return { root, folder, env: { ...env, LOG_LEVEL: "silent" } };
}

/** Serves a site for editing, as `npm run edit` does. */
export async function startEditor({ root, folder, env } = editorSite()): Promise<EditorServer> {
  const { server, address, output } = await startServer(env, { words: ["--edit"] });
  const path = /127\.0\.0\.1:\d+(\/\S*)/.exec(output())?.[1] ?? "";
  const read = (file: string) => draftIn(folder, file) ?? ownFile(join(root, file));
  return { server, origin: address, start: new URL(address).origin + path, root, read };
}
