import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { z } from "zod";
import { timeOf } from "../../database/database-time.ts";
import type { PreviewRow } from "../../database/editor-tables.ts";
import { plainResponse } from "../../http/plain-response.ts";
import type { WorkspaceEnv } from "../at-work.ts";
import { brandLink, brandSheet } from "../brand-sheet.ts";
import type { EditingParts } from "../editing-parts.ts";
import { htmlResponse } from "../html-response.ts";
import { machineResponse } from "../machine-response.ts";
import { markPage } from "../mark-page.ts";
import { pictureResponse } from "../picture-routes.ts";
import type { Uploads } from "../uploads.ts";
import type { Workspaces } from "../workspaces.ts";
import { endPreviews, findPreview, makePreview, previewMs } from "./preview-keys.ts";

const cookieName = "site-preview";
const sheet = readFileSync(join(import.meta.dirname, "preview.css"), "utf8");

type PreviewParts = EditingParts & { workspaces: Workspaces; uploads: Uploads };

/** Pages with somebody's draft, for people without an account who were given a link. */
export function previewRoutes({
  workspaces,
  uploads,
  database,
  basePath,
  folder,
  render,
}: PreviewParts): Hono<WorkspaceEnv> {
  const path = `${basePath}edit/preview`;
  const published = folder.withDraft();
  const app = new Hono<WorkspaceEnv>();
  app.use(async (c, next) => {
    await next();
    c.res.headers.set("Cache-Control", "no-store");
  });
  app.get("/-/brand.css", ({ var: { visitor } }) => brandSheet(visitor.url.searchParams));
  app.get("/-/note.css", () => new Response(sheet, { headers: { "Content-Type": "text/css; charset=utf-8" } }));
  app.get("/-/pictures/:name", async (c) => {
    const found = await previewOf(c);
    return found ? await pictureResponse(uploads, found.editor, c.req.param("name")) : ended();
  });
  app.get("*", async (c) => {
    const { url } = c.var.visitor;
    const key = url.searchParams.get("key");
    if (key !== null) return await exchange(c, key);
    const found = await previewOf(c);
    const content = found && (await (await workspaces.of(found.editor)).site.shown())?.content;
    if (!content) return ended();
    const target = new URL(basePath + url.pathname.slice(`${path}/`.length) + url.search, url);
    const rendered = await render(new Request(target, { headers: { Accept: c.req.header("Accept") ?? "" } }), content);
    const to = rendered.headers.get("Location");
    if (to?.startsWith(basePath)) return c.redirect(`${path}/${to.slice(basePath.length)}`, 302);
    if (!rendered.headers.get("Content-Type")?.startsWith("text/html")) return await machineResponse(rendered);
    const page = {
      ...{ marks: folder.marks, basePath, editedPath: `${path}/`, uploadsPath: `${path}/-/pictures/` },
      ...{ uploads: uploads.addresses, note: noteOf(found.valid_until) },
      head: brandLink(content, (await published.shown())?.content, `${path}/-/`),
    };
    return htmlResponse(markPage(await rendered.text(), page), { status: rendered.status });
  });
  app.post("*", () => plainResponse(409, "Not sent: forms do not send in a preview."));
  return app;

  async function previewOf(c: Context<WorkspaceEnv>): Promise<PreviewRow | undefined> {
    const key = getCookie(c, cookieName);
    return key ? await findPreview(database, key, timeOf(database)) : undefined;
  }

  /** The key goes from the address into a cookie, so that no page and no log has it. */
  async function exchange(c: Context<WorkspaceEnv>, key: string): Promise<Response> {
    if (!(await findPreview(database, key, timeOf(database)))) return ended();
    const { url } = c.var.visitor;
    const secure = url.protocol === "https:";
    setCookie(c, cookieName, key, { path, httpOnly: true, sameSite: "Lax", secure, maxAge: previewMs / 1000 });
    url.searchParams.delete("key");
    return c.redirect(url.pathname + url.search, 303);
  }

  function noteOf(until: string) {
    return {
      sheet: `${path}/-/note.css`,
      words: `A draft, not published. This link shows it until ${until.slice(0, 10)}.`,
    };
  }
}

function ended(): Response {
  return plainResponse(404, "This preview has ended. Ask for a new link.");
}

const asked = z.object({ page: z.string().startsWith("/").max(2000) });

/** Links to one's own draft. */
export function addPreviewLinks(app: Hono<WorkspaceEnv>, { database, basePath }: EditingParts): void {
  app.post("/previews", async ({ req, json, var: { editor, visitor } }) => {
    const link = new URL(`${basePath}edit/preview${asked.parse(await req.json()).page}`, visitor.url.origin);
    link.searchParams.set("key", await makePreview(database, editor.id, timeOf(database)));
    return json({ link: link.href });
  });
  app.post("/previews/end", async ({ json, var: { editor } }) => {
    await endPreviews(database, editor.id);
    return json({ state: "saved" });
  });
}
