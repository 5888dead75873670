import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import pLimit from "p-limit";
import type { AuditRow } from "../../database/editor-tables.ts";
import type { Tables } from "../../database/tables.ts";
import { runQueued } from "../../http/queue.ts";
import { reportFailure } from "../../watch/report-failure.ts";

const windowMs = 15 * 60_000;
const mostFailures = 5;

/** Every act of editors, in the order of time. */
export async function recordAct(
  database: Kysely<Tables>,
  { now, ...act }: Pick<AuditRow, "act" | "editor" | "about"> & { now: number },
): Promise<void> {
  await database.insertInto("editor_audit").values(rowOf(act, now)).execute();
}

/** The same for finished acts: if the entry cannot be written, the server logs that, and the response stays. */
export async function noteAct(...[database, act]: Parameters<typeof recordAct>): Promise<void> {
  try {
    await recordAct(database, act);
  } catch (error) {
    reportFailure(`What the editor ${act.editor} did is missing in the list of acts (${act.act})`, error);
  }
}

function rowOf({ act, editor, about }: Pick<AuditRow, "act" | "editor" | "about">, now: number): AuditRow {
  return { act: kept(act), editor, about: kept(about), id: randomUUID(), at: new Date(now).toISOString() };
}

/** A text that every database takes and every terminal shows on one line. */
function kept(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, " ")
    .slice(0, 200)
    .toWellFormed();
}

/** The newest acts first. */
export function latestActs(database: Kysely<Tables>, count: number): Promise<AuditRow[]> {
  return database.selectFrom("editor_audit").selectAll().orderBy("at", "desc").limit(count).execute();
}

const failed = "sign-in failed";
const counting = pLimit(1);
const longestQueue = 200;

type Attempt = { waitSeconds: number } | { waitSeconds: 0; succeed: () => Promise<void> };

/**
 * Counts an attempt as a failure until it has succeeded, and one after the other, so that attempts at the same time cannot
 * outrun the count; each key (an account, an address) may fail five times in fifteen minutes.
 * @returns the seconds to wait, or what to call once the attempt has succeeded
 * @throws QueueFull when too many wait
 */
export function beginAttempt(
  database: Kysely<Tables>,
  { keys, now }: { keys: readonly string[]; now: number },
): Promise<Attempt> {
  const rows = keys.map((key) => rowOf({ act: failed, editor: "", about: key }, now));
  const own = rows.map(({ id }) => id);
  const forget = async () => void (await database.deleteFrom("editor_audit").where("id", "in", own).execute());
  return runQueued(counting, longestQueue, async () => {
    await database.insertInto("editor_audit").values(rows).execute();
    const waitSeconds = await secondsToWait(database, keys, now);
    if (waitSeconds === 0) return { waitSeconds, succeed: forget };
    await forget();
    return { waitSeconds };
  });
}

async function secondsToWait(database: Kysely<Tables>, keys: readonly string[], now: number): Promise<number> {
  const recent = await database
    .selectFrom("editor_audit")
    .select(["about", "at"])
    .where("act", "=", failed)
    .where("about", "in", keys)
    .where("at", ">", new Date(now - windowMs).toISOString())
    // A later one was noted before the clock was set back.
    .where("at", "<", new Date(now + windowMs).toISOString())
    .orderBy("at")
    .execute();
  const times = [...Map.groupBy(recent, ({ about }) => about).values()].find(({ length }) => length > mostFailures);
  return times ? Math.max(1, Math.ceil((Date.parse(times[0]?.at ?? "") + windowMs - now) / 1000)) : 0;
}
