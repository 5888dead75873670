import type { Enquiry } from "./enquiry.ts";
import type { FilesProblem, SentFile } from "./files.ts";
import type { PricedOrder } from "./order.ts";

/** The forms that the site accepts. */
export type FormName = "contact" | "checkout" | "newsletter";

/**
 * Proof of when and for whom a form was rendered; its values travel in hidden fields `key` and `time`. A form shown
 * again after errors, a limit, an outage or haste keeps its token: nothing is stored under it yet.
 */
export interface FormToken {
  /** Random, 128 bits; the same key twice is the same submission. */
  key: string;
  /** When the form was rendered, signed with a secret shared by all instances. */
  time: string;
}

/** What is known about a submission besides its fields. */
export interface Sending {
  /** The sender's IP address; kept only as a hash. */
  address: string;
  /** Absent from a static export's forms. */
  token: FormToken | undefined;
  /** What else its body brought, on a page that takes files. */
  posted?: Posted | undefined;
}

/** What the server found in the body of a form that may bring files, before its page reads the fields. */
export interface Posted {
  /** On disk, and kept only if the enquiry is. */
  upload: Upload | undefined;
  filesProblem: FilesProblem | undefined;
  /** Whether fields or files are over their limit: the response is a 413. */
  isTooLarge: boolean;
  /** Why no file can be taken now. */
  refusal: Extract<Outcome, { kind: "full" | "limited" }> | undefined;
}

/** Received files in a folder of their own. */
export interface Upload {
  folder: string;
  files: readonly (SentFile & { hash: string })[];
}

/** The result of a submission. A repeated one is `received`, with the first one's reference. */
export type Outcome =
  | { kind: "received"; reference: string; key: string }
  /**
   * Faster than a person can be: shown again with the same token, so pressing again works. Not ours, too old, or spent
   * on other content (after going back and editing): shown again with a new token.
   */
  | { kind: "suspect"; reason: "too-fast" | "stale" | "forged" }
  | { kind: "limited"; retryAfterSeconds: number }
  /** There is no room for the files; without them the enquiry could be stored. */
  | { kind: "full" }
  | { kind: "unavailable" };

interface Stored {
  reference: string;
  receivedAt: Date;
  /** Whether no mail was sent because the address had reached its limit. */
  isCopyHeld: boolean;
}

export interface StoredEnquiry extends Stored {
  enquiry: Enquiry;
}

export interface StoredOrder extends Stored {
  order: PricedOrder;
}

/** What routes may ask of the server; reached through the context key `receivingContext` of `entry.server`. */
export interface Receiving {
  /** Undefined where nothing is stored: in a static export. */
  issueFormToken(form: FormName): Promise<FormToken | undefined>;
  receiveEnquiry(enquiry: Enquiry, sending: Sending): Promise<Outcome>;
  receiveOrder(order: PricedOrder, sending: Sending): Promise<Outcome>;
  /** The same outcome for known and unknown addresses; its `reference` and `key` are not shown. */
  subscribe(email: string, sending: Sending): Promise<Outcome>;
  /** Undefined without the right key, and after 30 days. */
  findEnquiry(reference: string, key: string): Promise<StoredEnquiry | undefined>;
  findOrder(reference: string, key: string): Promise<StoredOrder | undefined>;
  /** Whether a token could be confirmed or stopped; asking does not change the subscription. */
  knowsSubscription(token: string): Promise<boolean>;
  /** False if the token is unknown or too old. */
  confirmSubscription(token: string): Promise<boolean>;
  stopSubscription(token: string): Promise<boolean>;
}

/** A file with an address at which staff can fetch it for some days. */
export interface LinkedFile extends SentFile {
  url: string;
}

interface Filed {
  reference: string;
  receivedAt: Date;
}

/** The ordered items, as the catalogue names them. */
export type Goods = Pick<PricedOrder, "lines" | "total" | "saved" | "currency">;

/**
 * A mail for the server to send; page addresses are absolute, with origin and base path. A copy goes to whatever
 * address was typed, so it contains none of the visitor's own words.
 */
export type MailRequest =
  | ({ template: "enquiry-copy"; topic: string; pageUrl: string } & Filed)
  | ({ template: "enquiry-notice"; enquiry: Enquiry; files: readonly LinkedFile[] } & Filed)
  /** What was promised an answer by a day and has none. */
  | {
      template: "due-soon";
      day: string;
      due: readonly { reference: string; kind: "enquiry" | "order"; matter: string }[];
    }
  | ({ template: "order-copy"; goods: Goods; pageUrl: string } & Filed)
  | ({ template: "order-notice"; order: PricedOrder } & Filed)
  | { template: "newsletter-confirm"; confirmUrl: string; stopUrl: string }
  | { template: "newsletter-welcome"; stopUrl: string };

/** Subject without line breaks; both parts say the same. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

export type RenderMail = (request: MailRequest) => RenderedMail;
