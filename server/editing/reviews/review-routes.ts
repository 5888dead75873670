import type { Context, Hono } from "hono";
import { z } from "zod";
import { isolated } from "#shared/direction.ts";
import { lineOf, textOf } from "#shared/enquiry.ts";
import { timeOf } from "../../database/database-time.ts";
import type { WorkspaceEnv } from "../at-work.ts";
import { statuses } from "../collection-routes.ts";
import { rawIfAny } from "../content-file.ts";
import { shownPictures } from "../drafts/draft-pictures.ts";
import type { EditingParts } from "../editing-parts.ts";
import { openHistory } from "../git.ts";
import { htmlResponse } from "../html-response.ts";
import { SpliceError } from "../splice-yaml.ts";
import { standingOf, type Workspace, type Workspaces } from "../workspaces.ts";
import { reviewPage } from "./review-pages.ts";
import { askForReview, comment, commentsOn, endReview, othersAbout, waitingReviews } from "./reviews.ts";

const asked = z.object({ title: z.string().transform(lineOf).pipe(z.string().min(3).max(200)) });
const commented = z.object({
  of: z.string().max(40),
  title: z.string().transform(textOf).pipe(z.string().min(1).max(2000)),
});
const taken = z.object({ of: z.string().min(1).max(40) });

/** Writers ask for a review; editors look at the draft, comment, and take it into their own to publish it. */
export function addReviewRoutes(app: Hono<WorkspaceEnv>, parts: EditingParts & { workspaces: Workspaces }): void {
  const { database, workspaces, basePath } = parts;
  // A writer asks for a review instead.
  app.get("/publish", async (c, next) =>
    c.var.editor.role === "editor" ? next() : c.redirect(`${basePath}edit/review`, 303),
  );
  app.get("/review", async (c) => {
    const { id, formToken } = c.var.editor;
    const draft = visible(c, c.req.query("of") ?? id);
    const review = (await waitingReviews(database)).find(({ editor }) => editor === draft);
    if (draft !== id && !review) throw waitsForNobody();
    const changes = await changesOf(await workspaces.of(draft));
    const [comments, standing] = [await commentsOn(database, draft), await standingOf(c.var.workspace)];
    const name = draft === id ? "" : (review?.name ?? "");
    return htmlResponse(reviewPage({ basePath, formToken, standing, draft, name, review, changes, comments }));
  });
  app.post("/review", async (c) => {
    const { title } = asked.parse(await c.req.json());
    const { id } = c.var.editor;
    if ((await c.var.workspace.drafts.read()).files.size === 0) throw new SpliceError("your draft changes nothing yet");
    await askForReview(database, { editor: id, words: title, asked_at: new Date(timeOf(database)).toISOString() });
    await tell(c, { draft: id, isRequest: true });
    return c.json({ state: "saved" });
  });
  app.post("/review/comment", async (c) => {
    const { of, title } = commented.parse(await c.req.json());
    const draft = visible(c, of);
    await expectWaiting(draft);
    const row = { draft, author: c.var.editor.id, words: title, said_at: new Date(timeOf(database)).toISOString() };
    await comment(database, row);
    await tell(c, { draft, isRequest: false });
    return c.json({ state: "saved" });
  });
  app.post("/review/take", async (c) => {
    const { of } = taken.parse(await c.req.json());
    if (c.var.editor.role !== "editor") return c.json({ message: "Only an editor may take over a draft." }, 403);
    await expectWaiting(of);
    const outcome = await takeOver(workspaces, of, c.var.editor.id);
    if (outcome.state === "saved") await endReview(database, of);
    const to = outcome.state === "saved" ? `${basePath}edit/publish` : undefined;
    return c.json({ ...outcome, to, standing: await standingOf(c.var.workspace) }, statuses[outcome.state]);
  });

  /** Only what its writer has asked a review for is taken over or commented on. */
  async function expectWaiting(draft: string): Promise<void> {
    if (!(await waitingReviews(database)).some(({ editor }) => editor === draft)) throw waitsForNobody();
  }

  async function changesOf({ site }: Workspace) {
    const { between } = openHistory(parts.folder.root);
    const words = async ([file, text]: [string, string | null]) => ({
      ...{ file, words: await between(rawIfAny(parts.folder.root, file), text) },
    });
    const pictures = [...shownPictures(site.files(), site.laidPictures()).keys()];
    return [...(await Promise.all([...site.files()].map(words))), ...pictures.map((file) => ({ file, words: null }))];
  }

  /** A line by mail with name and link, without the words. */
  async function tell(
    c: Context<WorkspaceEnv>,
    { draft, isRequest }: { draft: string; isRequest: boolean },
  ): Promise<void> {
    const { id } = c.var.editor;
    const name = isolated(c.var.editor.name);
    const what = isRequest ? "asks for a review of a draft" : "has commented on a draft";
    for (const person of await othersAbout(database, { draft, by: id, isRequest })) {
      const path = person.id === draft ? "edit/review" : `edit/review?of=${draft}`;
      const link = `${parts.siteOrigin ?? c.var.visitor.url.origin}${basePath}${path}`;
      await parts.tell?.({ to: person.email, subject: `${name} ${what}`, words: `${name} ${what}.`, link });
    }
  }
}

const waitsForNobody = () => new SpliceError("nobody asked for a review of this draft");

/** One's own draft, or that of anybody for an editor. */
function visible(c: Context<WorkspaceEnv>, draft: string): string {
  const { id, role } = c.var.editor;
  if (draft !== id && role !== "editor") throw new SpliceError("only editors see the drafts of others");
  return draft;
}

/** The draft of one becomes part of another's, with its pictures, whole or not at all. */
async function takeOver(workspaces: Workspaces, of: string, by: string) {
  const [from, into] = [await workspaces.of(of), await workspaces.of(by)];
  const [{ files, pictures }, own] = [await from.drafts.read(), await into.drafts.read()];
  const both = [...files.keys()].find((file) => own.files.has(file));
  if (both) throw new SpliceError(`your own draft changes ${both} as well; publish or discard it first`);
  const paths = [...pictures.keys()];
  let isTaken = false;
  await workspaces.pictures.give(paths, of, by);
  try {
    const outcome = await into.writer.saveFiles(files);
    isTaken = outcome.state === "saved";
    if (isTaken) await from.writer.discard();
    return outcome;
  } finally {
    if (!isTaken) await workspaces.pictures.give(paths, by, of);
  }
}
