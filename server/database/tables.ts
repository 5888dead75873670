import type { VitalName } from "#shared/vitals.ts";

/** Moments are ISO texts in UTC, so that both databases compare and show them alike. */
export interface Tables {
  setting: { name: string; value: string };
  sending: SendingRow;
  enquiry: EnquiryRow;
  subscriber: SubscriberRow;
  recipient: RecipientRow;
  outbox: OutboxRow;
  vital: VitalRow;
}

/** How many visits of a route fell into a bucket of a timing on a day; nothing about any of them. */
export interface VitalRow {
  day: string;
  route: string;
  metric: VitalName;
  bucket: number;
  count: number;
}

/** One sending by one visitor; while its row is valid the same sending is a repeat. */
interface SendingRow {
  /** The form token's key, or a keyed hash of form, address and fields where there is none. */
  token: string;
  /** A keyed hash of form and fields. */
  fingerprint: string;
  reference: string;
  view_key: string;
  valid_until: string;
}

export const enquiryKinds = ["enquiry", "order"] as const;
export const enquiryStates = ["new", "open", "done", "spam"] as const;

export interface EnquiryRow {
  reference: string;
  kind: (typeof enquiryKinds)[number];
  view_key: string;
  received_at: string;
  state: (typeof enquiryStates)[number];
  name: string;
  /** In lower case; the way it was typed is in `details`. */
  email: string;
  /** The topic of an enquiry, the total of an order. */
  matter: string;
  /** Everything that was sent, as JSON. */
  details: string;
  /** Whether the visitor was written to, or had got as many mails as an address may. */
  copy: "mailed" | "held";
}

/** A mailbox that visitors have named, known by its keyed hash only. */
interface RecipientRow {
  key: string;
  /** When mails were written to it within the last day, oldest first, with a blank between. */
  recent: string;
  /** When a link of one of them was followed last. */
  proved_at: string | null;
  seen_at: string;
}

export interface SubscriberRow {
  token: string;
  /** Null once stopped: only the token stays, so that stopping twice is no error. */
  email: string | null;
  state: "pending" | "confirmed" | "stopped";
  created_at: string;
  /** When the last confirmation was asked for. */
  asked_at: string;
  settled_at: string | null;
}

export interface OutboxRow {
  id: string;
  channel: "mail" | "webhook";
  /** The enquiry's reference or the subscriber's token. */
  about: string;
  /** Mail address in lower case of the person whom it is about. */
  person: string;
  /** What is sent, as JSON; emptied once it has been sent. */
  payload: string;
  state: "waiting" | "sent" | "dead";
  attempts: number;
  due_at: string;
  leased_by: string | null;
  leased_until: string | null;
  /** Code of the last failure; never the other side's words, which may name people. */
  problem: string | null;
  created_at: string;
}
