import { type Context, Hono } from "hono";
import { except } from "hono/combine";
import { sizeLimit } from "../http/form-posts.ts";
import { plainResponse } from "../http/plain-response.ts";
import { answerToFailure } from "./answer-to-failure.ts";
import type { WorkspaceEnv } from "./at-work.ts";
import { addBandRoutes } from "./bands/band-routes.ts";
import { brandSheet } from "./brand-sheet.ts";
import { addChangeRoutes } from "./change-routes.ts";
import { parseAddress } from "./changes.ts";
import { addCollectionRoutes } from "./collection-routes.ts";
import { collectionsPage } from "./collections-page.ts";
import { describeForm } from "./describe-form.ts";
import { addDevicePreviewRoutes } from "./device-preview-routes.ts";
import type { EditingParts } from "./editing-parts.ts";
import { entryNames } from "./entry-names.ts";
import { addHistoryRoutes } from "./history-routes.ts";
import { htmlResponse } from "./html-response.ts";
import { addPageRoutes } from "./page-routes.ts";
import { addPictureRoutes } from "./picture-routes.ts";
import { addPreviewLinks, previewRoutes } from "./previews/preview-routes.ts";
import { addPublishRoutes } from "./publish-routes.ts";
import { reviewNotes } from "./reviews/review-pages.ts";
import { addReviewRoutes } from "./reviews/review-routes.ts";
import { waitingReviews } from "./reviews/reviews.ts";
import { addTextRoutes } from "./text/text-routes.ts";
import { largestUploadBytes, openUploads } from "./uploads.ts";
import { standingOf } from "./workspaces.ts";

/** Everything below `/edit`. */
export function editingRoutes(parts: EditingParts): Hono<WorkspaceEnv> {
  const { folder, database, guard, files, basePath } = parts;
  const { workspaces } = parts.publisher;
  const uploads = openUploads(folder.root, workspaces.pictures);
  const app = new Hono<WorkspaceEnv>();
  app.route("/preview", previewRoutes({ ...parts, workspaces, uploads }));
  // Before the guard, which may read a form.
  app.use(sizeLimit(largestUploadBytes, "A picture may hold 20 MB."));
  app.use(except("*/pictures", sizeLimit(1024 * 1024, "A change may hold 1 MB.")));
  app.use(guard);
  app.onError(explain);
  app.get("/brand.css", ({ var: { visitor } }) => brandSheet(visitor.url.searchParams));
  app.get("/assets/:name", ({ req }) => files.respond(req.param("name")));
  app.use(async (c, next) => {
    c.set("workspace", await workspaces.of(c.var.editor.id));
    await next();
  });
  app.get("/", async ({ var: { editor, workspace } }) => {
    const { formToken } = editor;
    const [reading, shown, standing] = [
      await workspace.site.now(),
      await workspace.site.shown(),
      await standingOf(workspace),
    ];
    const waiting = (await waitingReviews(database)).filter(
      (one) => editor.role === "editor" || one.editor === editor.id,
    );
    const notes = reviewNotes(waiting, editor.id, basePath);
    return htmlResponse(collectionsPage({ basePath, formToken, reading, content: shown?.content, standing, notes }));
  });
  app.get("/form", async ({ req, json, var: { workspace } }) => {
    const form = await formAt(req.query("at") ?? "", workspace.site);
    if (!form) return json({ message: "This page cannot be edited." }, 404);
    const { held } = await workspace.drafts.read();
    const own = held.filter(({ address }) => form.fields.some((field) => field.address === address));
    return json({ ...form, held: own });
  });
  addPageRoutes(app, { ...parts, uploads });
  addDevicePreviewRoutes(app, { ...parts, uploads });
  addChangeRoutes(app);
  addBandRoutes(app);
  addTextRoutes(app);
  addHistoryRoutes(app, parts);
  addReviewRoutes(app, { ...parts, workspaces });
  addPublishRoutes(app, parts);
  addPreviewLinks(app, parts);
  addPictureRoutes(app, uploads);
  addCollectionRoutes(app, parts);
  app.all("*", () => plainResponse(404, "Page not found."));
  return app;
}

async function formAt(address: string, site: WorkspaceEnv["Variables"]["workspace"]["site"]) {
  const { file, path } = parseAddress(address);
  const schema = (await site.now()).schemas.get(file);
  const content = (await site.shown())?.content;
  const entriesOf = (kind: string) => entryNames(content, kind);
  const surroundings = { homes: site.homes(), pictures: site.pictures(), entriesOf };
  return schema && describeForm({ file, source: site.read(file).text, schema, path }, surroundings);
}

function explain(error: Error, c: Context): Response {
  const { status, message, headers } = answerToFailure(error);
  return c.json({ message }, status, headers);
}
