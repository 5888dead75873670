import type { Kysely } from "kysely";
import { timeOf } from "../database/database-time.ts";
import type { EnquiryRow, Tables } from "../database/tables.ts";
import type { Calendar } from "../enquiries/promises.ts";
import { countOrigins, type Origins } from "./origins.ts";

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
  // What is done was answered, if nobody said so before.
  if (state === "done") await markAnswered(database, reference);
  return marked.numUpdatedRows > 0n;
}

/** Notes that an enquiry was answered now, the first time that somebody says so; false when the reference is unknown. */
export async function markAnswered(database: Kysely<Tables>, reference: string): Promise<boolean> {
  const found = await database
    .selectFrom("enquiry")
    .select("state")
    .where("reference", "=", reference)
    .executeTakeFirst();
  const answered = database.updateTable("enquiry").where("reference", "=", reference);
  const at = new Date(timeOf(database)).toISOString();
  await answered.set({ answered_at: at }).where("answered_at", "is", null).execute();
  if (found?.state === "new") await answered.set({ state: "open" }).execute();
  return found !== undefined;
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

/** Messages that failed: set aside, or waiting for another attempt; without their content. */
export async function undeliveredMessages(database: Kysely<Tables>) {
  return await database
    .selectFrom("outbox")
    .select(["id", "channel", "about", "state", "attempts", "due_at", "problem", "created_at"])
    .where("state", "!=", "sent")
    .where("problem", "is not", null)
    .orderBy("created_at")
    .execute();
}

/** Sends one of them at once; false when there is none with this id, or it is on its way. */
export async function resendMessage(database: Kysely<Tables>, id: string): Promise<boolean> {
  const resent = await database
    .updateTable("outbox")
    .set({ state: "waiting", attempts: 0, due_at: new Date(timeOf(database)).toISOString(), problem: null })
    .where("id", "=", id)
    .where("state", "!=", "sent")
    .where("leased_by", "is", null)
    .executeTakeFirst();
  return resent.numUpdatedRows > 0n;
}

export interface Stats extends Origins {
  enquiries: Record<string, number>;
  orders: Record<string, number>;
  subscribers: Record<string, number>;
  messages: Record<string, number>;
  /** When the oldest waiting message was written. */
  waitingSince: string | null;
}

/** Counts of everything, by state. */
export async function readStats(database: Kysely<Tables>, calendar: Calendar): Promise<Stats> {
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
    ...(await countOrigins(database, calendar)),
  };
}
