import { expect, test } from "vitest";
import type { Enquiry } from "#shared/enquiry.ts";
import type { MailRequest, PricedOrder } from "#shared/receiving.ts";
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
  lines: [{ id: 1, title: "Black Headphone", quantity: 2, unitPrice: 29, total: 58 }],
  total: 58,
  saved: 20,
  currency: "GBP",
};
const filed = {
  reference: "LW-7K3Q-2M",
  receivedAt: new Date("2026-11-20T14:20:00Z"),
  pageUrl: "https://site.example/p?k=1",
};
const letter = { confirmUrl: "https://site.example/confirm/1", stopUrl: "https://site.example/stop/1" };

const requests: MailRequest[] = [
  { template: "enquiry-copy", ...filed, enquiry },
  { template: "enquiry-notice", ...filed, enquiry },
  { template: "order-copy", ...filed, order },
  { template: "order-notice", ...filed, order },
  { template: "newsletter-confirm", ...letter },
  { template: "newsletter-welcome", ...letter },
];

const wordsOf = (html: string) =>
  html
    .replace(/<title>.*?<\/title>/, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">");

test.each(requests)("the $template has a subject on one line, and nothing is left to be filled in", (request) => {
  const { subject, text, html } = renderMail(request);
  expect(subject).toMatch(/^\S[^\r\n]{5,90}$/);
  const own = `${subject} ${text} ${html}`.replaceAll(enquiry.message, "").replaceAll("{brand}", "");
  expect(own).not.toMatch(/\{\w+\}|undefined|NaN/);
});

test("what a visitor wrote is told in both parts as it was written, and is never markup or a subject", () => {
  for (const template of ["enquiry-copy", "enquiry-notice"] as const) {
    const { subject, text, html } = renderMail({ template, ...filed, enquiry });
    for (const part of ["Brackenport", "22 frames", "{brand}", "Rosa <b>Whitlock</b>", "20 November 2026, 14:20"]) {
      expect(text).toContain(part);
      expect(wordsOf(html)).toContain(part);
    }
    expect(html).not.toContain("<b>");
    expect(subject).not.toContain("Rosa");
  }
});

test("both parts of an order's mails tell the same things, sums and place", () => {
  for (const template of ["order-copy", "order-notice"] as const) {
    const { text, html } = renderMail({ template, ...filed, order });
    for (const part of [
      "2 × Black Headphone",
      "£58.00",
      "−£20.00",
      "£0.00",
      "Leeds LS10 1AB",
      "rosa@studio.example",
      "Ring twice",
    ]) {
      expect(text).toContain(part);
      expect(wordsOf(html)).toContain(part);
    }
  }
});

test("the secret address of the page is for the visitor alone", () => {
  expect(renderMail({ template: "enquiry-copy", ...filed, enquiry }).html).toContain(filed.pageUrl);
  expect(renderMail({ template: "enquiry-notice", ...filed, enquiry }).text).not.toContain(filed.pageUrl);
  expect(renderMail({ template: "order-notice", ...filed, order }).html).not.toContain(filed.pageUrl);
});

test("every newsletter mail carries the way to stop it, in both parts", () => {
  for (const request of requests.slice(4)) {
    const { text, html } = renderMail(request);
    expect(text).toContain(letter.stopUrl);
    expect(html).toContain(letter.stopUrl);
  }
});
