import type { Hono } from "hono";
import { z } from "zod";
import { sizeLimit } from "../http/form-posts.ts";
import { plainResponse } from "../http/plain-response.ts";
import type { DeskEnv } from "./at-work.ts";
import { statuses } from "./collection-routes.ts";
import { standingOf } from "./desks.ts";
import type { EditingParts } from "./editing-parts.ts";
import { placesOf, withOtherPicture } from "./picture-places.ts";
import { noteUpload, refuseWithoutRoom } from "./upload-room.ts";
import { largestUploadBytes, type Uploads } from "./uploads.ts";

const picture = z.string().startsWith("/images/").max(200);
const replaced = z.object({ from: picture, to: picture });

const types: Readonly<Record<string, string>> = {
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
};

/** Pictures that come, as they are, and the places of one. */
export function addPictureRoutes(
  app: Hono<DeskEnv>,
  { database, folder, uploads }: Pick<EditingParts, "database" | "folder"> & { uploads: Uploads },
): void {
  const published = folder.withDraft();
  app.post("/pictures", sizeLimit(largestUploadBytes, "A picture may hold 20 MB."), async (c) => {
    const name = c.req.query("name")?.slice(0, 200) ?? "";
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    const { id: editor } = c.var.editor;
    await refuseWithoutRoom(database, { editor, bytes: bytes.length, published });
    const kept = await uploads.keep(name, bytes);
    await noteUpload(database, { editor, ...kept, root: folder.root });
    return c.json(kept);
  });
  app.get("/pictures/:name", ({ req }) => pictureResponse(uploads, req.param("name")));
  app.get("/picture-places", async ({ req, json, var: { desk } }) =>
    json({ places: await placesOf(desk.site, req.query("of") ?? "") }),
  );
  app.post("/replace-picture", async ({ req, json, var: { desk } }) => {
    const { from, to } = replaced.parse(await req.json());
    const outcome = await desk.writer.saveFiles(await withOtherPicture(desk.site, from, to));
    return json({ ...outcome, standing: await standingOf(desk) }, statuses[outcome.state]);
  });
}

/** A picture as it was kept. */
export function pictureResponse(uploads: Uploads, name: string): Response {
  const bytes = uploads.read(name);
  if (!bytes) return plainResponse(404, "There is no such picture.");
  const type = types[name.replace(/^.*\./, "")] ?? "image/webp";
  return new Response(Buffer.from(bytes), { headers: { "Content-Type": type, "X-Content-Type-Options": "nosniff" } });
}
