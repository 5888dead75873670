import { join } from "node:path";
import type { ElementContent } from "hast";
import { Hono } from "hono";
import { z } from "zod";
import type { Content } from "#model/content.server.ts";
import { listPictures } from "#model/reading/pictures.server.ts";
import type { HttpEnv, Middleware } from "../http/context.ts";
import { sizeLimit } from "../http/form-posts.ts";
import { plainResponse } from "../http/plain-response.ts";
import { contentPolicy } from "../http/security.ts";
import type { Arrangement } from "./arrange-yaml.ts";
import { addCollectionRoutes, statuses } from "./collection-routes.ts";
import { collectionsPage } from "./collections-page.ts";
import { readContentFile } from "./content-file.ts";
import { describeForm } from "./describe-form.ts";
import type { EditedSite } from "./edited-site.ts";
import { type EditorFiles, headOf } from "./editor-files.ts";
import { markPage } from "./mark-page.ts";
import { NewEntryError } from "./new-entry.ts";
import { problemsPage } from "./problems-page.ts";
import { sampleValue } from "./sample-value.ts";
import { schemaAt } from "./schema-fields.ts";
import { SpliceError } from "./splice-yaml.ts";
import { createWriter, parseAddress } from "./write-changes.ts";

interface EditingParts {
  site: EditedSite;
  basePath: string;
  guard: Middleware;
  formToken: string;
  files: EditorFiles;
  /** Renders a page of the site with other content than the build's. */
  render: (request: Request, content: Content) => Promise<Response>;
}

const change = z.object({
  address: z.string().max(400),
  before: z.union([z.string(), z.number(), z.boolean(), z.null()]),
  value: z.union([z.string().max(200_000), z.number(), z.boolean()]),
});
const arranged = z.object({
  address: z.string().max(400),
  version: z.string().max(40),
  arrangement: z.discriminatedUnion("do", [
    z.object({ do: z.literal("add") }),
    z.object({ do: z.literal("remove") }),
    z.object({ do: z.literal("duplicate") }),
    z.object({ do: z.literal("move"), to: z.int().min(0).max(1000) }),
  ]),
});
const checked = change.extend({ page: z.string().startsWith("/").max(2000) });

/** Everything below `/edit`. */
export function editingRoutes(parts: EditingParts): Hono<HttpEnv> {
  const { site, guard, files, basePath } = parts;
  const editedPath = `${basePath}edit/site/`;
  const writer = createWriter(site);
  const app = new Hono<HttpEnv>();
  app.use(guard, sizeLimit(1024 * 1024, "A change may hold 1 MB."));
  app.onError((error, c) => {
    if (error instanceof SpliceError || error instanceof NewEntryError) return c.json({ message: error.message }, 409);
    if (error instanceof z.ZodError || error instanceof SyntaxError)
      return c.json({ message: "This cannot be read." }, 400);
    console.error(error);
    return c.json({ message: "Something went wrong; nothing was saved." }, 500);
  });
  app.get("/", async () =>
    page(collectionsPage({ ...parts, reading: await site.now(), content: await site.shown(), undo: writer.count() })),
  );
  app.get("/assets/:name", ({ req }) => files.respond(req.param("name")));
  app.get("/site/*", async ({ req, var: { visitor } }) => {
    const target = new URL(basePath + visitor.url.pathname.slice(editedPath.length) + visitor.url.search, visitor.url);
    const content = await site.shown();
    if (!content) return page(problemsPage({ ...parts, problems: (await site.now()).problems }));
    return edited(
      await parts.render(new Request(target, { headers: { Accept: req.header("Accept") ?? "" } }), content),
    );
  });
  app.post("/site/*", () => plainResponse(409, "Not sent: in the editor forms send nothing."));
  app.get("/form", async ({ req, json }) => {
    const { file, path } = parseAddress(req.query("at") ?? "");
    const schema = (await site.now()).schemas.get(file);
    const form =
      schema && describeForm({ file, source: readContentFile(site.root, file).text, schema, path }, site.homes());
    return form ? json({ ...form, undo: writer.count() }) : json({ message: "Nothing is edited here." }, 404);
  });
  app.post("/check", async ({ req, json, var: { visitor } }) => {
    const { page: path, ...wanted } = checked.parse(await req.json());
    const { problems, content } = await writer.check(wanted);
    const target = new URL(basePath + path.slice(1), visitor.url);
    const rendered = content && (await edited(await parts.render(new Request(target), content)));
    return json({ problems, html: (await rendered?.text()) ?? null });
  });
  app.post("/save", async ({ req, json }) => {
    const outcome = await writer.save(change.parse(await req.json()));
    return json({ ...outcome, undo: writer.count() }, statuses[outcome.state]);
  });
  app.post("/arrange", async ({ req, json }) => {
    const { arrangement, ...place } = arranged.parse(await req.json());
    const done = arrangement.do === "add" ? await insertionAt(site, place.address) : arrangement;
    const outcome = await writer.save({ ...place, arrangement: done });
    return json({ ...outcome, undo: writer.count() }, statuses[outcome.state]);
  });
  addCollectionRoutes(app, { site, writer, basePath });
  app.post("/undo", async ({ json }) => json({ file: (await writer.undo()) ?? null, undo: writer.count() }));
  app.all("*", () => plainResponse(404, "There is nothing here."));
  return app;

  async function edited(rendered: Response): Promise<Response> {
    const to = rendered.headers.get("Location");
    const headers = { "Content-Security-Policy": policy };
    if (to?.startsWith(basePath))
      return new Response(null, {
        status: rendered.status,
        headers: { Location: editedPath + to.slice(basePath.length) },
      });
    if (!rendered.headers.get("Content-Type")?.startsWith("text/html")) return rendered;
    const head: ElementContent[] = headOf({ ...parts, undo: writer.count() });
    const html = markPage(await rendered.text(), { marks: site.marks, basePath, editedPath, head });
    return page(html, { status: rendered.status, headers });
  }
}

/** What is added where nothing stands yet. */
async function insertionAt(site: EditedSite, address: string): Promise<Arrangement> {
  const { file, path } = parseAddress(address);
  const schema = (await site.now()).schemas.get(file);
  if (file.endsWith(".md") && path[0] === "body") return { do: "insert", value: "New words." };
  const pictures = listPictures(join(site.root, "public"));
  const name = String(path.findLast((key) => typeof key === "string") ?? "item");
  const today = new Date().toISOString().slice(0, 10);
  const value = sampleValue(schema && schemaAt(schema, path), name, { pictures, today });
  if (value === undefined) throw new SpliceError("this is added in the file");
  return { do: "insert", value };
}

const policy = contentPolicy({ scripts: [] }).replace("frame-ancestors 'none'", "frame-ancestors 'self'");

function page(
  html: string,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
) {
  const own = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy, ...headers };
  return new Response(html, {
    status,
    headers: { ...own, "X-Frame-Options": "SAMEORIGIN", "X-Robots-Tag": "noindex" },
  });
}
