import type { Transaction } from "kysely";
import { emailIdentity } from "#shared/email.ts";
import type { Enquiry } from "#shared/enquiry.ts";
import type { PricedOrder } from "#shared/order.ts";
import type { FormName, Outcome, Receiving, Sending } from "#shared/receiving.ts";
import { timeOf } from "../database/database-time.ts";
import { isSame, keyedHash } from "../database/keyed-hash.ts";
import type { Store } from "../database/store.ts";
import type { EnquiryRow, Tables } from "../database/tables.ts";
import type { FileFolder } from "../files/file-folder.ts";
import { fileRows, linkedFile, recordFiles } from "../files/kept-files.ts";
import { networkOf } from "../http/addresses.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { reportFailure } from "../watch/report-failure.ts";
import { formTokenFault, issueFormToken } from "./form-token.ts";
import { enquiryMessages, type MessageSettings, type Messages, orderMessages } from "./messages.ts";
import { recipientKey, takeMailTurn } from "./recipients.ts";
import { readReference } from "./reference.ts";
import { type Draft, type Keep, proofOf, ReferenceTakenError, storeOnce } from "./store-once.ts";
import { askSubscriber, confirmSubscriber, knowsSubscriber, oldestPending, stopSubscriber } from "./subscriptions.ts";

const viewDays = 30;
const dayMs = 86_400_000;

export interface ReceivingParts {
  /** Its secret may change once, when a database that was away at the start is reached. */
  store: Store;
  messageSettings: MessageSettings;
  /** Where files that come with an enquiry are. */
  folder?: FileFolder;
  rateLimit: RateLimit;
  /** What the references of enquiries and orders begin with. */
  referencePrefix: string;
  /** Days that an unconfirmed newsletter address is kept. */
  newsletterDays: number;
  /** Called when the outbox has a new message. */
  onStored?: () => void;
  now?: () => number;
}

/** The service behind the forms: whatever it reports as received is on disk. */
export function createReceiving(parts: ReceivingParts) {
  const { store, messageSettings, newsletterDays, onStored = () => {} } = parts;
  const { database } = store;
  const { now = () => timeOf(database) } = parts;
  const subscriptionSettings = () => ({ ...messageSettings, secret: store.secret });
  const times = () => ({ now: new Date(now()), oldest: oldestPending(now(), newsletterDays) });
  const receive = (form: FormName, fields: object, sending: Sending, keep: Keep) =>
    receiveSending({ ...parts, onStored, now: now() }, form, fields, sending, keep);

  return {
    issueFormToken: async (form) => issueFormToken(form, store.secret, now()),
    receiveEnquiry: (enquiry, sending) => {
      const upload = sending.posted?.upload;
      // Pages that were read meanwhile make it no other enquiry.
      const { source: _, ...said } = enquiry;
      const fields = upload ? { ...said, hashes: upload.files.map(({ hash }) => hash) } : said;
      return receive("contact", fields, sending, async (transaction, draft) => {
        const rows = upload ? fileRows(upload, filedBy(draft, senderOf(store.secret, sending))) : [];
        const links = { siteUrl: messageSettings.siteUrl, secret: store.secret, now: now() };
        const files = rows.map((row) => linkedFile(row, links));
        const messages = enquiryMessages(messageSettings, draft, enquiry, files);
        await keepEnquiry(transaction, store.secret, enquiryRow(draft, enquiry), messages);
        await recordFiles(transaction, rows);
        // Last, so that what fails before leaves nothing behind; the daily purge finds what a failing commit leaves.
        if (upload) await parts.folder?.keep(upload.folder);
      });
    },
    receiveOrder: (order, sending) =>
      receive("checkout", order, sending, (transaction, draft) =>
        keepEnquiry(transaction, store.secret, orderRow(draft, order), orderMessages(messageSettings, draft, order)),
      ),
    subscribe: (email, sending) =>
      receive("newsletter", { email }, sending, (transaction, { receivedAt }) =>
        askSubscriber(transaction, subscriptionSettings(), email, receivedAt),
      ),
    async findEnquiry(reference, key) {
      const found = await findStored(store, { kind: "enquiry", reference, key, now: now() });
      return found && { ...found.stored, enquiry: { ...found.details, website: "" } as Enquiry };
    },
    async findOrder(reference, key) {
      const found = await findStored(store, { kind: "order", reference, key, now: now() });
      return found && { ...found.stored, order: found.details as PricedOrder };
    },
    knowsSubscription: (token) => knowsSubscriber(database, token, times()),
    async confirmSubscription(token) {
      const isConfirmed = await confirmSubscriber(database, subscriptionSettings(), token, times());
      onStored();
      return isConfirmed;
    },
    stopSubscription: (token) => stopSubscriber(database, store.secret, token, times().now),
  } satisfies Receiving;
}

