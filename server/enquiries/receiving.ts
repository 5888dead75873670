import type { Transaction } from "kysely";
import type { Enquiry } from "#shared/enquiry.ts";
import type { FormName, Outcome, PricedOrder, Receiving, Sending } from "#shared/receiving.ts";
import { networkOf } from "../http/visitor.ts";
import type { Store } from "./database.ts";
import { isSame, keyedHash } from "./keyed-hash.ts";
import { enquiryMessages, type Letterhead, orderMessages } from "./messages.ts";
import type { RateLimit } from "./rate-limits.ts";
import { readReference } from "./reference.ts";
import { reportFailure } from "./report-failure.ts";
import { type Draft, type Keep, proofOf, ReferenceTakenError, storeOnce } from "./store-once.ts";
import { askSubscriber, confirmSubscriber, knowsSubscriber, oldestPending, stopSubscriber } from "./subscriptions.ts";
import type { EnquiryRow, OutboxRow, Tables } from "./tables.ts";
import { issueTicket, ticketFault } from "./ticket.ts";

const viewDays = 30;
const dayMs = 86_400_000;

export interface ReceivingParts {
  store: Store;
  letterhead: Letterhead;
  rateLimit: RateLimit;
  /** Days that an unconfirmed newsletter address is kept. */
  newsletterDays: number;
  /** Called when something new waits in the outbox. */
  onStored?: () => void;
  now?: () => number;
}

/** The service behind the forms: what it answers as received is on the disk. */
export function createReceiving(parts: ReceivingParts) {
  const { store, letterhead, newsletterDays, onStored = () => {}, now = Date.now } = parts;
  const { database, secret } = store;
  const times = () => ({ now: new Date(now()), oldest: oldestPending(now(), newsletterDays) });
  const receive = (form: FormName, fields: object, sending: Sending, keep: Keep) =>
    receiveSending({ store, rateLimit: parts.rateLimit, onStored, now: now() }, form, fields, sending, keep);

  return {
    issueTicket: async (form) => issueTicket(form, secret, now()),
    receiveEnquiry: (enquiry, sending) =>
      receive("contact", enquiry, sending, (transaction, draft) =>
        keepEnquiry(transaction, enquiryRow(draft, enquiry), enquiryMessages(letterhead, draft, enquiry)),
      ),
    receiveOrder: (order, sending) =>
      receive("checkout", order, sending, (transaction, draft) =>
        keepEnquiry(transaction, orderRow(draft, order), orderMessages(letterhead, draft, order)),
      ),
    subscribe: (email, sending) =>
      receive("newsletter", { email }, sending, (transaction, { receivedAt }) =>
        askSubscriber(transaction, letterhead, email, receivedAt),
      ),
    async findEnquiry(reference, key) {
      const found = await findStored(store, "enquiry", reference, key, now());
      return found && { ...found.stored, enquiry: { ...found.details, website: "" } as Enquiry };
    },
    async findOrder(reference, key) {
      const found = await findStored(store, "order", reference, key, now());
      return found && { ...found.stored, order: found.details as PricedOrder };
    },
    knowsSubscription: (token) => knowsSubscriber(database, token, times().oldest),
    async confirmSubscription(token) {
      const isConfirmed = await confirmSubscriber(database, letterhead, token, times());
      onStored();
      return isConfirmed;
    },
    stopSubscription: (token) => stopSubscriber(database, token, times().now),
  } satisfies Receiving;
}

interface Reception {
  store: Store;
  rateLimit: RateLimit;
  onStored: () => void;
  now: number;
}

async function receiveSending(
  { store, rateLimit, onStored, now }: Reception,
  form: FormName,
  fields: object,
  sending: Sending,
  keep: Keep,
): Promise<Outcome> {
  const { secret } = store;
  const reason = sending.ticket && ticketFault(form, sending.ticket, secret, now);
  if (reason) return { kind: "suspect", reason };
  const sender = keyedHash(secret, "address", networkOf(sending.address));
  const retryAfterSeconds = await rateLimit(`${form} ${sender}`);
  if (retryAfterSeconds !== undefined) return { kind: "limited", retryAfterSeconds };
  try {
    const outcome = await storeOnce(store, proofOf(form, fields, sending, sender, secret), now, keep);
    onStored();
    return outcome;
  } catch (error) {
    reportFailure(`The ${form} form could not be stored`, error);
    return { kind: "unavailable" };
  }
}

async function keepEnquiry(transaction: Transaction<Tables>, row: EnquiryRow, messages: OutboxRow[]): Promise<void> {
  const kept = await transaction
    .insertInto("enquiry")
    .values(row)
    .onConflict((conflict) => conflict.column("reference").doNothing())
    .returning("reference")
    .executeTakeFirst();
  if (!kept) throw new ReferenceTakenError();
  await transaction.insertInto("outbox").values(messages).execute();
}

function enquiryRow(draft: Draft, { website: _, ...fields }: Enquiry): EnquiryRow {
  return { ...rowOf(draft, fields), kind: "enquiry", matter: fields.topic };
}

function orderRow(draft: Draft, order: PricedOrder): EnquiryRow {
  return { ...rowOf(draft, order), kind: "order", matter: `${order.currency} ${order.total}` };
}

function rowOf({ reference, viewKey, receivedAt }: Draft, fields: { name: string; email: string }) {
  return {
    reference,
    view_key: viewKey,
    received_at: receivedAt.toISOString(),
    state: "new" as const,
    name: fields.name,
    email: fields.email.toLowerCase(),
    details: JSON.stringify(fields),
  };
}

/** What the holder of the key may see, for as long as it is shown. */
async function findStored({ database }: Store, kind: EnquiryRow["kind"], typed: string, key: string, now: number) {
  const reference = readReference(typed);
  if (!reference) return undefined;
  const row = await database
    .selectFrom("enquiry")
    .selectAll()
    .where("reference", "=", reference)
    .where("kind", "=", kind)
    .where("received_at", ">", new Date(now - viewDays * dayMs).toISOString())
    .executeTakeFirst();
  if (!row || !isSame(row.view_key, key)) return undefined;
  return { stored: { reference, receivedAt: new Date(row.received_at) }, details: JSON.parse(row.details) };
}
