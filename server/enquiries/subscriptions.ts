import { randomBytes } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { emailIdentity } from "#shared/email.ts";
import type { Tables } from "../database/tables.ts";
import { confirmMessage, type MessageSettings, welcomeMessage } from "./messages.ts";
import { proveRecipient, recipientKey, takeMailTurn, unproveRecipient } from "./recipients.ts";

/** Settings for mails to subscribers. */
interface SubscriptionSettings extends MessageSettings {
  secret: string;
}

/** The shortest time between two confirmation mails to one address. */
const askAgainMs = 600_000;
const dayMs = 86_400_000;

/** Stores an address and mails it a confirmation; one that is already known or was just mailed changes nothing. */
export async function askSubscriber(
  transaction: Transaction<Tables>,
  settings: SubscriptionSettings,
  typed: string,
  now: Date,
) {
  const email = emailIdentity(typed);
  const at = now.toISOString();
  // Hex, because canonical paths are in lower case.
  const token = randomBytes(16).toString("hex");
  const asked = await transaction
    .insertInto("subscriber")
    .values({ token, email, typed, state: "pending", created_at: at, asked_at: at, settled_at: null, letter: null })
    .onConflict((conflict) =>
      conflict
        .column("email")
        .doUpdateSet({ created_at: at, asked_at: at })
        .where("subscriber.state", "=", "pending")
        .where((where) =>
          where.or([
            where("subscriber.asked_at", "<", new Date(now.getTime() - askAgainMs).toISOString()),
            // Asked before the clock was set back.
            where("subscriber.asked_at", ">", new Date(now.getTime() + askAgainMs).toISOString()),
          ]),
        ),
    )
    .returning("token")
    .executeTakeFirst();
  // Both steps always run, so that no response time, this one or a later one, reveals whether the address is known.
  const isMailed = await takeMailTurn(transaction, recipientKey(settings.secret, email), now);
  const message = confirmMessage(settings, typed, asked?.token ?? token, now);
  if (asked && isMailed) await transaction.insertInto("outbox").values(message).execute();
}

/** Whether a token can be confirmed or stopped. Mail scanners open links too, so this proves nothing of the mailbox. */
export async function knowsSubscriber(
  database: Kysely<Tables>,
  token: string,
  { oldest }: { oldest: Date },
): Promise<boolean> {
  const found = await database.selectFrom("subscriber").selectAll().where("token", "=", token).executeTakeFirst();
  return found !== undefined && (found.state !== "pending" || found.created_at >= oldest.toISOString());
}

/** Starts a subscription; repeating it is not an error. False when the token is unknown, expired or stopped. */
export async function confirmSubscriber(
  database: Kysely<Tables>,
  settings: SubscriptionSettings,
  token: string,
  { now, oldest }: { now: Date; oldest: Date },
): Promise<boolean> {
  return await database.transaction().execute(async (transaction) => {
    const begun = await transaction
      .updateTable("subscriber")
      .set({ state: "confirmed", settled_at: now.toISOString() })
      .where("token", "=", token)
      .where("state", "=", "pending")
      .where("created_at", ">=", oldest.toISOString())
      .returning(["email", "typed"])
      .executeTakeFirst();
    if (begun?.email) {
      const recipient = recipientKey(settings.secret, begun.email);
      await proveRecipient(transaction, recipient, now);
      const isMailed = await takeMailTurn(transaction, recipient, now);
      const message = welcomeMessage(settings, begun.typed || begun.email, token, now);
      if (isMailed) await transaction.insertInto("outbox").values(message).execute();
      return true;
    }
    const known = await transaction
      .selectFrom("subscriber")
      .select("state")
      .where("token", "=", token)
      .executeTakeFirst();
    return known?.state === "confirmed";
  });
}

/** Ends a subscription and deletes the address and every unsent mail to it. */
export async function stopSubscriber(
  database: Kysely<Tables>,
  secret: string,
  token: string,
  now: Date,
): Promise<boolean> {
  return await database.transaction().execute(async (transaction) => {
    const known = await transaction
      .selectFrom("subscriber")
      .select("email")
      .where("token", "=", token)
      .executeTakeFirst();
    if (known?.email) await unproveRecipient(transaction, recipientKey(secret, known.email));
    const stopped = await transaction
      .updateTable("subscriber")
      .set({ state: "stopped", email: null, typed: "", settled_at: now.toISOString() })
      .where("token", "=", token)
      .returning("token")
      .executeTakeFirst();
    await transaction.deleteFrom("outbox").where("about", "=", token).execute();
    return stopped !== undefined;
  });
}

/** Ends the subscription of an address; false when it has none. */
export async function stopAddress(
  database: Kysely<Tables>,
  secret: string,
  typed: string,
  now: Date,
): Promise<boolean> {
  const known = await database
    .selectFrom("subscriber")
    .select("token")
    .where("email", "=", emailIdentity(typed))
    .executeTakeFirst();
  return known !== undefined && (await stopSubscriber(database, secret, known.token, now));
}

/** Deletes subscribers who were asked before this time and never confirmed. */
export function oldestPending(now: number, newsletterDays: number): Date {
  return new Date(now - newsletterDays * dayMs);
}
