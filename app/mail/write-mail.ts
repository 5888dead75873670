import type { Content } from "#model/content.server.ts";
import { fillIn } from "#model/fields/fill-in.server.ts";
import { mailFoot } from "#model/site/mail-foot.server.ts";
import { siteAddress } from "#model/site/site-address.server.ts";
import {
  replyDay,
  tellEnquiry,
  tellPlace,
  tellThings,
  tellTopic,
  topicTitle,
} from "#model/site/told-enquiry.server.ts";
import { type BriefFile, briefParts } from "#shared/brief/brief-file.ts";
import { isPlainEmail } from "#shared/email.ts";
import { sizeWords } from "#shared/files.ts";
import { formatPrice, signOf } from "#shared/money.ts";
import { formatDay, formatMoment } from "#shared/office-time.ts";
import type { Goods, MailRequest } from "#shared/receiving.ts";
import type { VisitSource } from "#shared/visit-source.ts";
import type { Mail, Part } from "./mail.ts";

type RequestOf<Template extends MailRequest["template"]> = Extract<MailRequest, { template: Template }>;

/** The words of the mail that the server requests. */
export function writeMail(content: Content, request: MailRequest): Mail {
  const { newsletterConfirm, newsletterWelcome } = content.mail;
  switch (request.template) {
    case "enquiry-copy":
      return enquiryCopy(content, request);
    case "enquiry-notice":
      return enquiryNotice(content, request);
    case "due-soon":
      return dueSoon(content, request);
    case "order-copy":
      return orderCopy(content, request);
    case "order-notice":
      return orderNotice(content, request);
    case "newsletter-confirm":
      return compose(content, newsletterConfirm, { days: content.site.retention.newsletterDays }, [
        { kind: "link", label: newsletterConfirm.action, url: request.confirmUrl, isMain: true },
        { kind: "text", text: newsletterConfirm.end },
        { kind: "link", label: newsletterConfirm.stop, url: request.stopUrl },
      ]);
    case "newsletter-welcome":
      return compose(content, newsletterWelcome, {}, [
        { kind: "text", text: newsletterWelcome.end },
        { kind: "link", label: newsletterWelcome.stop, url: request.stopUrl },
      ]);
  }
}

function enquiryCopy(content: Content, { reference, receivedAt, topic, pageUrl }: RequestOf<"enquiry-copy">): Mail {
  const text = content.mail.enquiryCopy;
  const name = content.people.find(({ leads }) => leads === topic)?.name ?? content.site.brand;
  const ways = { phone: content.site.phone, papers: siteAddress(content, "/papers") };
  return compose(content, text, { reference, day: replyDay(content, receivedAt), name, ...ways }, [
    { kind: "rows", rows: [...filed(content, reference, receivedAt), tellTopic(content, topic)] },
    { kind: "link", label: text.page, url: pageUrl, isMain: true },
    { kind: "text", text: text.end },
  ]);
}

function enquiryNotice(content: Content, request: RequestOf<"enquiry-notice">): Mail {
  const { reference, receivedAt, enquiry, files } = request;
  const text = content.mail.enquiryNotice;
  return compose(
    content,
    text,
    { reference, topic: topicTitle(content, enquiry.topic), day: replyDay(content, receivedAt) },
    [
      { kind: "text", text: replyWords(text, enquiry.email) },
      { kind: "rows", rows: [...filed(content, reference, receivedAt), ...tellEnquiry(content, enquiry)] },
      enquiry.brief
        ? { kind: "rows", rows: briefRows(content, enquiry.brief) }
        : { kind: "quote", title: text.quote, text: enquiry.message },
      ...(enquiry.source ? [{ kind: "rows" as const, rows: sourceRows(content, enquiry.source) }] : []),
      ...(files.length > 0 ? [{ kind: "text" as const, text: text.files }] : []),
      ...files.map(({ name, bytes, url }) => ({ kind: "link" as const, label: `${name}, ${sizeWords(bytes)}`, url })),
      { kind: "text", text: text.end },
    ],
  );
}

