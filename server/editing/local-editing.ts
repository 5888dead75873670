import { Hono } from "hono";
import type { Kysely } from "kysely";
import type { Content } from "#model/content.server.ts";
import type { Tables } from "../database/tables.ts";
import type { EditingEnv } from "./at-work.ts";
import type { SiteFolder } from "./edited-site.ts";
import { readEditorFiles } from "./editor-files.ts";
import { createLocalGuard } from "./local-guard.ts";
import type { Publisher } from "./publishing/publisher.ts";
import { editingRoutes } from "./routes.ts";

interface LocalEditing {
  /** What lets the browser in. */
  held: Parameters<typeof createLocalGuard>[1];
  /** Keeps what is not published yet. */
  database: Kysely<Tables>;
  folder: SiteFolder;
  publisher: Publisher;
  /** Where the editor's script and sheets are. */
  editorFolder: string;
  basePath: string;
  renderDraft: (request: Request, content: Content) => Promise<Response>;
}

/** Editing on one machine, without accounts: `routes` belong below `/edit`, and `startPath` lets one browser in. */
export function openLocalEditing({
  held,
  database,
  folder,
  publisher,
  editorFolder,
  basePath,
  renderDraft,
}: LocalEditing) {
  const { guard, startPath } = createLocalGuard(basePath, held);
  const parts = { basePath, guard, files: readEditorFiles(editorFolder), render: renderDraft };
  const routes = new Hono<EditingEnv>();
  routes.route("/", editingRoutes({ ...parts, folder, publisher, database }));
  return { routes, startPath };
}
