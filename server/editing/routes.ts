import { join } from "node:path";
import type { ElementContent } from "hast";
import { type Context, Hono } from "hono";
import { except } from "hono/combine";
import { z } from "zod";
import type { Content } from "#model/content.server.ts";
import { listPictures } from "#model/reading/pictures.server.ts";
import { sizeLimit } from "../http/form-posts.ts";
import { plainResponse } from "../http/plain-response.ts";
import type { EditingEnv, EditingGuard } from "./at-work.ts";
import { addChangeRoutes, change } from "./change-routes.ts";
import { addCollectionRoutes } from "./collection-routes.ts";
import { collectionsPage } from "./collections-page.ts";
import { readContentFile } from "./content-file.ts";
import { describeForm } from "./describe-form.ts";
import type { EditedSite } from "./edited-site.ts";
import { type EditorFiles, headOf } from "./editor-files.ts";
import { addHistoryRoutes } from "./history-routes.ts";
import { htmlResponse } from "./html-response.ts";
import { markPage } from "./mark-page.ts";
import { NewEntryError } from "./new-entry.ts";
import { addPictureRoutes } from "./picture-routes.ts";
import { problemsPage } from "./problems-page.ts";
import { SpliceError } from "./splice-yaml.ts";
import { openUploads } from "./uploads.ts";
import { createWriter, parseAddress } from "./write-changes.ts";

interface EditingParts {
  site: EditedSite;
  basePath: string;
  guard: EditingGuard;
  files: EditorFiles;
  /** Renders a page of the site with other content than the build's. */
  render: (request: Request, content: Content) => Promise<Response>;
}

const checked = change.extend({ page: z.string().startsWith("/").max(2000) });

/** Everything below `/edit`. */
export function editingRoutes(parts: EditingParts): Hono<EditingEnv> {
  const { site, guard, files, basePath } = parts;
  const editedPath = `${basePath}edit/site/`;
  const writer = createWriter(site);
  const uploads = openUploads(site.root);
  const app = new Hono<EditingEnv>();
  app.use(guard);
  app.use(except("*/pictures", sizeLimit(1024 * 1024, "A change may hold 1 MB.")));
  app.onError(explain);
  app.get("/", async ({ var: { editor } }) => {
    const [reading, content] = [await site.now(), await site.shown()];
    const { formToken } = editor;
    return htmlResponse(collectionsPage({ basePath, formToken, reading, content, undo: writer.count() }));
  });
  app.get("/assets/:name", ({ req }) => files.respond(req.param("name")));
  app.get("/site/*", async ({ req, var: { visitor, editor } }) => {
    const target = new URL(basePath + visitor.url.pathname.slice(editedPath.length) + visitor.url.search, visitor.url);
    const content = await site.shown();
    if (!content) return htmlResponse(problemsPage({ ...parts, problems: (await site.now()).problems }));
    return edited(
      await parts.render(new Request(target, { headers: { Accept: req.header("Accept") ?? "" } }), content),
      editor.formToken,
    );
  });
  app.post("/site/*", () => plainResponse(409, "Not sent: in the editor forms send nothing."));
  app.get("/form", async ({ req, json }) => {
    const { file, path } = parseAddress(req.query("at") ?? "");
    const schema = (await site.now()).schemas.get(file);
    const form =
      schema &&
      describeForm(
        { file, source: readContentFile(site.root, file).text, schema, path },
        {
          homes: site.homes(),
          pictures: listPictures(join(site.root, "public")),
        },
      );
    return form ? json({ ...form, undo: writer.count() }) : json({ message: "Nothing is edited here." }, 404);
  });
  app.post("/check", async ({ req, json, var: { visitor, editor } }) => {
    const { page: path, ...wanted } = checked.parse(await req.json());
    const { problems, content } = await writer.check(wanted);
    const target = new URL(basePath + path.slice(1), visitor.url);
    const rendered = content && (await edited(await parts.render(new Request(target), content), editor.formToken));
    return json({ problems, html: (await rendered?.text()) ?? null });
  });
  addChangeRoutes(app, { site, writer });
  addHistoryRoutes(app, { site, writer, basePath });
  addPictureRoutes(app, { site, uploads });
  addCollectionRoutes(app, { site, writer, basePath });
  app.all("*", () => plainResponse(404, "There is nothing here."));
  return app;

  async function edited(rendered: Response, formToken: string): Promise<Response> {
    const to = rendered.headers.get("Location");
    if (to?.startsWith(basePath))
      return new Response(null, {
        status: rendered.status,
        headers: { Location: editedPath + to.slice(basePath.length) },
      });
    if (!rendered.headers.get("Content-Type")?.startsWith("text/html")) return rendered;
    const head: ElementContent[] = headOf({ ...parts, formToken, undo: writer.count() });
    const html = markPage(await rendered.text(), {
      marks: site.marks,
      basePath,
      editedPath,
      head,
      uploads: uploads.since,
    });
    return htmlResponse(html, { status: rendered.status });
  }
}

function explain(error: Error, c: Context): Response {
  if (error instanceof SpliceError || error instanceof NewEntryError) return c.json({ message: error.message }, 409);
  if (error instanceof z.ZodError || error instanceof SyntaxError)
    return c.json({ message: "This cannot be read." }, 400);
  console.error(error);
  return c.json({ message: "Something went wrong; nothing was saved." }, 500);
}
