import type { Enquiry } from "#shared/enquiry.ts";
import { sizeWords } from "#shared/files.ts";
import { formatPrice, signOf } from "#shared/money.ts";
import { formatDay, replyWithinDays, workingDaysAfter } from "#shared/office-time.ts";
import type { PricedOrder } from "#shared/order.ts";
import type { Goods } from "#shared/receiving.ts";
import type { Content } from "../content.server.ts";
import { findEnquiryWords } from "./enquiry-words.server.ts";

/** A label and its value. */
export interface Told {
  label: string;
  value: string;
  /** Whether a visitor typed the value, in whatever direction it is written. */
  isTyped?: boolean;
}

/** The last day on which a reply keeps our promise, such as Tuesday 24 November 2026. */
export function replyDay(content: Content, receivedAt: Date): string {
  return formatDay(workingDaysAfter(receivedAt, replyWithinDays, content.site.closedDays));
}

export function topicTitle(content: Content, topic: string): string {
  return content.services.find(({ slug }) => slug === topic)?.title ?? findEnquiryWords(content).form.openTopic;
}

/** The topic, one of our own list. */
export function tellTopic(content: Content, topic: string): Told {
  return { label: findEnquiryWords(content).sent.labels.topic, value: topicTitle(content, topic) };
}

/** An enquiry without its message, for the confirmation page and the mail to staff. */
export function tellEnquiry(content: Content, { name, company, email, topic, budget, nda, files }: Enquiry): Told[] {
  const { sent, form } = findEnquiryWords(content);
  const { labels } = sent;
  const band = Object.entries(form.budget.choices).find(([choice]) => choice === budget)?.[1];
  return [
    { label: labels.from, value: [name, company].filter(Boolean).join(", "), isTyped: true },
    { label: labels.email, value: email, isTyped: true },
    tellTopic(content, topic),
    ...(band ? [{ label: labels.budget, value: band }] : []),
    ...(files ?? []).map(({ name, bytes }) => ({
      label: labels.file,
      value: `${name}, ${sizeWords(bytes)}`,
      isTyped: true,
    })),
    ...(nda ? [{ label: labels.nda, value: sent.ndaWanted }] : []),
  ];
}

/** An order's items and prices, for its page and both mails. */
export function tellThings({ lines, currency }: Goods): Told[] {
  return lines.map(({ title, quantity, total }) => ({
    label: `${quantity} × ${title}`,
    value: formatPrice(total, signOf(currency)),
  }));
}

/** Name and postal address, one line each. */
export function tellPlace(
  content: Content,
  { name, company, address, town, postcode, country }: PricedOrder,
): string[] {
  const { countries } = content.pages.checkout.where;
  const land = countries.find(({ code }) => code === country)?.name ?? country;
  return [name, company, address, `${town} ${postcode}`, land].filter(Boolean);
}
