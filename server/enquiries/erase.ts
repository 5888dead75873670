import { domainToUnicode } from "node:url";
import { sql, type Transaction } from "kysely";
import { emailIdentity } from "#shared/email.ts";
import { foldLetters } from "#shared/fold-text.ts";
import { removeEditor } from "../database/remove-editor.ts";
import type { Store } from "../database/store.ts";
import type { Tables } from "../database/tables.ts";
import type { FileFolder } from "../files/file-folder.ts";
import { forgetFiles } from "../files/kept-files.ts";
import { eachEnquiry, enquiryText } from "./find-enquiries.ts";
import { recipientKey } from "./recipients.ts";
import { removeMessages } from "./retention.ts";

/** What was removed, and what still names the address but comes from someone else. */
export interface Erased {
  enquiries: string[];
  messages: number;
  subscriptions: number;
  files: number;
  /** References of other people's enquiries that mention the address. */
  mentions: string[];
}

/**
 * Removes everything that a person sent or was sent, from every table and from the database's files. A dry run does the
 * same and rolls it back.
 */
export async function erase(
  store: Store,
  typed: string,
  { folder, isRehearsal = false }: { folder?: FileFolder; isRehearsal?: boolean } = {},
): Promise<Erased> {
  const email = emailIdentity(typed);
  const transaction = await store.database.startTransaction().execute();
  const { folders, ...erased } = await eraseIn(
    transaction,
    email,
    recipientKey(store.secret, email),
    spellingsOf(typed),
  ).catch(async (error) => {
    await transaction.rollback().execute();
    throw error;
  });
  await (isRehearsal ? transaction.rollback() : transaction.commit()).execute();
  if (!isRehearsal) await folder?.remove(folders);
  if (!store.pool && !isRehearsal) await rewriteFiles(store);
  return erased;
}

async function eraseIn(
  transaction: Transaction<Tables>,
  email: string,
  recipient: string,
  spellings: readonly string[],
): Promise<Erased & { folders: string[] }> {
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
  const files = enquiries.length === 0 ? 0 : await countFiles(transaction, enquiries);
  const folders = await forgetFiles(transaction);
  const messages = about + Number(others.numDeletedRows);
  const mentions = await mentionsOf(transaction, spellings.map(foldLetters));
  return { enquiries, messages, subscriptions: subscribers.length, files, mentions, folders };
}

async function countFiles(transaction: Transaction<Tables>, references: readonly string[]): Promise<number> {
  const files = transaction.selectFrom("enquiry_file").where("reference", "in", references);
  const { count } = await files.select(({ fn }) => fn.countAll().as("count")).executeTakeFirstOrThrow();
  return Number(count);
}

/** An address as others may have written it in a message. */
function spellingsOf(typed: string): string[] {
  const identity = emailIdentity(typed);
  const [local = "", host = ""] = identity.split("@");
  return [...new Set([identity, typed.trim(), `${local}@${domainToUnicode(host)}`])];
}

/** The enquiries that contain an address, in any case and width of its letters. */
async function mentionsOf(transaction: Transaction<Tables>, spellings: readonly string[]): Promise<string[]> {
  const references: string[] = [];
  for await (const { rows } of eachEnquiry(transaction, {}))
    for (const row of rows)
      if (spellings.some((spelling) => foldLetters(enquiryText(row)).includes(spelling)))
        references.push(row.reference);
  return references;
}

/** Somebody who may edit the site, or might have: the account, and what the log says of the address. */
async function eraseEditor(transaction: Transaction<Tables>, email: string): Promise<void> {
  await transaction.deleteFrom("editor_ticket").where("email", "=", email).execute();
  // The log writes an address alone, or first: `ada@example.com as writer`.
  const isAbout = sql<boolean>`about = ${email} or substr(about, 1, ${[...email].length + 1}) = ${`${email} `}`;
  await transaction.deleteFrom("editor_audit").where(isAbout).execute();
  const editor = await transaction.selectFrom("editor").selectAll().where("email", "=", email).executeTakeFirst();
  if (!editor) return;
  await removeEditor(transaction, editor);
  const erased = { editor: "erased" };
  await transaction.updateTable("editor_audit").set(erased).where("editor", "=", editor.id).execute();
  await transaction.updateTable("publication").set(erased).where("editor", "=", editor.id).execute();
}

/** The embedded database keeps old copies of pages in its files until they are rewritten. */
async function rewriteFiles({ database }: Store): Promise<void> {
  await sql`vacuum`.execute(database);
  await sql`pragma wal_checkpoint(truncate)`.execute(database);
}
