import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { FormName, Outcome, Sending } from "#shared/receiving.ts";
import { keyedHash } from "../database/keyed-hash.ts";
import type { Store } from "../database/store.ts";
import type { Tables } from "../database/tables.ts";
import { formTokenLifeMs } from "./form-token.ts";
import { makeReference } from "./reference.ts";

/** How long equal fields from one address count as a repeat when there is no form token. */
const repeatMs = 600_000;

export interface Draft {
  reference: string;
  /** 128 bits that open the confirmation page. */
  viewKey: string;
  receivedAt: Date;
}

export type Keep = (transaction: Transaction<Tables>, draft: Draft) => Promise<void>;

/** Identifies a submission. */
interface Proof {
  token: string;
  fingerprint: string;
  validMs: number;
}

/** Thrown by `keep` when another enquiry already has the reference. */
export class ReferenceTakenError extends Error {}

export function proofOf(form: FormName, fields: object, { token }: Sending, sender: string, secret: string): Proof {
  const fingerprint = keyedHash(secret, "fields", form, JSON.stringify(fields));
  if (token) return { token: token.key, fingerprint, validMs: 2 * formTokenLifeMs };
  return { token: keyedHash(secret, "repeat", form, sender, fingerprint), fingerprint, validMs: repeatMs };
}

/** Stores what `keep` writes; a repeat of a stored submission gets the first one's answer. */
export async function storeOnce(
  { database }: Pick<Store, "database">,
  proof: Proof,
  { now, referencePrefix }: { now: number; referencePrefix: string },
  keep: Keep,
): Promise<Outcome> {
  for (;;) {
    const reference = makeReference(referencePrefix);
    const draft = {
      reference,
      viewKey: randomBytes(16).toString("base64url"),
      receivedAt: new Date(now),
    };
    try {
      return await database.transaction().execute((transaction) => claimAndKeep(transaction, proof, draft, keep));
    } catch (error) {
      if (!(error instanceof ReferenceTakenError)) throw error;
    }
  }
}

async function claimAndKeep(
  transaction: Transaction<Tables>,
  { token, fingerprint, validMs }: Proof,
  draft: Draft,
  keep: Keep,
): Promise<Outcome> {
  const claim = {
    fingerprint,
    reference: draft.reference,
    view_key: draft.viewKey,
    valid_until: new Date(draft.receivedAt.getTime() + validMs).toISOString(),
  };
  // One statement, so that of two instances one waits here until the other has committed.
  const claimed = await transaction
    .insertInto("sending")
    .values({ token, ...claim })
    .onConflict((conflict) =>
      conflict.column("token").doUpdateSet(claim).where("sending.valid_until", "<", draft.receivedAt.toISOString()),
    )
    .returning("token")
    .executeTakeFirst();
  if (!claimed) return answerRepeat(transaction, token, fingerprint);
  await keep(transaction, draft);
  return { kind: "received", reference: draft.reference, key: draft.viewKey };
}

/** A reused form token with other fields is not a repeat: answering "received" would lose them. */
async function answerRepeat(transaction: Transaction<Tables>, token: string, fingerprint: string): Promise<Outcome> {
  const first = await transaction
    .selectFrom("sending")
    .selectAll()
    .where("token", "=", token)
    .executeTakeFirstOrThrow();
  if (first.fingerprint !== fingerprint) return { kind: "suspect", reason: "stale" };
  return { kind: "received", reference: first.reference, key: first.view_key };
}
