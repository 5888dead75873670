import type { VitalName } from "#shared/vitals.ts";
import type {
  AuditRow,
  CommentRow,
  DraftRow,
  EditorRow,
  HeldRow,
  PasskeyRow,
  PreviewRow,
  PublicationRow,
  PublicationStepRow,
  ReviewRow,
  SessionRow,
  TicketRow,
  UploadRow,
} from "./editor-tables.ts";

/** Times are ISO strings in UTC, so that both databases compare and show them alike. */
export interface Tables {
  setting: { name: string; value: string };
  sending: SendingRow;
  enquiry: EnquiryRow;
  enquiry_file: FileRow;
  subscriber: SubscriberRow;
  recipient: RecipientRow;
  outbox: OutboxRow;
  letter: LetterRow;
  vital: VitalRow;
  editor: EditorRow;
  editor_ticket: TicketRow;
  editor_passkey: PasskeyRow;
  editor_session: SessionRow;
  editor_audit: AuditRow;
  editor_draft: DraftRow;
  editor_held: HeldRow;
  editor_preview: PreviewRow;
  editor_review: ReviewRow;
  editor_comment: CommentRow;
  editor_upload: UploadRow;
  publication: PublicationRow;
  publication_step: PublicationStepRow;
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
  /** Its identity (`shared/email.ts`); as typed in `details`. */
  email: string;
  /** The topic of an enquiry, the total of an order. */
  matter: string;
  /** The whole submission, as JSON. */
  details: string;
  /** When staff said that it was answered. */
  answered_at: string | null;
  /** Whether the visitor was mailed, or the address had reached its limit. */
  copy: "mailed" | "held";
}

/** A file that came with an enquiry; its content is on disk, in `folder` under the number `position`. */
export interface FileRow {
  /** Random, 128 bits: the address of the file. */
  id: string;
  reference: string;
  folder: string;
  position: number;
  /** As the visitor called it, on one line. */
  name: string;
  type: string;
  bytes: number;
  /** A keyed hash of the network that it came from. */
  sender: string;
  received_at: string;
}

/** A mailbox that visitors have named, known only by its keyed hash. */
interface RecipientRow {
  key: string;
  /** When mails were sent to it within the last day, oldest first, separated by spaces. */
  recent: string;
  /** When somebody last confirmed from it that they want the newsletter. */
  proved_at: string | null;
  seen_at: string;
}

export interface SubscriberRow {
  token: string;
  /** Its identity. Null once stopped: only the token stays, so that stopping twice is not an error. */
  email: string | null;
  /** The address as typed; empty where an earlier release did not keep it. */
  typed: string;
  state: "pending" | "confirmed" | "stopped";
  created_at: string;
  /** When a confirmation was last requested. */
  asked_at: string;
  settled_at: string | null;
  /** The last letter whose mail to them was given to the outbox. */
  letter: string | null;
}

export interface LetterRow {
  /** Later letters sort after earlier ones: `2026-12-01`. */
  id: string;
  /** The letter as it was when its sending began, as JSON. */
  content: string;
  begun_at: string;
  /** When the mail to the last subscriber was given to the outbox. */
  queued_at: string | null;
}

export interface OutboxRow {
  id: string;
  channel: "mail" | "webhook";
  /** The enquiry's reference or the subscriber's token. */
  about: string;
  /** Identity of the address of the person it concerns. */
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