function sourceRows({ mail: { labels } }: Content, { from, campaign = {}, pages }: VisitSource) {
  return [
    ...(from ? [{ label: labels.source, value: from }] : []),
    ...Object.entries(campaign).map(([name, value]) => ({ label: `utm_${name}`, value, isTyped: true })),
    ...(pages.length > 0 ? [{ label: labels.pages, value: pages.join(", ") }] : []),
  ];
}

/** The range of a brief and its answers; its text and its data are attached. */
function briefRows({ priceBook: book, pages }: Content, brief: BriefFile) {
  const { range, said } = briefParts(brief, { book, words: pages.brief });
  return [
    { label: pages.brief.estimate.title, value: range },
    ...said.map(({ question, answer }) => ({ label: question, value: answer })),
  ];
}

function dueSoon(content: Content, { day, due }: RequestOf<"due-soon">): Mail {
  const text = content.mail.dueSoon;
  const rows = due.map(({ reference, matter, kind }) => ({
    label: reference,
    value: kind === "order" ? matter : topicTitle(content, matter),
  }));
  return compose(content, text, { day: formatDay(day), count: due.length }, [
    { kind: "rows", rows },
    { kind: "text", text: text.end },
  ]);
}

function orderCopy(content: Content, { reference, receivedAt, goods, pageUrl }: RequestOf<"order-copy">): Mail {
  const text = content.mail.orderCopy;
  return compose(content, text, { reference, day: replyDay(content, receivedAt) }, [
    { kind: "rows", rows: filed(content, reference, receivedAt) },
    { kind: "rows", rows: goodsRows(content, goods) },
    { kind: "link", label: text.page, url: pageUrl, isMain: true },
    { kind: "text", text: text.end },
  ]);
}

function orderNotice(content: Content, { reference, receivedAt, order }: RequestOf<"order-notice">): Mail {
  const text = content.mail.orderNotice;
  const { labels } = content.mail;
  const parcel = [
    { label: labels.to, value: tellPlace(content, order).join("\n"), isTyped: true },
    { label: labels.email, value: order.email, isTyped: true },
    ...(order.phone ? [{ label: labels.phone, value: order.phone, isTyped: true }] : []),
    ...(order.note ? [{ label: labels.note, value: order.note, isTyped: true }] : []),
  ];
  return compose(content, text, { reference, day: replyDay(content, receivedAt) }, [
    { kind: "text", text: replyWords(text, order.email) },
    { kind: "rows", rows: filed(content, reference, receivedAt) },
    { kind: "rows", rows: goodsRows(content, order) },
    { kind: "rows", rows: parcel },
    { kind: "text", text: text.end },
  ]);
}

/** A reply goes by the header `Reply-To`, which only plain addresses get (`server/enquiries/mail-sender.ts`). */
function replyWords({ reply, noReply }: { reply: string; noReply: string }, email: string): string {
  return isPlainEmail(email) ? reply : noReply;
}

function goodsRows(content: Content, goods: Goods) {
  const { labels } = content.mail;
  const price = (amount: number) => formatPrice(amount, signOf(goods.currency));
  return [
    ...tellThings(goods),
    { label: labels.total, value: price(goods.total) },
    ...(goods.saved > 0 ? [{ label: labels.saved, value: price(goods.saved) }] : []),
    { label: labels.charged, value: price(0) },
  ];
}

function filed(content: Content, reference: string, receivedAt: Date) {
  const { labels } = content.mail;
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

/** Values are filled into editors' words, never into visitors' words. */
function compose(
  content: Content,
  { subject, title, lead }: Opening,
  values: Record<string, string | number>,
  parts: Part[],
): Mail {
  const fill = (sentence: string) => fillIn(sentence, { brand: content.site.brand, ...values });
  return {
    subject: fill(subject),
    title,
    parts: [
      { kind: "text", text: fill(lead) },
      ...parts.map((part) => (part.kind === "text" ? { ...part, text: fill(part.text) } : part)),
    ],
    foot: mailFoot(content),
  };
}
