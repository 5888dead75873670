import type { Hono } from "hono";
import { z } from "zod";
import { textOfRaw } from "#model/reading/source-text.server.ts";
import type { WorkspaceEnv } from "./at-work.ts";
import { statuses } from "./collection-routes.ts";
import { isEditable } from "./content-file.ts";
import type { SiteFolder } from "./edited-site.ts";
import { openHistory } from "./git.ts";
import { historyPage } from "./history-pages.ts";
import { htmlResponse } from "./html-response.ts";
import { SpliceError } from "./splice-yaml.ts";
import { standingOf } from "./workspaces.ts";

const restored = z.object({ file: z.string().refine(isEditable), commit: z.string() });

/** Former versions of files, each of which can be brought back. */
export function addHistoryRoutes(
  app: Hono<WorkspaceEnv>,
  { folder, basePath }: { folder: SiteFolder; basePath: string },
): void {
  const history = openHistory(folder.root);
  app.get("/history", async ({ req, var: { editor } }) => {
    const file = req.query("file") ?? "";
    if (!isEditable(file)) throw new SpliceError("this is not a file of the content");
    const commits = (await history.isThere()) ? await history.of(file) : null;
    const versions =
      commits &&
      (await Promise.all(commits.map(async (commit) => ({ commit, diff: await history.changeIn(commit.hash, file) }))));
    return htmlResponse(historyPage(file, versions, { basePath, formToken: editor.formToken }));
  });
  app.post("/restore", async (c) => {
    const { file, commit } = restored.parse(await c.req.json());
    const text = textOfRaw(await history.at(commit, file));
    const outcome = await c.var.workspace.writer.saveFiles(new Map([[file, text]]));
    return c.json({ ...outcome, standing: await standingOf(c.var.workspace) }, statuses[outcome.state]);
  });
}
