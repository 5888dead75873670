import type { Kysely, Transaction } from "kysely";
import { emailIdentity } from "#shared/email.ts";
import { keyedHash } from "../database/keyed-hash.ts";
import type { Tables } from "../database/tables.ts";

const dayMs = 86_400_000;
/** Daily mail limits for an unproved and a proved mailbox. */
const mostUnproved = 2;
const mostProved = 20;

/** The large providers ignore dots and whatever follows a plus. */
export function recipientKey(secret: string, email: string): string {
  const [local = "", host = ""] = emailIdentity(email).split("@");
  return keyedHash(secret, "recipient", `${local.replace(/\+.*$/, "").replaceAll(".", "")}@${host}`);
}

/** Whether one more mail may go to a visitor's mailbox; each call uses one up. */
export async function takeMailTurn(transaction: Transaction<Tables>, key: string, now: Date): Promise<boolean> {
  const at = now.toISOString();
  // Always a write, so that of two instances one waits here until the other has committed.
  const { recent, proved_at } = await transaction
    .insertInto("recipient")
    .values({ key, recent: "", proved_at: null, seen_at: at })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ seen_at: at }))
    .returning(["recent", "proved_at"])
    .executeTakeFirstOrThrow();
  const isWithin = (moment: string) => Math.abs(now.getTime() - Date.parse(moment)) < dayMs;
  const within = recent.split(" ").filter(isWithin);
  if (within.length >= (proved_at ? mostProved : mostUnproved)) return false;
  await transaction
    .updateTable("recipient")
    .set({ recent: [...within, at].join(" ") })
    .where("key", "=", key)
    .execute();
  return true;
}

/** Called when someone follows a link that only a mail to this mailbox contained. */
export async function proveRecipient(database: Kysely<Tables>, key: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await database
    .insertInto("recipient")
    .values({ key, recent: "", proved_at: at, seen_at: at })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ proved_at: at, seen_at: at }))
    .execute();
}

/** An unsubscribed mailbox gets as little mail as an unproved one. */
export async function unproveRecipient(database: Kysely<Tables>, key: string): Promise<void> {
  await database.updateTable("recipient").set({ proved_at: null }).where("key", "=", key).execute();
}
