import content from "virtual:content";
import { expect, test } from "vitest";
import { readAnswers } from "#shared/brief/answers.ts";
import { briefFile, briefText } from "#shared/brief/brief-file.ts";
import type { Enquiry } from "#shared/enquiry.ts";
import { formatWhole } from "#shared/money.ts";
import type { PricedOrder } from "#shared/order.ts";
import type { MailRequest } from "#shared/receiving.ts";
import { renderMail } from "./render-mail.tsx";

const enquiry: Enquiry = {
  name: "Rosa <b>Whitlock</b>",
  email: "rosa@studio.example",
  company: "Brackenport",
  topic: "game-development-studio",
  budget: "10k-50k",
  message: "Our level runs at 22 frames.\nBcc: everybody@studio.example {brand}",
  nda: true,
  consent: true,
  website: "",
};
const order: PricedOrder = {
  name: "Rosa Whitlock",
  email: "rosa@studio.example",
  phone: "0113 496 0150",
  company: "",
  address: "14 Tannery Row",
  town: "Leeds",
  postcode: "LS10 1AB",
  country: "GB",
  note: "Ring twice",
  consent: true,
  lines: [{ id: 1, title: "Słuchawki", quantity: 2, unitPrice: 29, total: 58 }],
  total: 58,
  saved: 20,
  currency: "GBP",
};
const filed = {
  reference: "LW-7K3Q-2M",
  receivedAt: new Date("2026-11-20T14:20:00Z"),
};
const pageUrl = "https://site.example/p?k=1";
const { lines, total, saved, currency } = order;
const goods = { lines, total, saved, currency };
const links = { confirmUrl: "https://site.example/confirm/1", stopUrl: "https://site.example/stop/1" };

const requests: MailRequest[] = [
  { template: "enquiry-copy", ...filed, topic: enquiry.topic, pageUrl },
  { template: "enquiry-notice", files: [], ...filed, enquiry },
  { template: "due-soon", day: "2026-11-24", due: [{ reference: "LW-7K3Q-2M", kind: "enquiry", matter: "not-sure" }] },
  { template: "order-copy", ...filed, goods, pageUrl },
  { template: "order-notice", ...filed, order },
  { template: "newsletter-confirm", ...links },
  { template: "newsletter-welcome", ...links },
];

const wordsOf = (html: string) =>
  html
    .replace(/<title>.*?<\/title>/, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">");

test.each(requests)("the $template has a subject on one line, and nothing is left to be filled in", (request) => {
  const { subject, text, html } = renderMail(content, request);
  expect(subject).toMatch(/^\S[^\r\n]{5,90}$/);
  const own = `${subject} ${text} ${html}`.replaceAll(enquiry.message, "").replaceAll("{brand}", "");
  expect(own).not.toMatch(/\{\w+\}|undefined|NaN/);
});

test("staff read what a visitor wrote in both parts, as it was written, and it is never markup or a subject", () => {
  const { subject, text, html } = renderMail(content, { template: "enquiry-notice", files: [], ...filed, enquiry });
  for (const part of ["Brackenport", "22 frames", "{brand}", "Rosa <b>Whitlock</b>", "20 November 2026, 14:20"]) {
    expect(text).toContain(part);
    expect(wordsOf(html)).toContain(part);
  }
  expect(html).not.toContain("<b>");
  expect(subject).not.toContain("Rosa");
});

