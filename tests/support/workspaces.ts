import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openStore } from "../../server/database/store.ts";
import { openSiteFolder } from "../../server/editing/edited-site.ts";
import { openWorkspaces, type Workspace } from "../../server/editing/workspaces.ts";

/** Editors of one site, with a database of their own. */
export async function workspacesOn(root: string) {
  const { database } = await openStore({ dataFolder: mkdtempSync(join(tmpdir(), "studio-site-desk-")) });
  onTestFinished(() => database.destroy());
  return openWorkspaces(openSiteFolder(root), database);
}

export async function workspaceOn(root: string): Promise<Workspace> {
  return (await workspacesOn(root)).of("ada");
}
