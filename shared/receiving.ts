import type { Enquiry } from "./enquiry.ts";
import type { PricedOrder } from "./order.ts";

/** The forms that the site receives. */
export type FormName = "contact" | "checkout" | "newsletter";

/**
 * Proof of when and for whom a form was rendered; its two values travel in hidden fields `key` and `time`. A form that is
 * shown again because of mistakes, a limit, an outage or haste keeps its token: nothing was stored under it yet.
 */
export interface FormToken {
  /** Random, 128 bit; the same key twice is the same sending. */
  key: string;
  /** When the form was rendered, signed by a secret that every instance shares. */
  time: string;
}

/** What is known about one sending besides its fields. */
export interface Sending {
  /** The sender's network address; kept only as a hash. */
  address: string;
  /** Absent from the forms of a static export. */
  token: FormToken | undefined;
}

/** How a sending ended. A repeat of an earlier one is `received` with the first one's reference. */
export type Outcome =
  | { kind: "received"; reference: string; key: string }
  /**
   * Faster than a person can be: shown again with the same token, pressing again works. Not ours, too old, or spent on
   * other words (somebody went back and wrote something else): shown again with a new token.
   */
  | { kind: "suspect"; reason: "too-fast" | "stale" | "forged" }
  | { kind: "limited"; retryAfterSeconds: number }
  | { kind: "unavailable" };

interface Stored {
  reference: string;
  receivedAt: Date;
  /** Whether no mail was sent to the address, because it had got as many as an address may. */
  isCopyHeld: boolean;
}

export interface StoredEnquiry extends Stored {
  enquiry: Enquiry;
}

export interface StoredOrder extends Stored {
  order: PricedOrder;
}

/** What routes may ask of the server; they reach it through the context key `receivingContext` of `entry.server`. */
export interface Receiving {
  /** Undefined where nothing is stored: in a static export. */
  issueFormToken(form: FormName): Promise<FormToken | undefined>;
  receiveEnquiry(enquiry: Enquiry, sending: Sending): Promise<Outcome>;
  receiveOrder(order: PricedOrder, sending: Sending): Promise<Outcome>;
  /** The same outcome for known and unknown addresses; `reference` and `key` of it are not shown. */
  subscribe(email: string, sending: Sending): Promise<Outcome>;
  /** Undefined without the right key, and after 30 days. The mail's own key proves the address that it went to. */
  findEnquiry(reference: string, key: string, mailKey?: string): Promise<StoredEnquiry | undefined>;
  findOrder(reference: string, key: string, mailKey?: string): Promise<StoredOrder | undefined>;
  /** Whether a token could be confirmed or stopped; asking changes nothing of the subscription. */
  knowsSubscription(token: string): Promise<boolean>;
  /** False when the token is unknown or too old. */
  confirmSubscription(token: string): Promise<boolean>;
  stopSubscription(token: string): Promise<boolean>;
}

interface Filed {
  reference: string;
  receivedAt: Date;
}

/** What is ordered, in the words of the catalogue. */
export type Goods = Pick<PricedOrder, "lines" | "total" | "saved" | "currency">;

/**
 * A mail that the server wants written; addresses of pages are whole, with origin and base path. A copy goes to whatever
 * address somebody typed, so it gets none of that visitor's own words.
 */
export type MailRequest =
  | ({ template: "enquiry-copy"; topic: string; pageUrl: string } & Filed)
  | ({ template: "enquiry-notice"; enquiry: Enquiry } & Filed)
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
