import { Hono } from "hono";
import type { Kysely } from "kysely";
import type { Content } from "#model/content.server.ts";
import type { Tables } from "../database/tables.ts";
import { plainResponse } from "../http/plain-response.ts";
import { accountRoutes } from "./accounts/account-routes.ts";
import { createPasskeys } from "./accounts/passkeys.ts";
import { recordEdits } from "./accounts/record-edits.ts";
import { createCookies, createServerGuard } from "./accounts/server-guard.ts";
import { answerToFailure } from "./answer-to-failure.ts";
import type { EditingEnv } from "./at-work.ts";
import type { SiteFolder } from "./edited-site.ts";
import type { EditingParts } from "./editing-parts.ts";
import { readEditorFiles } from "./editor-files.ts";
import type { Publisher } from "./publishing/publisher.ts";
import { editingRoutes } from "./routes.ts";

interface ServerEditing {
  publisher: Publisher;
  folder: SiteFolder;
  database: Kysely<Tables>;
  secret: string;
  basePath: string;
  siteName: string;
  /** Where the site is published; passkeys are bound to its host. */
  siteOrigin: string;
  editorFolder: string;
  tell: EditingParts["tell"];
  renderDraft: (request: Request, content: Content) => Promise<Response>;
  waitingTime: (network: string) => Promise<number | undefined>;
}

/** Editing on a server: accounts in front, and behind them the editor. */
export function openServerEditing(parts: ServerEditing): Hono<EditingEnv> {
  const { database, siteName, siteOrigin, editorFolder, renderDraft } = parts;
  const cookies = createCookies(parts);
  const guard = createServerGuard({ ...parts, cookies });
  const passkeys = createPasskeys({ database, siteName, host: new URL(siteOrigin).hostname });
  const files = readEditorFiles(editorFolder);
  const app = new Hono<EditingEnv>();
  app.get("/assets/:name", ({ req }) => files.respond(req.param("name")));
  app.onError((error) => {
    const { status, message, headers } = answerToFailure(error);
    return plainResponse(status, message, headers);
  });
  app.route("/", accountRoutes({ ...parts, guard, cookies, passkeys }));
  app.use(recordEdits(database));
  app.route("/", editingRoutes({ ...parts, guard, files, render: renderDraft }));
  return app;
}
