import { sql, type Transaction } from "kysely";
import type { Store } from "../database/store.ts";
import type { Tables } from "../database/tables.ts";
import { containsText } from "./find-enquiries.ts";
import { recipientKey } from "./recipients.ts";
import { removeMessages } from "./retention.ts";

/** What was removed, and what still names the address but comes from someone else. */
export interface Erased {
  enquiries: string[];
  messages: number;
  subscriptions: number;
  /** References of other people's enquiries that mention the address. */
  mentions: string[];
}

/**
 * Removes everything that a person sent or was sent, from every table and from the database's files. A dry run does the
 * same and rolls it back.
 */
export async function erase(store: Store, typed: string, { isRehearsal = false } = {}): Promise<Erased> {
  const email = typed.trim().toLowerCase();
  const transaction = await store.database.startTransaction().execute();
  const erased = await eraseIn(transaction, email, recipientKey(store.secret, email)).catch(async (error) => {
    await transaction.rollback().execute();
    throw error;
  });
  await (isRehearsal ? transaction.rollback() : transaction.commit()).execute();
  if (!store.pool && !isRehearsal) await rewriteFiles(store);
  return erased;
}

async function eraseIn(transaction: Transaction<Tables>, email: string, recipient: string): Promise<Erased> {
  const removed = await transaction.deleteFrom("enquiry").where("email", "=", email).returning("reference").execute();
  const subscribers = await transaction
    .deleteFrom("subscriber")
    .where("email", "=", email)
    .returning("token")
    .execute();
  const enquiries = removed.map(({ reference }) => reference);
  const about = await removeMessages(transaction, [...enquiries, ...subscribers.map(({ token }) => token)]);
  const others = await transaction.deleteFrom("outbox").where("person", "=", email).executeTakeFirst();
  if (enquiries.length > 0) await transaction.deleteFrom("sending").where("reference", "in", enquiries).execute();
  await transaction.deleteFrom("recipient").where("key", "=", recipient).execute();
  await eraseEditor(transaction, email);
  const mentioning = await transaction.selectFrom("enquiry").select("reference").where(containsText(email)).execute();
  const messages = about + Number(others.numDeletedRows);
  const mentions = mentioning.map(({ reference }) => reference);
  return { enquiries, messages, subscriptions: subscribers.length, mentions };
}

/** Somebody who may edit the site: the account, and whose acts the log tells of. */
async function eraseEditor(transaction: Transaction<Tables>, email: string): Promise<void> {
  await transaction.deleteFrom("editor_ticket").where("email", "=", email).execute();
  await transaction.deleteFrom("editor_audit").where("about", "like", `${email}%`).execute();
  const editor = await transaction.deleteFrom("editor").where("email", "=", email).returning("id").executeTakeFirst();
  if (!editor) return;
  await transaction.updateTable("editor_audit").set({ editor: "erased" }).where("editor", "=", editor.id).execute();
  const own = [
    "editor_passkey",
    "editor_session",
    "editor_draft",
    "editor_held",
    "editor_preview",
    "editor_review",
    "editor_upload",
  ] as const;
  for (const table of own) await transaction.deleteFrom(table).where("editor", "=", editor.id).execute();
  const publications = transaction
    .updateTable("publication")
    .set({ editor: "erased", author_name: "", author_email: "" });
  await transaction.deleteFrom("publication").where("editor", "=", editor.id).where("state", "=", "waiting").execute();
  await publications.where("editor", "=", editor.id).execute();
  for (const column of ["draft", "author"] as const)
    await transaction.deleteFrom("editor_comment").where(column, "=", editor.id).execute();
}

/** The embedded database keeps old copies of pages in its files until they are rewritten. */
async function rewriteFiles({ database }: Store): Promise<void> {
  await sql`vacuum`.execute(database);
  await sql`pragma wal_checkpoint(truncate)`.execute(database);
}
