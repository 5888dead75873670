import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { FileFolder } from "../files/file-folder.ts";
import { forgetFiles, forgetSenders, knownFolders } from "../files/kept-files.ts";
import { oldestPending } from "./subscriptions.ts";

const dayMs = 86_400_000;
/** The record that a message was sent, without its content. */
const sentDays = 30;
/** Counted from the last form that named a mailbox. */
const recipientDays = 30;

export interface Retention {
  enquiriesDays: number;
  ordersDays: number;
  /** For addresses that never confirmed, and for tokens of stopped subscriptions. */
  newsletterDays: number;
}

/** How many records were removed. */
export interface Purged {
  enquiries: number;
  orders: number;
  subscribers: number;
  messages: number;
}

/** Removes expired records, every message about them and their files. */
export async function purge(
  database: Kysely<Tables>,
  retention: Retention,
  now: number,
  folder?: FileFolder,
): Promise<Purged> {
  const { files, ...purged } = await database
    .transaction()
    .execute((transaction) => purgeIn(transaction, retention, now));
  await folder?.remove(files);
  await folder?.removeOrphans((folders) => knownFolders(database, folders));
  return purged;
}

async function purgeIn(
  transaction: Transaction<Tables>,
  retention: Retention,
  now: number,
): Promise<Purged & { files: string[] }> {
  const before = (days: number) => new Date(now - days * dayMs).toISOString();
  const enquiries = await purgeEnquiries(transaction, "enquiry", before(retention.enquiriesDays));
  const orders = await purgeEnquiries(transaction, "order", before(retention.ordersDays));
  const oldest = oldestPending(now, retention.newsletterDays).toISOString();
  const subscribers = await transaction
    .deleteFrom("subscriber")
    .where((where) =>
      where.or([
        where.and([where("state", "=", "pending"), where("created_at", "<", oldest)]),
        where.and([where("state", "=", "stopped"), where("settled_at", "<", oldest)]),
      ]),
    )
    .returning("token")
    .execute();
  const gone = [...enquiries, ...orders, ...subscribers.map(({ token }) => token)];
  const messages = (await removeMessages(transaction, gone)) + (await removeRecords(transaction, before(sentDays)));
  await transaction.deleteFrom("recipient").where("seen_at", "<", before(recipientDays)).execute();
  await transaction.deleteFrom("sending").where("valid_until", "<", new Date(now).toISOString()).execute();
  await forgetSenders(transaction, before(1));
  const files = await forgetFiles(transaction);
  return { enquiries: enquiries.length, orders: orders.length, subscribers: subscribers.length, messages, files };
}

/** Removes every message about these enquiries or subscriptions, sent or not. */
export async function removeMessages(transaction: Transaction<Tables>, about: readonly string[]): Promise<number> {
  let count = 0;
  // In batches: a statement takes a limited number of values.
  for (let start = 0; start < about.length; start += 500) {
    const part = about.slice(start, start + 500);
    const removed = await transaction.deleteFrom("outbox").where("about", "in", part).executeTakeFirst();
    count += Number(removed.numDeletedRows);
  }
  return count;
}

async function purgeEnquiries(transaction: Transaction<Tables>, kind: "enquiry" | "order", before: string) {
  const removed = await transaction
    .deleteFrom("enquiry")
    .where("kind", "=", kind)
    .where("received_at", "<", before)
    .returning("reference")
    .execute();
  return removed.map(({ reference }) => reference);
}

async function removeRecords(transaction: Transaction<Tables>, before: string): Promise<number> {
  const removed = await transaction
    .deleteFrom("outbox")
    .where("state", "=", "sent")
    .where("created_at", "<", before)
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}