interface Reception extends Pick<ReceivingParts, "store" | "rateLimit" | "referencePrefix"> {
  onStored: () => void;
  now: number;
}

async function receiveSending(
  { store, rateLimit, referencePrefix, onStored, now }: Reception,
  form: FormName,
  fields: object,
  sending: Sending,
  keep: Keep,
): Promise<Outcome> {
  const { secret } = store;
  const reason = sending.token && formTokenFault(form, sending.token, secret, now);
  if (reason) return { kind: "suspect", reason };
  const sender = senderOf(secret, sending);
  const retryAfterSeconds = await rateLimit(`${form} ${sender}`);
  if (retryAfterSeconds !== undefined) return { kind: "limited", retryAfterSeconds };
  try {
    const outcome = await storeOnce(
      store,
      proofOf(form, fields, sending, sender, secret),
      { now, referencePrefix },
      keep,
    );
    onStored();
    return outcome;
  } catch (error) {
    reportFailure(`The ${form} form could not be stored`, error);
    return { kind: "unavailable" };
  }
}

function senderOf(secret: string, { address }: Sending): string {
  return keyedHash(secret, "address", networkOf(address));
}

function filedBy({ reference, receivedAt }: Draft, sender: string) {
  return { reference, sender, received_at: receivedAt.toISOString() };
}

async function keepEnquiry(
  transaction: Transaction<Tables>,
  secret: string,
  row: Omit<EnquiryRow, "copy">,
  { copy, notices }: Messages,
): Promise<void> {
  const isMailed = await takeMailTurn(transaction, recipientKey(secret, row.email), new Date(row.received_at));
  const kept = await transaction
    .insertInto("enquiry")
    .values({ ...row, copy: isMailed ? "mailed" : "held" })
    .onConflict((conflict) => conflict.column("reference").doNothing())
    .returning("reference")
    .executeTakeFirst();
  if (!kept) throw new ReferenceTakenError();
  await transaction
    .insertInto("outbox")
    .values(isMailed ? [copy, ...notices] : notices)
    .execute();
}

function enquiryRow(draft: Draft, { website: _, ...fields }: Enquiry) {
  return { ...rowOf(draft, fields), kind: "enquiry" as const, matter: fields.topic };
}

function orderRow(draft: Draft, order: PricedOrder) {
  return { ...rowOf(draft, order), kind: "order" as const, matter: `${order.currency} ${order.total}` };
}

function rowOf({ reference, viewKey, receivedAt }: Draft, fields: { name: string; email: string }) {
  return {
    reference,
    view_key: viewKey,
    received_at: receivedAt.toISOString(),
    state: "new" as const,
    answered_at: null,
    name: fields.name,
    email: emailIdentity(fields.email),
    details: JSON.stringify(fields),
  };
}

interface Wanted {
  kind: EnquiryRow["kind"];
  reference: string;
  key: string;
  now: number;
}

/** What the key's holder may see, while it may still be shown. */
async function findStored({ database }: Pick<Store, "database">, { kind, reference: typed, key, now }: Wanted) {
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
  const stored = { reference, receivedAt: new Date(row.received_at), isCopyHeld: row.copy === "held" };
  return { stored, details: JSON.parse(row.details) };
}
