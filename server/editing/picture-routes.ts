import type { Hono } from "hono";
import { readText } from "#model/reading/content-files.server.ts";
import { fieldIn, parsedPost, parsedYaml } from "#model/reading/parsed-file.server.ts";
import { siteOrStarter } from "#model/reading/site-folder.server.ts";
import { textsIn } from "#model/reading/texts-in.server.ts";
import { sizeLimit } from "../http/form-posts.ts";
import { plainResponse } from "../http/plain-response.ts";
import type { EditingEnv } from "./at-work.ts";
import type { EditedSite } from "./edited-site.ts";
import { largestUploadBytes, type Uploads } from "./uploads.ts";

const types: Readonly<Record<string, string>> = {
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
};

/** Pictures that come, as they are, and the places of one. */
export function addPictureRoutes(
  app: Hono<EditingEnv>,
  { site, uploads }: { site: EditedSite; uploads: Uploads },
): void {
  app.post("/pictures", sizeLimit(largestUploadBytes, "A picture may hold 20 MB."), async ({ req, json }) => {
    const name = req.query("name")?.slice(0, 200) ?? "";
    return json(await uploads.keep(name, new Uint8Array(await req.arrayBuffer())));
  });
  app.get("/pictures/:name", ({ req }) => {
    const name = req.param("name");
    const bytes = uploads.read(name);
    if (!bytes) return plainResponse(404, "There is no such picture.");
    const type = types[name.replace(/^.*\./, "")] ?? "image/webp";
    return new Response(Buffer.from(bytes), { headers: { "Content-Type": type, "X-Content-Type-Options": "nosniff" } });
  });
  app.get("/picture-places", async ({ req, json }) => {
    const address = req.query("of") ?? "";
    const files = [...(await site.now()).schemas.keys()];
    return json({ places: files.flatMap((file) => placesIn(site.root, file, address)) });
  });
}

/** The fields of a file that say this, as addresses. */
function placesIn(root: string, file: string, text: string): string[] {
  const place = siteOrStarter(root, file);
  const source = readText(place.root, place.file);
  const value = file.endsWith(".md") ? parsedPost(source)?.value : parsedYaml(source).value;
  const name = file.replace(/^content\//, "");
  const inFields = textsIn(file, value).filter((field) => field.text === text);
  const isInWords = String(fieldIn(value, "body") ?? "").includes(`](${text}`);
  return [...inFields.map(({ path }) => `${name}#${path}`), ...(isInWords ? [`${name}#body`] : [])];
}
