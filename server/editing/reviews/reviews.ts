import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { CommentRow, EditorRow, ReviewRow } from "../../database/editor-tables.ts";
import type { Tables } from "../../database/tables.ts";
import { SpliceError } from "../splice-yaml.ts";

type Database = Kysely<Tables>;

/** A draft whose writer would like an editor to look at it. */
export interface Review extends Pick<ReviewRow, "editor" | "asked_at" | "words"> {
  name: string;
  comments: number;
}

/** Every draft that waits, the longest first. */
export async function waitingReviews(database: Database): Promise<Review[]> {
  const rows = await database
    .selectFrom("editor_review")
    .innerJoin("editor", "editor.id", "editor_review.editor")
    .select(["editor_review.editor", "editor_review.asked_at", "editor_review.words", "editor.name"])
    .orderBy("asked_at")
    .execute();
  return Promise.all(rows.map(async (row) => ({ ...row, comments: (await commentsOn(database, row.editor)).length })));
}

export async function askForReview(database: Database, { editor, words, asked_at }: ReviewRow): Promise<void> {
  await database
    .insertInto("editor_review")
    .values({ editor, words, asked_at })
    .onConflict((conflict) => conflict.column("editor").doUpdateSet({ words, asked_at }))
    .execute();
}

/** Ends the review of a draft, with its comments. */
export async function endReview(database: Database, editor: string): Promise<void> {
  await database.deleteFrom("editor_review").where("editor", "=", editor).execute();
  await database.deleteFrom("editor_comment").where("draft", "=", editor).execute();
}

export interface Comment extends Pick<CommentRow, "words" | "said_at"> {
  name: string;
}

export async function commentsOn(database: Database, draft: string): Promise<Comment[]> {
  return await database
    .selectFrom("editor_comment")
    .leftJoin("editor", "editor.id", "editor_comment.author")
    .select((of) => [
      "editor_comment.words",
      "editor_comment.said_at",
      of.fn.coalesce("editor.name", of.val("Somebody who left")).as("name"),
    ])
    .where("draft", "=", draft)
    .orderBy("said_at")
    .execute();
}

/** How many comments a draft may have. */
const mostComments = 200;

/** @throws SpliceError where a draft has as many as anybody reads */
export async function comment(database: Database, row: Omit<CommentRow, "id">): Promise<void> {
  if ((await commentsOn(database, row.draft)).length >= mostComments)
    throw new SpliceError(`this draft has ${mostComments} comments, the maximum`);
  await database
    .insertInto("editor_comment")
    .values({ ...row, id: randomUUID() })
    .execute();
}

/** Recipients: all editors for a request; the writer and earlier commenters for a comment; never the person who acts. */
export async function othersAbout(
  database: Database,
  { draft, by, isRequest }: { draft: string; by: string; isRequest: boolean },
): Promise<EditorRow[]> {
  const all = await database.selectFrom("editor").selectAll().where("id", "!=", by).execute();
  if (isRequest) return all.filter(({ role }) => role === "editor");
  const spoke = await database.selectFrom("editor_comment").select("author").where("draft", "=", draft).execute();
  return all.filter(({ id }) => id === draft || spoke.some(({ author }) => author === id));
}
