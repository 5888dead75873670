import type { Hono } from "hono";
import { z } from "zod";
import { ownValue } from "#shared/own-value.ts";
import { plainResponse } from "../http/plain-response.ts";
import type { WorkspaceEnv } from "./at-work.ts";
import { statuses } from "./collection-routes.ts";
import { addressesOf } from "./drafts/draft-pictures.ts";
import { placesOf, withFocus, withOtherPicture } from "./picture-places.ts";
import type { Uploads } from "./uploads.ts";
import { standingOf } from "./workspaces.ts";

const picture = z.string().startsWith("/images/").max(200);
const replaced = z.object({ from: picture, to: picture });
const share = z.int().min(0).max(100);
const focused = z.object({
  of: z.string().max(400),
  focus: z.object({ x: share, y: share }).nullable(),
  turn: z.string().max(40),
});

const types: Readonly<Record<string, string>> = {
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
};

/** Pictures that come, as they are, the places of one, and what of it stays in view. */
export function addPictureRoutes(app: Hono<WorkspaceEnv>, uploads: Uploads): void {
  app.post("/pictures", async (c) => {
    const name = c.req.query("name")?.slice(0, 200) ?? "";
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    return c.json(await uploads.keep(c.var.editor.id, name, bytes));
  });
  app.get("/picture-list", ({ json, var: { workspace } }) => {
    const own = addressesOf(workspace.site.laidPictures());
    return json({ pictures: [...new Set([...own, ...workspace.site.pictures()])] });
  });
  app.get("/pictures/:name", async ({ req, var: { editor } }) => {
    if (req.query("small") === undefined) return await pictureResponse(uploads, editor.id, req.param("name"));
    const bytes = await uploads.readSmall(editor.id, req.param("name"));
    return bytes ? imageResponse(bytes, "image/webp") : plainResponse(404, "There is no such picture.");
  });
  app.get("/picture-places", async ({ req, json, var: { workspace } }) =>
    json({ places: await placesOf(workspace.site, req.query("of") ?? "") }),
  );
  app.post("/replace-picture", async ({ req, json, var: { workspace } }) => {
    const { from, to } = replaced.parse(await req.json());
    const outcome = await workspace.writer.saveFiles(await withOtherPicture(workspace.site, from, to));
    return json({ ...outcome, standing: await standingOf(workspace) }, statuses[outcome.state]);
  });
  app.post("/focus", async ({ req, json, var: { workspace } }) => {
    const { of, focus, turn } = focused.parse(await req.json());
    const outcome = await workspace.writer.saveFiles(withFocus(workspace.site, of, focus), turn);
    return json({ ...outcome, standing: await standingOf(workspace) }, statuses[outcome.state]);
  });
}

/** A picture as an editor sees it. */
export async function pictureResponse(uploads: Uploads, editor: string, name: string): Promise<Response> {
  const bytes = await uploads.read(editor, name);
  if (!bytes) return plainResponse(404, "Picture not found.");
  return imageResponse(bytes, ownValue(types, name.replace(/^.*\./, "")) ?? "image/webp");
}

function imageResponse(bytes: Uint8Array, type: string): Response {
  return new Response(Buffer.from(bytes), { headers: { "Content-Type": type, "X-Content-Type-Options": "nosniff" } });
}
