import type { Hono } from "hono";
import { z } from "zod";
import type { DeskEnv } from "./at-work.ts";
import { statuses } from "./collection-routes.ts";
import { rawIfAny } from "./content-file.ts";
import { type Desk, standingOf } from "./desks.ts";
import type { EditingParts } from "./editing-parts.ts";
import { openHistory } from "./git.ts";
import { publishPage } from "./history-pages.ts";
import { htmlResponse } from "./html-response.ts";
import { countPreviews } from "./previews/preview-keys.ts";
import { obstaclesTo, publishDraft } from "./publish-draft.ts";

const published = z.object({ title: z.string().trim().min(3).max(200) });

/** What a draft changes, in words, and the way from it to the site. */
export function addPublishRoutes(
  app: Hono<DeskEnv>,
  { folder, database, basePath, contentRemote }: EditingParts,
): void {
  const history = openHistory(folder.root, contentRemote);
  app.get("/publish", async ({ var: { editor, desk } }) => {
    const isCheckout = await history.isThere();
    const own = { basePath, formToken: editor.formToken, standing: await standingOf(desk) };
    const [problems, changes] = [await obstaclesTo(desk), await changesOf(desk, isCheckout)];
    const previews = await countPreviews(database, editor.id);
    return htmlResponse(publishPage({ changes, isCheckout, problems, previews }, own));
  });
  app.post("/publish", async (c) => {
    if (c.var.editor.role !== "editor") return c.json({ message: "Only an editor publishes." }, 403);
    const { title } = published.parse(await c.req.json());
    const { id, name } = c.var.editor;
    const author = id ? { name, email: `editor-${id}@${c.var.visitor.url.hostname}` } : undefined;
    const outcome = await publishDraft(c.var.desk, history, { title, author });
    return c.json({ ...outcome, standing: await standingOf(c.var.desk) }, statuses[outcome.state]);
  });

  /** The draft's, and what somebody has changed in the files by hand. */
  async function changesOf({ site }: Desk, isCheckout: boolean) {
    const drafted = [...site.files()];
    const byHand = isCheckout ? await history.changes() : [];
    const own = drafted.map(async ([file, text]) => ({
      file,
      words: await history.between(rawIfAny(folder.root, file), text),
    }));
    return [...(await Promise.all(own)), ...byHand.filter(({ file }) => !site.files().has(file))];
  }
}
