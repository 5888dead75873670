import type { Hono } from "hono";
import { z } from "zod";
import type { EditingEnv } from "./at-work.ts";
import { statuses } from "./collection-routes.ts";
import { isEditable } from "./content-file.ts";
import type { EditedSite } from "./edited-site.ts";
import { openHistory } from "./git.ts";
import { historyPage, publishPage } from "./history-pages.ts";
import { htmlResponse } from "./html-response.ts";
import { SpliceError } from "./splice-yaml.ts";
import type { Writer } from "./write-changes.ts";

interface Parts {
  site: EditedSite;
  writer: Writer;
  basePath: string;
}

const restored = z.object({ file: z.string().refine(isEditable), commit: z.string() });
const published = z.object({ title: z.string().trim().min(3).max(200) });

/** Former versions of files, and the next one. */
export function addHistoryRoutes(app: Hono<EditingEnv>, { site, writer, basePath }: Parts): void {
  const history = openHistory(site.root);
  app.get("/history", async ({ req, var: { editor } }) => {
    const file = req.query("file") ?? "";
    if (!isEditable(file)) throw new SpliceError("this is no file of the content");
    const commits = (await history.isThere()) ? await history.of(file) : null;
    const versions =
      commits &&
      (await Promise.all(commits.map(async (commit) => ({ commit, diff: await history.changeIn(commit.hash, file) }))));
    return htmlResponse(historyPage(file, versions, { basePath, formToken: editor.formToken }));
  });
  app.post("/restore", async (c) => {
    const { file, commit } = restored.parse(await c.req.json());
    const text = (await history.at(commit, file)).replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
    const outcome = await writer.saveFiles(new Map([[file, text]]));
    return c.json({ ...outcome, undo: writer.count() }, statuses[outcome.state]);
  });
  app.get("/publish", async ({ var: { editor } }) => {
    const changes = (await history.isThere()) ? await history.changes() : null;
    const own = { basePath, formToken: editor.formToken };
    return htmlResponse(publishPage({ changes, problems: (await site.now()).problems }, own));
  });
  app.post("/publish", async (c) => {
    if (c.var.editor.role !== "editor") return c.json({ message: "Only an editor publishes." }, 403);
    const { title } = published.parse(await c.req.json());
    const { problems } = await site.now();
    if (problems.length > 0) return c.json({ state: "refused", problems }, 422);
    const files = (await history.changes()).map(({ file }) => file);
    if (files.length === 0) throw new SpliceError("nothing has changed since the last version");
    const { id, name } = c.var.editor;
    // On one's own machine git knows who it is.
    const author = id ? { name, email: `editor-${id}@${c.var.visitor.url.hostname}` } : undefined;
    await history.commit(files, title, author);
    return c.json({ state: "saved", undo: writer.count() });
  });
}
