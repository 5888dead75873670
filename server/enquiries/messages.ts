import { emailIdentity } from "#shared/email.ts";
import type { Enquiry } from "#shared/enquiry.ts";
import type { PricedOrder } from "#shared/order.ts";
import type { LinkedFile, MailRequest, RenderedMail, RenderMail } from "#shared/receiving.ts";
import type { EnquiryRow, OutboxRow } from "../database/tables.ts";
import { type NewMessage, outboxRow } from "./outbox.ts";
import type { Draft } from "./store-once.ts";

/** Settings for building mails and webhook messages. */
export interface MessageSettings {
  renderMail: RenderMail;
  /** Mail address of the people who reply. */
  staff: string;
  /** Address of the site with its base path and a slash at the end. */
  siteUrl: string;
  hasWebhook: boolean;
}

/** The payload of a mail in the outbox. */
export interface MailPayload extends RenderedMail {
  to: string;
  replyTo?: string;
  /** Unsubscribe address. */
  stopUrl?: string;
  attachments?: readonly { filename: string; content: string }[];
  /** Whether a second copy would be worse than none: an attempt that was cut off is not repeated. */
  isOnce?: boolean;
}

/** The messages that follow a submission. */
export interface Messages {
  /** To the address that the visitor gave, which may be someone else's. */
  copy: OutboxRow;
  /** To staff, and to the webhook if there is one. */
  notices: OutboxRow[];
}

/** The messages for an enquiry. */
export function enquiryMessages(
  settings: MessageSettings,
  draft: Draft,
  enquiry: Enquiry,
  files: readonly LinkedFile[],
): Messages {
  const { reference, receivedAt, viewKey } = draft;
  const pageUrl = `${settings.siteUrl}contact?sent=${reference}&k=${viewKey}`;
  const filed = { reference, receivedAt };
  const { website: _, ...fields } = enquiry;
  return rowsFor(settings, draft, enquiry.email, {
    copy: { template: "enquiry-copy", ...filed, topic: enquiry.topic, pageUrl },
    notice: { template: "enquiry-notice", ...filed, enquiry, files },
    event: { type: "enquiry.received", ...filed, enquiry: files.length > 0 ? { ...fields, files } : fields },
    attachments: enquiry.brief && [
      { filename: "brief.md", content: enquiry.message },
      { filename: "brief.json", content: JSON.stringify(enquiry.brief, null, 2) },
    ],
  });
}

/** The messages for an order request. */
export function orderMessages(settings: MessageSettings, draft: Draft, order: PricedOrder): Messages {
  const { reference, receivedAt, viewKey } = draft;
  const pageUrl = `${settings.siteUrl}order/${reference}?k=${viewKey}`;
  const filed = { reference, receivedAt };
  const { lines, total, saved, currency } = order;
  return rowsFor(settings, draft, order.email, {
    copy: { template: "order-copy", ...filed, goods: { lines, total, saved, currency }, pageUrl },
    notice: { template: "order-notice", ...filed, order },
    event: { type: "order.received", ...filed, order },
  });
}

/** The mail that asks to confirm a subscription. */
export function confirmMessage(settings: MessageSettings, email: string, token: string, now: Date): OutboxRow {
  const confirmUrl = `${settings.siteUrl}newsletter/confirm/${token}`;
  return newsletterRow(settings, email, token, now, (stopUrl) => ({
    template: "newsletter-confirm",
    confirmUrl,
    stopUrl,
  }));
}

/** The mail that welcomes a new subscriber. */
export function welcomeMessage(settings: MessageSettings, email: string, token: string, now: Date): OutboxRow {
  return newsletterRow(settings, email, token, now, (stopUrl) => ({ template: "newsletter-welcome", stopUrl }));
}

interface Parts {
  copy: MailRequest;
  notice: MailRequest;
  event: { type: string; reference: string; receivedAt: Date } & Partial<Record<EnquiryRow["kind"], object>>;
  /** Of both mails: nothing that a visitor wrote freely. */
  attachments?: MailPayload["attachments"];
}

function rowsFor(
  { renderMail, staff, hasWebhook }: MessageSettings,
  draft: Draft,
  email: string,
  parts: Parts,
): Messages {
  const row = (channel: NewMessage["channel"], payload: object) => {
    const message = { channel, about: draft.reference, person: emailIdentity(email), payload: JSON.stringify(payload) };
    return outboxRow(message, draft.receivedAt);
  };
  const files = parts.attachments ? { attachments: parts.attachments } : {};
  const copy: MailPayload = { ...renderMail(parts.copy), to: email, ...files };
  const notice: MailPayload = { ...renderMail(parts.notice), to: staff, replyTo: email, ...files };
  const events = hasWebhook ? [row("webhook", parts.event)] : [];
  return { copy: row("mail", copy), notices: [row("mail", notice), ...events] };
}

function newsletterRow(
  { renderMail, siteUrl }: MessageSettings,
  email: string,
  token: string,
  now: Date,
  request: (stopUrl: string) => MailRequest,
): OutboxRow {
  const stopUrl = `${siteUrl}newsletter/stop/${token}`;
  const payload: MailPayload = { ...renderMail(request(stopUrl)), to: email, stopUrl };
  const message = { about: token, person: emailIdentity(email), payload: JSON.stringify(payload) };
  return outboxRow({ channel: "mail", ...message }, now);
}
