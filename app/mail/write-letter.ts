import { content } from "#model/content.server.ts";
import { fillIn } from "#model/fill-in.server.ts";
import { replyDay, tellEnquiry, tellPlace, tellThings, topicTitle } from "#model/told-enquiry.server.ts";
import { formatPrice, signOf } from "#shared/money.ts";
import { formatMoment } from "#shared/office-time.ts";
import type { MailRequest } from "#shared/receiving.ts";
import type { Letter, Part } from "./letter.ts";

type EnquiryRequest = Extract<MailRequest, { template: "enquiry-copy" | "enquiry-notice" }>;
type OrderRequest = Extract<MailRequest, { template: "order-copy" | "order-notice" }>;

const words = content.mail;
const { labels } = words;

/** The words of the mail that the server asks for. */
export function writeLetter(request: MailRequest): Letter {
  switch (request.template) {
    case "enquiry-copy":
    case "enquiry-notice":
      return enquiryLetter(request);
    case "order-copy":
    case "order-notice":
      return orderLetter(request);
    case "newsletter-confirm":
      return letter(words.newsletterConfirm, { days: content.site.retention.newsletterDays }, [
        { kind: "link", label: words.newsletterConfirm.action, url: request.confirmUrl, isMain: true },
        { kind: "text", text: words.newsletterConfirm.end },
        { kind: "link", label: words.newsletterConfirm.stop, url: request.stopUrl },
      ]);
    case "newsletter-welcome":
      return letter(words.newsletterWelcome, {}, [
        { kind: "text", text: words.newsletterWelcome.end },
        { kind: "link", label: words.newsletterWelcome.stop, url: request.stopUrl },
      ]);
  }
}

function enquiryLetter({ template, reference, receivedAt, enquiry, pageUrl }: EnquiryRequest): Letter {
  const { enquiryCopy, enquiryNotice } = words;
  const text = template === "enquiry-copy" ? enquiryCopy : enquiryNotice;
  const values = { reference, name: enquiry.name, topic: topicTitle(enquiry.topic), day: replyDay(receivedAt) };
  return letter(text, values, [
    { kind: "rows", rows: [...filed(reference, receivedAt), ...tellEnquiry(enquiry)] },
    { kind: "quote", title: text.quote, text: enquiry.message },
    ...(template === "enquiry-copy" ? [pageLink(enquiryCopy.page, pageUrl)] : []),
    { kind: "text", text: text.end },
  ]);
}

function orderLetter({ template, reference, receivedAt, order, pageUrl }: OrderRequest): Letter {
  const { orderCopy, orderNotice } = words;
  const text = template === "order-copy" ? orderCopy : orderNotice;
  const price = (amount: number) => formatPrice(amount, signOf(order.currency));
  const money = [
    ...(order.saved > 0 ? [{ label: labels.saved, value: price(-order.saved) }] : []),
    { label: labels.total, value: price(order.total) },
    { label: labels.charged, value: price(0) },
  ];
  const parcel = [
    { label: labels.to, value: tellPlace(order).join("\n") },
    { label: labels.email, value: order.email },
    ...(order.phone ? [{ label: labels.phone, value: order.phone }] : []),
    ...(order.note ? [{ label: labels.note, value: order.note }] : []),
  ];
  return letter(text, { reference, name: order.name, day: replyDay(receivedAt) }, [
    { kind: "rows", rows: filed(reference, receivedAt) },
    { kind: "rows", rows: [...tellThings(order), ...money] },
    { kind: "rows", rows: parcel },
    ...(template === "order-copy" ? [pageLink(orderCopy.page, pageUrl)] : []),
    { kind: "text", text: text.end },
  ]);
}

function filed(reference: string, receivedAt: Date) {
  return [
    { label: labels.reference, value: reference },
    { label: labels.received, value: formatMoment(receivedAt) },
  ];
}

function pageLink(label: string, url: string): Part {
  return { kind: "link", label, url, isMain: true };
}

interface Opening {
  subject: string;
  title: string;
  lead: string;
}

/** Values go into the words that editors wrote, never into what visitors wrote. */
function letter({ subject, title, lead }: Opening, values: Record<string, string | number>, parts: Part[]): Letter {
  const { site } = content;
  const fill = (sentence: string) => fillIn(sentence, { brand: site.brand, ...values });
  const { legalName, registeredIn, companyNumber, registeredOffice } = site;
  return {
    subject: fill(subject),
    title,
    parts: [
      { kind: "text", text: fill(lead) },
      ...parts.map((part) => (part.kind === "text" ? { ...part, text: fill(part.text) } : part)),
    ],
    foot: fillIn(words.foot, { legalName, registeredIn, companyNumber, registeredOffice }),
  };
}
