import type { Hono } from "hono";
import { z } from "zod";
import { lineOf } from "#shared/enquiry.ts";
import type { WorkspaceEnv } from "./at-work.ts";
import { rawIfAny } from "./content-file.ts";
import { shownPictures } from "./drafts/draft-pictures.ts";
import type { EditingParts } from "./editing-parts.ts";
import { publishPage } from "./history-pages.ts";
import { htmlResponse } from "./html-response.ts";
import { pathOfFile } from "./page-of-file.ts";
import { countPreviews } from "./previews/preview-keys.ts";
import type { Wanted } from "./publishing/journal.ts";
import { obstaclesTo, sentenceOf } from "./publishing/obstacles.ts";
import { publicationSection } from "./publishing/publication-page.ts";
import { SpliceError } from "./splice-yaml.ts";
import { standingOf, type Workspace } from "./workspaces.ts";

const wanted = z.object({
  title: z.string().transform(lineOf).pipe(z.string().min(3).max(200)),
  /** When it is to be published, if not now. */
  at: z.iso.datetime().optional(),
});

/** What a draft changes, in words, and the way from it to visitors. */
export function addPublishRoutes(
  app: Hono<WorkspaceEnv>,
  { folder, database, basePath, publisher }: EditingParts,
): void {
  const { history, journal } = publisher;
  const section = async (editor: string) => {
    const [latest, waiting] = [await journal.latest(), await journal.waitingOf(editor)];
    const steps = latest && (await journal.steps(latest.id));
    const isShared = history.remote !== undefined && (await history.isThere());
    return publicationSection({ latest, steps: steps ?? [], waiting, isShared, basePath, editor });
  };
  app.get("/publish", async ({ var: { editor, workspace } }) => {
    const isCheckout = await history.isThere();
    const own = { basePath, formToken: editor.formToken, standing: await standingOf(workspace) };
    const [problems, changes] = [await obstaclesTo(workspace), await changesOf(workspace, isCheckout)];
    const [previews, running] = [await countPreviews(database, editor.id), await journal.running()];
    const content = (await workspace.site.shown())?.content;
    const pathOf = (file: string) => pathOfFile(file, content);
    const state = { isBusy: running !== undefined, mayPublish: editor.role === "editor", pathOf };
    return htmlResponse(
      publishPage({ changes, isCheckout, problems, previews, section: await section(editor.id), ...state }, own),
    );
  });
  app.get("/publication", async ({ var: { editor } }) => htmlResponse(await section(editor.id)));
  app.post("/publish", async (c) => {
    if (c.var.editor.role !== "editor") return c.json({ message: "Only an editor may publish." }, 403);
    const { title, at } = wanted.parse(await c.req.json());
    const { id, name } = c.var.editor;
    const author = id ? { name, email: `editor-${id}@${c.var.visitor.url.hostname}` } : undefined;
    const publication: Wanted = { editor: id, title, author };
    if (at) await journal.schedule(publication, new Date(at).toISOString());
    else await publishNow(c.var.workspace, publication);
    return c.json({ state: "saved", standing: await standingOf(c.var.workspace) });
  });
  app.post("/schedule/end", async (c) => {
    await journal.revoke(c.var.editor.id);
    return c.json({ state: "saved", standing: await standingOf(c.var.workspace) });
  });

  async function publishNow(workspace: Workspace, publication: Wanted): Promise<void> {
    const problems = await obstaclesTo(workspace);
    if (problems.length > 0) throw new SpliceError(sentenceOf(problems));
    if (!(await publisher.publish(publication)))
      throw new SpliceError("somebody else is publishing; wait until that has finished");
  }

  /** The draft's, and what somebody has changed in the files by hand. */
  async function changesOf({ site }: Workspace, isCheckout: boolean) {
    const drafted = [...site.files()];
    const byHand = isCheckout ? await history.changes() : [];
    const own = drafted.map(async ([file, text]) => ({
      file,
      words: await history.between(rawIfAny(folder.root, file), text),
    }));
    const pictures = [...shownPictures(site.files(), site.laidPictures()).keys()].map((file) => ({
      file,
      words: null,
    }));
    return [...(await Promise.all(own)), ...pictures, ...byHand.filter(({ file }) => !site.files().has(file))];
  }
}
