import { Hono } from "hono";
import type { Kysely } from "kysely";
import type { Content } from "#model/content.server.ts";
import type { Tables } from "../database/tables.ts";
import type { EditingEnv } from "./at-work.ts";
import { openSiteFolder } from "./edited-site.ts";
import { readEditorFiles } from "./editor-files.ts";
import { createLocalGuard } from "./local-guard.ts";
import { editingRoutes } from "./routes.ts";

interface LocalEditing {
  contentRemote: string | undefined;
  /** Keeps what is not published yet. */
  database: Kysely<Tables>;
  /** Where the editor's script and sheets are. */
  editorFolder: string;
  /** Holds `content/`, `brand/` and `public/`. */
  contentFolder: string;
  basePath: string;
  renderDraft: (request: Request, content: Content) => Promise<Response>;
}

/** Editing on one machine, without accounts: `routes` belong below `/edit`, and `startPath` lets one browser in. */
export function openLocalEditing({
  contentRemote,
  database,
  editorFolder,
  contentFolder,
  basePath,
  renderDraft,
}: LocalEditing) {
  const { guard, startPath } = createLocalGuard(basePath);
  const parts = { basePath, guard, files: readEditorFiles(editorFolder), render: renderDraft };
  const routes = new Hono<EditingEnv>();
  routes.route("/", editingRoutes({ ...parts, folder: openSiteFolder(contentFolder), contentRemote, database }));
  return { routes, startPath };
}
