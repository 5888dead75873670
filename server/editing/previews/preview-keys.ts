import type { Kysely } from "kysely";
import type { PreviewRow } from "../../database/editor-tables.ts";
import type { Tables } from "../../database/tables.ts";
import { hashOfToken, newToken } from "../accounts/secrets.ts";

/** How long a colleague may look. */
export const previewMs = 7 * 24 * 3_600_000;

/** How many links one editor may have; the oldest ends. */
const mostPreviews = 20;

/** @returns the key of a link that shows an editor's draft, of which only a hash is kept */
export async function makePreview(database: Kysely<Tables>, editor: string, now: number): Promise<string> {
  const key = newToken();
  const own = database.selectFrom("editor_preview").select("key").where("editor", "=", editor);
  const latest = (await own.orderBy("valid_until", "desc").execute()).map((row) => row.key).slice(0, mostPreviews - 1);
  const older = database.deleteFrom("editor_preview").where("editor", "=", editor);
  await (latest.length > 0 ? older.where("key", "not in", latest) : older).execute();
  const valid_until = new Date(now + previewMs).toISOString();
  await database
    .insertInto("editor_preview")
    .values({ key: hashOfToken(key), editor, valid_until })
    .execute();
  return key;
}

/** Whose draft a key shows, unless a week has passed or it was ended. */
export async function findPreview(database: Kysely<Tables>, key: string, now: number): Promise<PreviewRow | undefined> {
  await database.deleteFrom("editor_preview").where("valid_until", "<", new Date(now).toISOString()).execute();
  return await database.selectFrom("editor_preview").selectAll().where("key", "=", hashOfToken(key)).executeTakeFirst();
}

export async function countPreviews(database: Kysely<Tables>, editor: string): Promise<number> {
  const rows = await database.selectFrom("editor_preview").select("key").where("editor", "=", editor).execute();
  return rows.length;
}

/** Ends every preview link of this editor. */
export async function endPreviews(database: Kysely<Tables>, editor: string): Promise<void> {
  await database.deleteFrom("editor_preview").where("editor", "=", editor).execute();
}
