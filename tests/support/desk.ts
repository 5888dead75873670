import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openStore } from "../../server/database/store.ts";
import { type Desk, openDesks } from "../../server/editing/desks.ts";
import { openSiteFolder } from "../../server/editing/edited-site.ts";

/** Editors of one site, with a database of their own. */
export async function desksOn(root: string) {
  const { database } = await openStore({ dataFolder: mkdtempSync(join(tmpdir(), "studio-site-desk-")) });
  onTestFinished(() => database.destroy());
  return openDesks(openSiteFolder(root), database);
}

export async function deskOn(root: string): Promise<Desk> {
  return (await desksOn(root)).of("ada");
}
