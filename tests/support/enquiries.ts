import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Enquiry } from "#shared/enquiry.ts";
import type { PricedOrder } from "#shared/order.ts";
import type { RenderMail, Sending } from "#shared/receiving.ts";
import { openStore, type Store } from "../../server/database/store.ts";
import type { MessageSettings } from "../../server/enquiries/messages.ts";
import { createReceiving, type ReceivingParts } from "../../server/enquiries/receiving.ts";

export const sampleEnquiry: Enquiry = {
  name: "Ada Sample",
  email: "Ada@Example.com",
  company: "",
  topic: "not-sure",
  budget: "",
  message: "We would like a crane that lowers tiles.",
  nda: true,
  consent: true,
  website: "",
};

export const sampleOrder: PricedOrder = {
  name: "Ada Sample",
  email: "ada@example.com",
  phone: "",
  company: "",
  address: "1 Sample Yard",
  town: "Leeds",
  postcode: "LS1 1AA",
  country: "GB",
  note: "",
  consent: true,
  lines: [{ id: 1, title: "Słuchawki", quantity: 2, unitPrice: 29, total: 58 }],
  total: 58,
  saved: 20,
  currency: "GBP",
};

/** Mails that state what was requested. */
export const renderPlainly: RenderMail = (request) => {
  const text = JSON.stringify(request);
  return { subject: request.template, text, html: `<p>${request.template}</p>` };
};

export const messageSettings: MessageSettings = {
  renderMail: renderPlainly,
  staff: "staff@example.org",
  siteUrl: "https://site.example/",
  hasWebhook: false,
};

/** A store in its own folder, or in the PostgreSQL database at the address. */
export function openTestStore(databaseUrl?: string): Promise<Store> {
  return openStore({ databaseUrl, dataFolder: mkdtempSync(join(tmpdir(), "studio-site-store-")) });
}

/** The service without limits, on a clock that the test can set. */
export function receivingOn(store: Store, parts: Partial<ReceivingParts> = {}) {
  return createReceiving({
    store,
    messageSettings,
    referencePrefix: "LW",
    newsletterDays: 14,
    rateLimit: async () => undefined,
    ...parts,
  });
}

export const withoutFormToken: Sending = { address: "192.0.2.7", token: undefined };
