import type { Hono } from "hono";
import { z } from "zod";
import { listedPages } from "#model/pages/page-list.server.ts";
import { plainResponse } from "../http/plain-response.ts";
import type { WorkspaceEnv } from "./at-work.ts";
import { brandLink } from "./brand-sheet.ts";
import { change } from "./change-routes.ts";
import type { Reading } from "./edited-site.ts";
import type { EditingParts } from "./editing-parts.ts";
import { headOf } from "./editor-files.ts";
import { htmlResponse } from "./html-response.ts";
import { machineResponse } from "./machine-response.ts";
import { markPage } from "./mark-page.ts";
import { problemsPage } from "./problems-page.ts";
import { unmarked } from "./source-marks.ts";
import type { Uploads } from "./uploads.ts";
import { standingOf, type Workspace } from "./workspaces.ts";

interface Edited extends Pick<Reading, "figures" | "content"> {
  formToken: string;
  workspace: Workspace;
}

const checked = change.extend({ page: z.string().startsWith("/").max(2000) });

/** The pages of the site as their editor sees them: as they would be with the draft, and with what is being typed. */
export function addPageRoutes(app: Hono<WorkspaceEnv>, parts: EditingParts & { uploads: Uploads }): void {
  const { folder, basePath, render, uploads } = parts;
  const editedPath = `${basePath}edit/site/`;
  const published = folder.withDraft();
  app.get("/site/*", async ({ req, var: { visitor, editor, workspace } }) => {
    const target = new URL(basePath + visitor.url.pathname.slice(editedPath.length) + visitor.url.search, visitor.url);
    const shown = await workspace.site.shown();
    if (!shown?.content)
      return htmlResponse(problemsPage({ ...parts, problems: (await workspace.site.now()).problems }));
    const headers = { Accept: req.header("Accept") ?? "" };
    return edited(await render(new Request(target, { headers }), shown.content), { ...editor, ...shown, workspace });
  });
  app.get("/pages", async ({ json, var: { workspace } }) => {
    const content = (await workspace.site.shown())?.content;
    const listed = content ? listedPages(content).map(({ path, title }) => ({ path, title: unmarked(title) })) : [];
    const drafts = (content?.blog ?? []).map(({ slug, title }) => ({ path: `/blog/${slug}`, title: unmarked(title) }));
    const pages = new Map([...drafts, ...listed].map((page) => [page.path, page]));
    return json({ pages: [...pages.values()] });
  });
  app.post("/site/*", () => plainResponse(409, "Not sent: forms do not send in the editor."));
  app.post("/check", async (c) => {
    const { visitor, editor, workspace } = c.var;
    c.set("act", null);
    const { page: path, ...wanted } = checked.parse(await c.req.json());
    const { problems, reading } = await workspace.writer.check(wanted);
    const target = new URL(basePath + path.slice(1), visitor.url);
    const page = reading.content && (await render(new Request(target), reading.content));
    const rendered = page && (await edited(page, { ...editor, ...reading, workspace }));
    return c.json({ problems, html: (await rendered?.text()) ?? null });
  });

  async function edited(rendered: Response, { formToken, figures, content, workspace }: Edited): Promise<Response> {
    const to = rendered.headers.get("Location");
    if (to?.startsWith(basePath))
      return new Response(null, {
        status: rendered.status,
        headers: { Location: editedPath + to.slice(basePath.length) },
      });
    if (!rendered.headers.get("Content-Type")?.startsWith("text/html")) return await machineResponse(rendered);
    const own = headOf({ basePath, formToken, standing: await standingOf(workspace) });
    const colours = content ? brandLink(content, (await published.shown())?.content, `${basePath}edit/`) : [];
    const html = markPage(await rendered.text(), {
      marks: folder.marks,
      figures,
      basePath,
      editedPath,
      head: [...own, ...colours],
      uploads: uploads.addresses,
    });
    return htmlResponse(html, { status: rendered.status });
  }
}
