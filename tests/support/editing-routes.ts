import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../../server/database/store.ts";
import { openSiteFolder } from "../../server/editing/edited-site.ts";
import type { Publisher } from "../../server/editing/publishing/publisher.ts";
import { openServerEditing } from "../../server/editing/server-editing.ts";
import { openWorkspaces } from "../../server/editing/workspaces.ts";
import { contentCopy } from "./content-copy.ts";

const assets = [
  "editor.js",
  "choose-band.js",
  "writing.js",
  "account.js",
  "editor.css",
  "picture.css",
  "own.css",
  "page.css",
  "account.css",
];

/** Every route below `/edit` of a server where people edit, as [method, path]; nothing is listened to. */
export async function editingRoutes(): Promise<[string, string][]> {
  const folder = openSiteFolder(contentCopy());
  const [dataFolder, editorFolder] = [
    mkdtempSync(join(tmpdir(), "studio-site-routes-")),
    join(tmpdir(), "studio-site-no-editor"),
  ];
  const { database, secret } = await openStore({ dataFolder });
  mkdirSync(editorFolder, { recursive: true });
  for (const name of assets) writeFileSync(join(editorFolder, name), "");
  const { routes } = openServerEditing({
    ...{ folder, database, secret, editorFolder, basePath: "/", siteName: "", siteOrigin: "http://localhost" },
    publisher: { workspaces: openWorkspaces(folder, database), history: {}, journal: {} } as unknown as Publisher,
    tell: async () => {},
    renderDraft: async () => new Response(),
    waitingTime: async () => undefined,
  });
  await database.destroy();
  const own = routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }): [string, string] => [method, path]);
  return [...new Map(own.map((route) => [route.join(" "), route])).values()];
}
