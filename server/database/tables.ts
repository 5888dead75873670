import type { VitalName } from "#shared/vitals.ts";

/** Times are ISO strings in UTC, so that both databases compare and show them alike. */
export interface Tables {
  setting: { name: string; value: string };
  sending: SendingRow;
  enquiry: EnquiryRow;
  subscriber: SubscriberRow;
  recipient: RecipientRow;
  outbox: OutboxRow;
  vital: VitalRow;
  editor: EditorRow;
  editor_ticket: TicketRow;
  editor_passkey: PasskeyRow;
  editor_session: SessionRow;
  editor_audit: AuditRow;
}

/** How many visits of a route fell into a bucket of a metric on a day; nothing about any single visit. */
export interface VitalRow {
  day: string;
  route: string;
  metric: VitalName;
  bucket: number;
  count: number;
}

/** One submission by one visitor; while its row is valid the same submission is a repeat. */
interface SendingRow {
  /** The form token's key or, without one, a keyed hash of form, address and fields. */
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
  /** In lower case; as typed in `details`. */
  email: string;
  /** The topic of an enquiry, the total of an order. */
  matter: string;
  /** The whole submission, as JSON. */
  details: string;
  /** Whether the visitor was mailed, or the address had reached its limit. */
  copy: "mailed" | "held";
}

/** A mailbox that visitors have named, known only by its keyed hash. */
interface RecipientRow {
  key: string;
  /** When mails were sent to it within the last day, oldest first, separated by spaces. */
  recent: string;
  /** When a link in one of them was last followed. */
  proved_at: string | null;
  seen_at: string;
}

export interface SubscriberRow {
  token: string;
  /** Null once stopped: only the token stays, so that stopping twice is no error. */
  email: string | null;
  state: "pending" | "confirmed" | "stopped";
  created_at: string;
  /** When a confirmation was last requested. */
  asked_at: string;
  settled_at: string | null;
}

export interface OutboxRow {
  id: string;
  channel: "mail" | "webhook";
  /** The enquiry's reference or the subscriber's token. */
  about: string;
  /** Mail address, in lower case, of the person it concerns. */
  person: string;
  /** The message, as JSON; emptied once sent. */
  payload: string;
  state: "waiting" | "sent" | "dead";
  attempts: number;
  due_at: string;
  leased_by: string | null;
  leased_until: string | null;
  /** Code of the last failure; never the remote server's words, which may name people. */
  problem: string | null;
  created_at: string;
}

export const editorRoles = ["writer", "editor"] as const;
export type EditorRole = (typeof editorRoles)[number];

/** A person who may edit the site. */
export interface EditorRow {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
  role: EditorRole;
  /** `scrypt$<salt>$<hash>`; null for who signs in with a passkey alone. */
  password: string | null;
  /** Secret of the codes that go with the password (RFC 6238), in base32. */
  totp: string | null;
  /** Thirty-second step of the last code that was taken, so that none is taken twice. */
  totp_step: number;
  /** Hashes of the recovery codes that are left, separated by spaces. */
  recovery: string;
  created_at: string;
}

/** Something that is good once and not for long; known only by its hash. */
export interface TicketRow {
  key: string;
  kind: "invitation" | "challenge";
  email: string;
  /** What an invitation offers. */
  role: EditorRole;
  /** Of an invitation: the secret offered for the codes. */
  totp: string;
  valid_until: string;
}

export interface PasskeyRow {
  /** The credential's id, in base64url. */
  id: string;
  editor: string;
  /** COSE key, in base64url. */
  public_key: string;
  counter: number;
  /** Separated by spaces. */
  transports: string;
  name: string;
  created_at: string;
  used_at: string | null;
}

export interface SessionRow {
  /** Hash of the cookie's value. */
  key: string;
  editor: string;
  /** What the browser calls itself. */
  browser: string;
  started_at: string;
  seen_at: string;
}

export interface AuditRow {
  id: string;
  at: string;
  /** The editor's id; empty for the command line and for who has not signed in. */
  editor: string;
  act: string;
  about: string;
}
