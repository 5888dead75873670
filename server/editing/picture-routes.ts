import type { Hono } from "hono";
import { fieldIn, parsedPost, parsedYaml } from "#model/reading/parsed-file.server.ts";
import { textsIn } from "#model/reading/texts-in.server.ts";
import { sizeLimit } from "../http/form-posts.ts";
import { plainResponse } from "../http/plain-response.ts";
import type { DeskEnv } from "./at-work.ts";
import type { EditedSite } from "./edited-site.ts";
import { largestUploadBytes, type Uploads } from "./uploads.ts";

const types: Readonly<Record<string, string>> = {
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
};

/** Pictures that come, as they are, and the places of one. */
export function addPictureRoutes(app: Hono<DeskEnv>, uploads: Uploads): void {
  app.post("/pictures", sizeLimit(largestUploadBytes, "A picture may hold 20 MB."), async ({ req, json }) => {
    const name = req.query("name")?.slice(0, 200) ?? "";
    return json(await uploads.keep(name, new Uint8Array(await req.arrayBuffer())));
  });
  app.get("/pictures/:name", ({ req }) => pictureResponse(uploads, req.param("name")));
  app.get("/picture-places", async ({ req, json, var: { desk } }) => {
    const address = req.query("of") ?? "";
    const files = [...(await desk.site.now()).schemas.keys()];
    return json({ places: files.flatMap((file) => placesIn(desk.site, file, address)) });
  });
}

/** A picture as it was kept. */
export function pictureResponse(uploads: Uploads, name: string): Response {
  const bytes = uploads.read(name);
  if (!bytes) return plainResponse(404, "There is no such picture.");
  const type = types[name.replace(/^.*\./, "")] ?? "image/webp";
  return new Response(Buffer.from(bytes), { headers: { "Content-Type": type, "X-Content-Type-Options": "nosniff" } });
}

/** The fields of a file that say this, as addresses. */
function placesIn(site: EditedSite, file: string, text: string): string[] {
  const source = site.read(file).text;
  const value = file.endsWith(".md") ? parsedPost(source)?.value : parsedYaml(source).value;
  const name = file.replace(/^content\//, "");
  const inFields = textsIn(file, value).filter((field) => field.text === text);
  const isInWords = String(fieldIn(value, "body") ?? "").includes(`](${text}`);
  return [...inFields.map(({ path }) => `${name}#${path}`), ...(isInWords ? [`${name}#body`] : [])];
}