test("staff read a brief as its range and answers in both parts, never as Markdown", () => {
  const { priceBook: book, pages } = content;
  const [kind, stage, handover] = [book.kinds[0]!, book.stages[0]!.id, book.handovers[0]!.id];
  const said = { kind: kind.id, size: kind.sizes[0]!.id, stage, handover, weeks: "9", due: "none", risk: "none" };
  const { answers } = readAnswers(new URLSearchParams(said), book);
  const sources = {
    ...{ book, words: pages.brief, jobs: [] },
    calendar: { today: "2026-03-02", starts: {} },
    pageUrl: "https://site.example/brief",
  };
  const brief = { ...enquiry, message: briefText(answers, sources), brief: briefFile(answers, sources) };
  const { text, html } = renderMail(content, { template: "enquiry-notice", files: [], ...filed, enquiry: brief });
  const told = [kind.label, formatWhole(brief.brief.floor, book.currencies[0]?.symbol ?? "")];
  for (const part of told) {
    expect(text).toContain(part);
    expect(wordsOf(html)).toContain(part);
  }
  expect(text + html).not.toMatch(/\*\*|^#|\n## /m);
});

test("a visitor's mail about an enquiry says under which reference it is filed, when it came and about what", () => {
  const { text, html } = renderMail(content, { template: "enquiry-copy", ...filed, topic: enquiry.topic, pageUrl });
  for (const part of [filed.reference, "20 November 2026, 14:20"]) {
    expect(text).toContain(part);
    expect(wordsOf(html)).toContain(part);
  }
});

test("a visitor's mail about an enquiry names who answers, our telephone and where our papers are", () => {
  const request = { template: "enquiry-copy", ...filed, pageUrl } as const;
  const lead = content.people.find(({ leads }) => leads === enquiry.topic);
  const { text } = renderMail(content, { ...request, topic: enquiry.topic });
  for (const part of [lead?.name ?? "?", content.site.phone, "/papers"]) expect(text).toContain(part);
  expect(renderMail(content, { ...request, topic: "another" }).text).toContain(`${content.site.brand} answers`);
});

test("both parts of an order's mails have the same items and sums, and staff get the address", () => {
  const sums = ["2 × Słuchawki", "£58.00", "£20.00", "£0.00"];
  const place = ["Leeds LS10 1AB", "rosa@studio.example", "Ring twice"];
  const mails = [
    { mail: renderMail(content, { template: "order-copy", ...filed, goods, pageUrl }), told: sums },
    { mail: renderMail(content, { template: "order-notice", ...filed, order }), told: [...sums, ...place] },
  ];
  for (const { mail, told } of mails) {
    for (const part of told) {
      expect(mail.text).toContain(part);
      expect(wordsOf(mail.html)).toContain(part);
    }
  }
});

test("the secret address of the page is in both parts of a visitor's mail", () => {
  for (const request of requests) {
    if (!("pageUrl" in request)) continue;
    const { text, html } = renderMail(content, request);
    expect(text).toContain(pageUrl);
    expect(html).toContain(pageUrl);
  }
});

test("every newsletter mail carries the way to stop it, in both parts", () => {
  for (const request of requests.filter(({ template }) => template.startsWith("newsletter"))) {
    const { text, html } = renderMail(content, request);
    expect(text).toContain(links.stopUrl);
    expect(html).toContain(links.stopUrl);
  }
});

const hebrew = "שלום, אנחנו צריכים עזרה";

test("words from right to left keep their direction to themselves, in both parts of a mail to staff", () => {
  const written = { ...enquiry, name: hebrew, message: `${hebrew}\n\nPlease.` };
  const { text, html } = renderMail(content, { template: "enquiry-notice", files: [], ...filed, enquiry: written });
  expect(text).toContain(`\u2068${hebrew}, Brackenport\u2069`);
  expect(text).toContain(`> \u2068${hebrew}\u2069\n> \n> Please.`);
  expect(html).toMatch(
    new RegExp(`<blockquote dir="auto"[^>]*>(<p dir="auto"[^>]*>(${hebrew}|<br/>|Please\\.)</p>){3}</blockquote>`),
  );
  expect(html).toMatch(new RegExp(`<td dir="auto"[^>]*>${hebrew}, Brackenport</td>`));
  const parcel = renderMail(content, { template: "order-notice", ...filed, order: { ...order, note: hebrew } });
  expect(parcel.text).toContain(`\u2068${hebrew}\u2069`);
  expect(parcel.html).toMatch(new RegExp(`<td dir="auto"[^>]*>${hebrew}</td>`));
});

test("the staff mail says where a reply goes, and when it would not arrive", () => {
  const { enquiryNotice, orderNotice } = content.mail;
  const notice = (email: string) =>
    renderMail(content, { template: "enquiry-notice", files: [], ...filed, enquiry: { ...enquiry, email } });
  for (const part of [notice("rosa@пример.рф").text, wordsOf(notice("rosa@пример.рф").html)])
    expect(part).toContain(enquiryNotice.reply);
  for (const part of [notice("jörg@studio.example").text, wordsOf(notice("jörg@studio.example").html)]) {
    expect(part).toContain(enquiryNotice.noReply);
    expect(part).toContain("jörg@studio.example");
    expect(part).not.toContain(enquiryNotice.reply);
  }
  const parcel = { ...order, email: "jörg@studio.example" };
  expect(renderMail(content, { template: "order-notice", ...filed, order: parcel }).text).toContain(
    orderNotice.noReply,
  );
});

test("a mail uses tables and line-break elements for Outlook, and declares a light colour scheme", () => {
  for (const request of requests) {
    const { html } = renderMail(content, request);
    for (const name of ["color-scheme", "supported-color-schemes"])
      expect(html).toContain(`<meta name="${name}" content="light only"/>`);
    expect(html).not.toMatch(/<div|pre-line/);
    expect(html).toMatch(/<table role="presentation"[^>]* width="560"/);
  }
});
