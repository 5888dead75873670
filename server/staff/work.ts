import type { Kysely } from "kysely";
import { timeOf } from "../database/database-time.ts";
import type { EnquiryRow, Tables } from "../database/tables.ts";

/** Sets an enquiry's state; false when the reference is unknown. */
export async function markEnquiry(
  database: Kysely<Tables>,
  reference: string,
  state: EnquiryRow["state"],
): Promise<boolean> {
  const marked = await database
    .updateTable("enquiry")
    .set({ state })
    .where("reference", "=", reference)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}

/** Retries messages that were set aside, and sends waiting ones at once; all, or those about one enquiry. */
export async function retryMessages(database: Kysely<Tables>, reference: string | undefined): Promise<number> {
  const retried = await database
    .updateTable("outbox")
    .set({ state: "waiting", attempts: 0, due_at: new Date(timeOf(database)).toISOString(), problem: null })
    .where("state", "!=", "sent")
    .where("leased_by", "is", null)
    .$if(reference !== undefined, (query) => query.where("about", "=", reference ?? ""))
    .executeTakeFirst();
  return Number(retried.numUpdatedRows);
}

export interface Stats {
  enquiries: Record<string, number>;
  orders: Record<string, number>;
  subscribers: Record<string, number>;
  messages: Record<string, number>;
  /** When the oldest waiting message was written. */
  waitingSince: string | null;
}

/** Counts of everything, by state. */
export async function readStats(database: Kysely<Tables>): Promise<Stats> {
  const enquiries = database.selectFrom("enquiry").select(["state", ({ fn }) => fn.countAll().as("count")]);
  const subscribers = database.selectFrom("subscriber").select(["state", ({ fn }) => fn.countAll().as("count")]);
  const messages = database.selectFrom("outbox").select(["state", ({ fn }) => fn.countAll().as("count")]);
  const counted = async (query: { execute: () => Promise<{ state: string; count: unknown }[]> }) =>
    Object.fromEntries((await query.execute()).map(({ state, count }) => [state, Number(count)]));
  const oldest = await database
    .selectFrom("outbox")
    .select("created_at")
    .where("state", "=", "waiting")
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  return {
    enquiries: await counted(enquiries.where("kind", "=", "enquiry").groupBy("state")),
    orders: await counted(enquiries.where("kind", "=", "order").groupBy("state")),
    subscribers: await counted(subscribers.groupBy("state")),
    messages: await counted(messages.groupBy("state")),
    waitingSince: oldest?.created_at ?? null,
  };
}
