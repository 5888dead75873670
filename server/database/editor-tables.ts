/** Tables whose rows belong to the editor in their column `editor` and go with the account. */
export const tablesOfEditors = [
  "editor_passkey",
  "editor_session",
  "editor_draft",
  "editor_held",
  "editor_preview",
  "editor_review",
  "editor_upload",
] as const;

export const editorRoles = ["writer", "editor"] as const;
export type EditorRole = (typeof editorRoles)[number];

/** A person who may edit the site. */
export interface EditorRow {
  id: string;
  /** Its identity (`shared/email.ts`). */
  email: string;
  name: string;
  role: EditorRole;
  /** `scrypt$<salt>$<hash>`; null for who signs in with a passkey alone. */
  password: string | null;
  /** Secret of the codes that go with the password (RFC 6238), in base32. */
  totp: string | null;
  /** Hashes of the recovery codes that are left, separated by spaces. */
  recovery: string;
  created_at: string;
}

/** Something that is good once and not for long; known only by its hash. */
export interface TicketRow {
  key: string;
  /** A code of an authenticator is kept once it has been taken. */
  kind: "invitation" | "challenge" | "code";
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
  /** The editor's id; empty for the command line and before signing in. */
  editor: string;
  act: string;
  about: string;
}

/** A file as an editor wants it, in front of the one that visitors read. */
export interface DraftRow {
  /** Empty on one's own machine, which has no accounts. */
  editor: string;
  /** `content/pages/pricing.yaml` */
  file: string;
  /** What the site's file said when the draft began; null if it did not exist. */
  base: string | null;
  /** Null takes the file away. */
  text: string | null;
  saved_at: string;
}

/** What an editor typed and the check or somebody else's change kept out of the draft. */
export interface HeldRow {
  editor: string;
  /** `pages/pricing.yaml#bands.comparison.heading` */
  address: string;
  /** What the editor saw, and what was typed, as JSON. */
  before: string;
  value: string;
  saved_at: string;
}

/** A link by which people without an account see an editor's draft. */
export interface PreviewRow {
  /** Hash of the link's key. */
  key: string;
  editor: string;
  valid_until: string;
}

/** A draft whose writer asks for a review. */
export interface ReviewRow {
  editor: string;
  /** What it is about, in the writer's words. */
  words: string;
  asked_at: string;
}

/** A comment on a draft that waits for a review. */
export interface CommentRow {
  id: string;
  /** The editor whose draft it is about. */
  draft: string;
  author: string;
  words: string;
  said_at: string;
}

/** A picture that an editor has uploaded, until it is published. */
export interface UploadRow {
  /** Its name in `public/images/`. */
  file: string;
  editor: string;
  bytes: number;
  /** As it is to be written; null only in rows of an earlier release. */
  body: Uint8Array | null;
  kept_at: string;
  /** When its editor discarded the draft, which can be taken back. */
  dropped_at: string | null;
}

/** A draft on its way to visitors: waiting for its day, under way, or past it. */
export interface PublicationRow {
  id: string;
  /** Whose draft it is; empty on one's own machine. */
  editor: string;
  /** In whose name the version is made; empty where git knows. */
  author_name: string;
  author_email: string;
  title: string;
  /** `published` is past the point of no return, `live` is what visitors see. */
  state: "waiting" | "running" | "failed" | "published" | "live";
  due_at: string | null;
  /** The same word for all that are running, and unique, so that one runs at a time; null for others. */
  lock: string | null;
  /** The instance that carries it out; empty before one has started. */
  holder: string;
  /** Updated every few seconds while it works. */
  lease_until: string;
  /** The version in git; null before it is made, and without a checkout. */
  version: string | null;
  /** The release that shows it. */
  release: string;
  /** The files of the draft as JSON, while they may still have to be written. */
  files: string;
  /** How far the present step has come, or why it went no further. */
  said: string;
  begun_at: string;
  ended_at: string | null;
}

export interface PublicationStepRow {
  publication: string;
  step: string;
  begun_at: string;
}
