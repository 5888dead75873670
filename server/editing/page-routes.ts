import type { Hono } from "hono";
import { z } from "zod";
import { plainResponse } from "../http/plain-response.ts";
import type { DeskEnv } from "./at-work.ts";
import { change } from "./change-routes.ts";
import { type Desk, standingOf } from "./desks.ts";
import type { EditingParts } from "./editing-parts.ts";
import { headOf } from "./editor-files.ts";
import { htmlResponse } from "./html-response.ts";
import { markPage } from "./mark-page.ts";
import { problemsPage } from "./problems-page.ts";
import type { Uploads } from "./uploads.ts";

const checked = change.extend({ page: z.string().startsWith("/").max(2000) });

/** The pages of the site as their editor sees them: as they would be with the draft, and with what is being typed. */
export function addPageRoutes(app: Hono<DeskEnv>, parts: EditingParts & { uploads: Uploads }): void {
  const { folder, basePath, render, uploads } = parts;
  const editedPath = `${basePath}edit/site/`;
  app.get("/site/*", async ({ req, var: { visitor, editor, desk } }) => {
    const target = new URL(basePath + visitor.url.pathname.slice(editedPath.length) + visitor.url.search, visitor.url);
    const content = await desk.site.shown();
    if (!content) return htmlResponse(problemsPage({ ...parts, problems: (await desk.site.now()).problems }));
    const headers = { Accept: req.header("Accept") ?? "" };
    return edited(await render(new Request(target, { headers }), content), editor.formToken, desk);
  });
  app.post("/site/*", () => plainResponse(409, "Not sent: in the editor forms send nothing."));
  app.post("/check", async ({ req, json, var: { visitor, editor, desk } }) => {
    const { page: path, ...wanted } = checked.parse(await req.json());
    const { problems, content } = await desk.writer.check(wanted);
    const target = new URL(basePath + path.slice(1), visitor.url);
    const rendered = content && (await edited(await render(new Request(target), content), editor.formToken, desk));
    return json({ problems, html: (await rendered?.text()) ?? null });
  });

  async function edited(rendered: Response, formToken: string, desk: Desk): Promise<Response> {
    const to = rendered.headers.get("Location");
    if (to?.startsWith(basePath))
      return new Response(null, {
        status: rendered.status,
        headers: { Location: editedPath + to.slice(basePath.length) },
      });
    if (!rendered.headers.get("Content-Type")?.startsWith("text/html")) return rendered;
    const html = markPage(await rendered.text(), {
      marks: folder.marks,
      basePath,
      editedPath,
      head: headOf({ basePath, formToken, standing: await standingOf(desk) }),
      uploads: uploads.since,
    });
    return htmlResponse(html, { status: rendered.status });
  }
}
