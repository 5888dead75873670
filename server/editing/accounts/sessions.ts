import type { Kysely } from "kysely";
import type { EditorRow, SessionRow } from "../../database/editor-tables.ts";
import type { Tables } from "../../database/tables.ts";
import { hashOfToken, newToken } from "./secrets.ts";

const idleMs = 12 * 3_600_000;
const longestMs = 14 * 24 * 3_600_000;
/** How exactly the time of the last request is kept. */
const seenEveryMs = 60_000;

type Database = Kysely<Tables>;

/** @returns the cookie's value, of which only a hash is kept */
export async function startSession(
  database: Database,
  { editor, browser, now }: { editor: string; browser: string; now: number },
): Promise<string> {
  const token = newToken();
  const at = new Date(now).toISOString();
  const row = { key: hashOfToken(token), editor, browser: browser.slice(0, 200), started_at: at, seen_at: at };
  await database.insertInto("editor_session").values(row).execute();
  return token;
}

/** Who a cookie belongs to, unless the session was idle for twelve hours, is fourteen days old, or was ended. */
export async function findSession(
  database: Database,
  { token, now }: { token: string; now: number },
): Promise<{ editor: EditorRow; key: string } | undefined> {
  await dropOldSessions(database, now);
  const key = hashOfToken(token);
  const session = await database.selectFrom("editor_session").selectAll().where("key", "=", key).executeTakeFirst();
  if (!session) return undefined;
  if (now - Date.parse(session.seen_at) > seenEveryMs) {
    const seen = { seen_at: new Date(now).toISOString() };
    await database.updateTable("editor_session").set(seen).where("key", "=", key).execute();
  }
  const editor = await database.selectFrom("editor").selectAll().where("id", "=", session.editor).executeTakeFirst();
  return editor && { editor, key };
}

async function dropOldSessions(database: Database, now: number): Promise<void> {
  const since = (ms: number) => new Date(now - ms).toISOString();
  await database
    .deleteFrom("editor_session")
    .where((where) => where.or([where("seen_at", "<", since(idleMs)), where("started_at", "<", since(longestMs))]))
    .execute();
}

export function sessionsOf(database: Database, editor: string): Promise<SessionRow[]> {
  return database.selectFrom("editor_session").selectAll().where("editor", "=", editor).orderBy("seen_at").execute();
}

/** Ends one session of an editor, or all of them. */
export async function endSessions(database: Database, editor: string, key?: string): Promise<void> {
  const all = database.deleteFrom("editor_session").where("editor", "=", editor);
  await (key === undefined ? all : all.where("key", "=", key)).execute();
}
