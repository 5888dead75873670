import type { Hono } from "hono";
import { plainResponse } from "../http/plain-response.ts";
import type { WorkspaceEnv } from "./at-work.ts";
import { brandLink } from "./brand-sheet.ts";
import { comparePage, devicePreviewPage } from "./device-preview-page.ts";
import type { EditingParts } from "./editing-parts.ts";
import { htmlResponse } from "./html-response.ts";
import { markPage } from "./mark-page.ts";
import { pathOfFile } from "./page-of-file.ts";
import type { Uploads } from "./uploads.ts";

const sides = {
  before: "As visitors see it.",
  after: "As your draft has it.",
} as const;

/** Device previews, and published and draft versions side by side. */
export function addDevicePreviewRoutes(app: Hono<WorkspaceEnv>, parts: EditingParts & { uploads: Uploads }): void {
  const { folder, basePath, render, uploads } = parts;
  const published = folder.withDraft();
  app.get("/stage/*", ({ var: { visitor, editor } }) => {
    const path = visitor.url.pathname.slice(`${basePath}edit/stage/`.length) + visitor.url.search;
    return htmlResponse(devicePreviewPage({ basePath, formToken: editor.formToken, path }), { hasFrame: true });
  });
  app.get("/compare", async ({ req, var: { editor, workspace } }) => {
    const path = pathOfFile(req.query("file") ?? "", (await workspace.site.shown())?.content).slice(1);
    return htmlResponse(comparePage({ basePath, formToken: editor.formToken, path }), { hasFrame: true });
  });
  app.get("/side/:name{before|after}/*", async ({ req, var: { visitor, workspace } }) => {
    const name = req.param("name") as keyof typeof sides;
    const here = `${basePath}edit/side/${name}/`;
    const content = (await (name === "before" ? published : workspace.site).shown())?.content;
    const target = new URL(basePath + visitor.url.pathname.slice(here.length) + visitor.url.search, visitor.url);
    const rendered = content && (await render(new Request(target), content));
    if (!content || !rendered?.headers.get("Content-Type")?.startsWith("text/html"))
      return plainResponse(404, "This side has no such page.");
    const note = { sheet: `${basePath}edit/preview/-/note.css`, words: sides[name] };
    const head = brandLink(content, (await published.shown())?.content, `${basePath}edit/`);
    const page = { marks: folder.marks, basePath, editedPath: here, head, uploads: uploads.addresses, note };
    return htmlResponse(markPage(await rendered.text(), page), { status: rendered.status });
  });
}
