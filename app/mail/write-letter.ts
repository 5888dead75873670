import { content } from "#model/content.server.ts";
import { fillIn } from "#model/fill-in.server.ts";
import { replyDay, tellEnquiry, tellPlace, tellThings, tellTopic, topicTitle } from "#model/told-enquiry.server.ts";
import { formatPrice, signOf } from "#shared/money.ts";
import { formatMoment } from "#shared/office-time.ts";
import type { Goods, MailRequest } from "#shared/receiving.ts";
import type { Letter, Part } from "./letter.ts";

type RequestOf<Template extends MailRequest["template"]> = Extract<MailRequest, { template: Template }>;

const words = content.mail;
const { labels } = words;

/** The words of the mail that the server asks for. */
export function writeLetter(request: MailRequest): Letter {
  switch (request.template) {
    case "enquiry-copy":
      return enquiryCopy(request);
    case "enquiry-notice":
      return enquiryNotice(request);
    case "order-copy":
      return orderCopy(request);
    case "order-notice":
      return orderNotice(request);
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

function enquiryCopy({ reference, receivedAt, topic, pageUrl }: RequestOf<"enquiry-copy">): Letter {
  const text = words.enquiryCopy;
  return letter(text, { reference, day: replyDay(receivedAt) }, [
    { kind: "rows", rows: [...filed(reference, receivedAt), tellTopic(topic)] },
    { kind: "link", label: text.page, url: pageUrl, isMain: true },
    { kind: "text", text: text.end },
  ]);
}

function enquiryNotice({ reference, receivedAt, enquiry }: RequestOf<"enquiry-notice">): Letter {
  const text = words.enquiryNotice;
  return letter(text, { reference, topic: topicTitle(enquiry.topic), day: replyDay(receivedAt) }, [
    { kind: "rows", rows: [...filed(reference, receivedAt), ...tellEnquiry(enquiry)] },
    { kind: "quote", title: text.quote, text: enquiry.message },
    { kind: "text", text: text.end },
  ]);
}

function orderCopy({ reference, receivedAt, goods, pageUrl }: RequestOf<"order-copy">): Letter {
  const text = words.orderCopy;
  return letter(text, { reference, day: replyDay(receivedAt) }, [
    { kind: "rows", rows: filed(reference, receivedAt) },
    { kind: "rows", rows: goodsRows(goods) },
    { kind: "link", label: text.page, url: pageUrl, isMain: true },
    { kind: "text", text: text.end },
  ]);
}

function orderNotice({ reference, receivedAt, order }: RequestOf<"order-notice">): Letter {
  const text = words.orderNotice;
  const parcel = [
    { label: labels.to, value: tellPlace(order).join("\n") },
    { label: labels.email, value: order.email },
    ...(order.phone ? [{ label: labels.phone, value: order.phone }] : []),
    ...(order.note ? [{ label: labels.note, value: order.note }] : []),
  ];
  return letter(text, { reference, day: replyDay(receivedAt) }, [
    { kind: "rows", rows: filed(reference, receivedAt) },
    { kind: "rows", rows: goodsRows(order) },
    { kind: "rows", rows: parcel },
    { kind: "text", text: text.end },
  ]);
}

function goodsRows(goods: Goods) {
  const price = (amount: number) => formatPrice(amount, signOf(goods.currency));
  return [
    ...tellThings(goods),
    { label: labels.total, value: price(goods.total) },
    ...(goods.saved > 0 ? [{ label: labels.saved, value: price(goods.saved) }] : []),
    { label: labels.charged, value: price(0) },
  ];
}

function filed(reference: string, receivedAt: Date) {
  return [
    { label: labels.reference, value: reference },
    { label: labels.received, value: formatMoment(receivedAt) },
  ];
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
