import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { OutboxRow, Tables } from "../database/tables.ts";

/** How long a claimed message belongs to its worker unless the lease is renewed, in ms. */
export const leaseMs = 30_000;
/** Some three days, nearly all attempts at the longest pause. */
const mostAttempts = 1200;
const longestPauseMs = 300_000;

export type Channel = OutboxRow["channel"];
export type Message = Pick<OutboxRow, "id" | "channel" | "payload" | "attempts" | "problem" | "created_at">;

const iso = (time: number) => new Date(time).toISOString();

/** What to send, and whom it concerns. */
export type NewMessage = Pick<OutboxRow, "channel" | "about" | "person" | "payload">;

export function outboxRow(message: NewMessage, now: Date): OutboxRow {
  const at = now.toISOString();
  const empty = { leased_by: null, leased_until: null, problem: null };
  return { ...message, ...empty, id: randomUUID(), state: "waiting", attempts: 0, due_at: at, created_at: at };
}

/** Claims due messages, so that no other worker takes them during the lease. */
export async function claimMessages(
  database: Kysely<Tables>,
  { worker, channels, count, isShared, now }: ClaimOptions,
): Promise<Message[]> {
  const at = iso(now);
  const due = database
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "waiting")
    .where("channel", "in", channels)
    // What is much further ahead than any pause or lease was written before the clock was set back. A little further
    // is usual: instances estimate the database's time, and their estimates differ by some milliseconds.
    .where((where) => where.or([where("due_at", "<=", at), where("due_at", ">", iso(now + 2 * longestPauseMs))]))
    .where((where) =>
      where.or([
        ...[where("leased_until", "is", null), where("leased_until", "<", at)],
        where("leased_until", ">", iso(now + 2 * leaseMs)),
      ]),
    )
    .orderBy("due_at")
    .limit(count)
    .$if(isShared, (query) => query.forUpdate().skipLocked());
  return await database
    .updateTable("outbox")
    .set((set) => ({ leased_by: worker, leased_until: leaseEnd(now), attempts: set("attempts", "+", 1) }))
    .where("id", "in", due)
    .returning(["id", "channel", "payload", "attempts", "problem", "created_at"])
    .execute();
}

interface ClaimOptions {
  worker: string;
  channels: readonly Channel[];
  count: number;
  /** Whether other instances work on the same table. */
  isShared: boolean;
  now: number;
}

/** Counts unsent messages by state. */
export async function countMessages(database: Kysely<Tables>): Promise<Record<"waiting" | "set-aside", number>> {
  const rows = await database
    .selectFrom("outbox")
    .select((select) => ["state", select.fn.countAll().as("count")])
    .where("state", "in", ["waiting", "dead"])
    .groupBy("state")
    .execute();
  const countOf = (state: OutboxRow["state"]) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { waiting: countOf("waiting"), "set-aside": countOf("dead") };
}

/** Renews the lease on messages that a worker is still sending. */
export async function renewLeases(database: Kysely<Tables>, worker: string, now: number): Promise<void> {
  await database
    .updateTable("outbox")
    .set({ leased_until: leaseEnd(now) })
    .where("leased_by", "=", worker)
    .execute();
}

/** Releases what a stopping worker has not finished. */
export async function releaseLeases(database: Kysely<Tables>, worker: string): Promise<void> {
  await database
    .updateTable("outbox")
    .set({ leased_by: null, leased_until: null })
    .where("leased_by", "=", worker)
    .execute();
}

/** Marks a message sent: the row stays for a while as a record, without its content. */
export async function markSent(database: Kysely<Tables>, id: string): Promise<void> {
  await database
    .updateTable("outbox")
    .set({ state: "sent", payload: "", leased_by: null, leased_until: null, problem: null })
    .where("id", "=", id)
    .execute();
}

/** Schedules a retry after a pause, or sets the message aside for staff when none can succeed. */
export async function markFailed(
  database: Kysely<Tables>,
  { id, attempts }: Message,
  failure: { problem: string; isFinal: boolean },
  now: number,
): Promise<"waiting" | "dead"> {
  const state = failure.isFinal || attempts >= mostAttempts ? "dead" : "waiting";
  await database
    .updateTable("outbox")
    .set({
      state,
      problem: failure.problem,
      due_at: new Date(now + pauseMs(attempts)).toISOString(),
      leased_by: null,
      leased_until: null,
    })
    .where("id", "=", id)
    .execute();
  return state;
}

/** Doubles from one second to five minutes; jittered, so that an outage's messages do not all return at once. */
export function pauseMs(attempts: number, chance = Math.random()): number {
  const whole = Math.min(longestPauseMs, 1000 * 2 ** Math.min(attempts - 1, 20));
  return whole * (0.5 + chance / 2);
}

function leaseEnd(now: number): string {
  return iso(now + leaseMs);
}
