import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFindings } from "../support/accessibility.ts";
import { newPage, open, ready, startBrowser, takeMessages } from "../support/browser.ts";
import { startFormServer } from "../support/form-server.ts";
import { publicOrigin } from "../support/pages.ts";
import { serverClock } from "../support/server-clock.ts";
import { type SmtpServer, startSmtp, textOf } from "../support/smtp.ts";

let smtp: SmtpServer;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.stop());
startBrowser();
const clock = serverClock();
const site = startFormServer(async () => ({ ...clock.env, RATE_LIMIT: "off", SMTP_URL: smtp.url }));
const strict = startFormServer(async () => ({ ...clock.env, RATE_LIMIT: "1/60" }));

const phone = { viewport: { width: 360, height: 780 } };
const message = "Our lighthouse level runs at 22 frames.\nWe submit on 14 March.";

/** The server rejects forms that are sent within two seconds of rendering. */
const passTwoSeconds = () => clock.move(2100);

async function fillEnquiry(page: Page, email: string) {
  await page.getByLabel("Your name").fill("Rosa Whitlock");
  await page.getByLabel("Work email").fill(email);
  await page.getByLabel("10k to 50k").check();
  await page.getByLabel(/^The job/).fill(message);
  await page.getByLabel("You may use these details to answer me.").check();
}

async function fillOrder(page: Page, email: string) {
  await page.getByLabel("Your name").fill("Rosa Whitlock");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Street and number").fill("14 Tannery Row");
  await page.getByLabel("Town or city").fill("Leeds");
  await page.getByLabel("Postcode").fill("LS10 1AB");
  await page.getByLabel(/^Keep these details/).check();
}

/** A post without a form token, as from a static export. */
const enquiry = { name: "Rosa", topic: "not-sure", message, consent: "on" };

function post(address: string, fields: Record<string, string>): Promise<Response> {
  return fetch(address, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
}

const send = (page: Page) => page.locator("main form button[type=submit]").last().click();
const responseTo = (page: Page) => page.waitForResponse((response) => response.request().method() === "POST");
const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to.includes(address));
const isFocused = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element === document.activeElement);
const reference = /[A-Z]{1,5}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}/;

test("an enquiry ends on a page with its reference, repeated by a toast, and both sides get a mail", async () => {
  const page = await open(`${site.origin}/contact?topic=game-development-studio`, phone);
  await fillEnquiry(page, "rosa@brackenport.example");
  passTwoSeconds();
  await send(page);
  await page.waitForURL("**/contact?sent=**");
  const shown = reference.exec(page.url())?.[0] ?? "";
  await page.locator("[data-toaster]").getByText(shown).waitFor();
  await expect.poll(() => isFocused(page, "main h1")).toBe(true);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const words = await page.locator("main").innerText();
  for (const part of [shown, "Rosa Whitlock", "10k to 50k", "22 frames", "Jörg Großmüller"])
    expect(words).toContain(part);
  expect(await axeFindings(page, page.url())).toEqual([]);
  await expect.poll(() => mailsTo("rosa@brackenport.example").length).toBe(1);
  const notice = smtp.mails.find(({ raw }) => /^Reply-To: rosa@brackenport\.example/im.test(raw));
  const copy = mailsTo("rosa@brackenport.example")[0];
  for (const mail of [copy, notice]) expect(mail && textOf(mail)).toContain(shown);
  expect(notice && textOf(notice)).toContain("22 frames");
  expect(copy?.raw).not.toMatch(/Rosa|22 frames/);
});

test("files are listed as they are chosen, taken back, complained about, and go with the enquiry", async () => {
  const page = await open(`${site.origin}/contact`, phone);
  const field = page.locator("input[type=file][name=files]");
  const file = (name: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from("Our plan.") });
  await fillEnquiry(page, "files@brackenport.example");
  await field.setInputFiles([file("plan.txt"), file("setup.exe"), file("notes.txt")]);
  passTwoSeconds();
  await send(page);
  await expect.poll(() => isFocused(page, "[aria-labelledby=summary]")).toBe(true);
  await page.getByRole("button", { name: "Drop setup.exe" }).click();
  await page.locator("#files-problem").waitFor({ state: "detached" });
  await expect.poll(() => isFocused(page, "#files")).toBe(true);
  expect(await axeFindings(page, page.url())).toEqual([]);
  await page.route("**/contact", (route) => route.abort());
  await send(page);
  await page.locator("#unsent").waitFor();
  expect(await field.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(2);
  await page.unroute("**/contact");
  expect(takeMessages(/ERR_FAILED/)).toHaveLength(1);
  await send(page);
  await page.waitForURL("**/contact?sent=**");
  await expect.poll(() => page.locator("main").innerText()).toMatch(/plan\.txt, 1 KB.*notes\.txt, 1 KB/s);
});

test("an enquiry says with which page and campaign its visit began and which pages were read, and nothing is stored for it", async () => {
  const page = await open(`${site.origin}/team?utm_source=paper&gclid=secret`, {
    viewport: { width: 1280, height: 800 },
  });
  await page.locator("header").getByRole("link", { name: "Get in Touch" }).click();
  await page.waitForURL("**/contact");
  await fillEnquiry(page, "source@studio.example");
  passTwoSeconds();
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]))).not.toContain("paper");
  await send(page);
  await page.waitForURL("**/contact?sent=**");
  const database = new DatabaseSync(join(site.dataFolder, "enquiries.db"), { readOnly: true });
  const row = database.prepare("select details from enquiry where email = ?").get("source@studio.example");
  database.close();
  expect(JSON.parse(String(row?.details)).source).toEqual({
    campaign: { source: "paper" },
    pages: ["/team", "/contact"],
  });
});

test("a sent brief ends with its heading focused in the first screen, beside a short slip without Markdown", async () => {
  const said = "v=1&kind=software&stage=idea&size=medium&weeks=10&crew=4&due=none&handover=code&risk=third-party";
  for (const viewport of [phone.viewport, { width: 1440, height: 900 }]) {
    const page = await open(`${site.origin}/brief?${said}`, { viewport });
    const form = page.locator('[data-form="send-brief"]');
    await form.locator("input[name=name]").fill("Rosa Whitlock");
    await form.locator("input[name=email]").fill("rosa@brief.example");
    await form.locator("input[name=consent]").check();
    passTwoSeconds();
    await form.locator("button[type=submit]").click();
    await page.waitForURL("**/contact?sent=**");
    await expect.poll(() => isFocused(page, "main h1")).toBe(true);
    const heading = await page.locator("main h1").boundingBox();
    expect(heading?.y).toBeGreaterThan(0);
    expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThan(viewport.height / 2);
    const slip = page.locator('[data-band="enquiry"] article');
    expect(await slip.innerText()).not.toMatch(/\*\*|^#/m);
    await expect.poll(async () => (await slip.boundingBox())?.height).toBeLessThan(1300);
    await slip.locator("summary").click();
    expect(await slip.innerText()).toContain("How it comes about");
    expect(await slip.innerText()).not.toMatch(/\*\*|^#/m);
  }
});

/** Opens a page whose scripts are held back until `letCome` is called. */
async function openWithoutScriptYet(address: string) {
  const page = await newPage();
  const { promise: held, resolve: letCome } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => held.then(() => route.continue()).catch(() => {}));
  await page.goto(address, { waitUntil: "commit" });
  await page.locator("main form button[type=submit]").last().waitFor();
  return { page, letCome };
}

const toasts = (page: Page) => page.locator("[data-toaster] li");

test("a form sent before its script ran shows the toast once and empties the cart", async () => {
  const asking = await openWithoutScriptYet(`${site.origin}/contact`);
  await fillEnquiry(asking.page, "early@studio.example");
  passTwoSeconds();
  await asking.page.locator("main form button[type=submit]").last().click({ noWaitAfter: true });
  await asking.page.waitForURL("**/contact?sent=**", { waitUntil: "commit" });
  asking.letCome();
  const shown = reference.exec(asking.page.url())?.[0] ?? "";
  await toasts(asking.page).getByText(shown).waitFor();
  await asking.page.reload();
  await ready(asking.page);
  await asking.page.getByRole("button", { name: "Search" }).first().click();
  expect(await toasts(asking.page).count()).toBe(0);
  const ordering = await openWithoutScriptYet(`${site.origin}/checkout?items=4x2`);
  await ordering.page.evaluate(() => localStorage.setItem("cart", '[{"id":4,"qty":2}]'));
  await fillOrder(ordering.page, "early@studio.example");
  passTwoSeconds();
  await ordering.page.locator("main form button[type=submit]").last().click({ noWaitAfter: true });
  await ordering.page.waitForURL("**/order/**", { waitUntil: "commit" });
  ordering.letCome();
  await toasts(ordering.page).first().waitFor();
  expect(await ordering.page.evaluate(() => localStorage.getItem("cart"))).toBe("[]");
});

test("the page after sending is not stored or indexed, sends no referrer, and is a 404 without its key", async () => {
  const sent = await post(`${site.origin}/contact`, { ...enquiry, email: "key@studio.example" });
  expect(sent.status).toBe(303);
  const address = new URL(sent.headers.get("Location") ?? "", site.origin).href;
  const response = await fetch(address);
  expect(response.headers.get("Cache-Control")).toBe("no-store, no-transform");
  expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(await response.text()).not.toContain('rel="canonical"');
  const { status } = await fetch(address.replace(/k=.{4}/, "k=AAAA"));
  expect([status, (await fetch(address.replace(/&k=.*/, ""))).status]).toEqual([404, 404]);
});

test("without script an enquiry with mistakes returns as typed, with its summary in view, and can be sent", async () => {
  const page = await newPage({ javaScriptEnabled: false, ...phone });
  await page.goto(`${site.origin}/contact?case=grossenwahn`);
  const prefilled = await page.getByLabel(/^The job/).inputValue();
  expect(prefilled).toContain("Größenwahn");
  await page.getByLabel("Your name").fill("Rosa <Whitlock>");
  await page.getByLabel("Work email").fill("rosa@halfpenny");
  await page.getByLabel("Send me your two-page NDA first.").check();
  const [response] = await Promise.all([responseTo(page), send(page)]);
  expect(response.status()).toBe(422);
  await expect.poll(() => takeMessages(/422/).length).toBe(1);
  // Not whether it has the focus: Chromium drops `autofocus` when a style sheet loads late and scripts are off.
  const summary = page.getByRole("alert");
  expect(await summary.getAttribute("autofocus")).toBe("");
  expect(await summary.evaluate((box) => box.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  expect(await page.getByLabel("Your name").inputValue()).toBe("Rosa <Whitlock>");
  expect(await page.getByLabel(/^The job/).inputValue()).toBe(prefilled.trim());
  expect(await page.getByLabel("Send me your two-page NDA first.").isChecked()).toBe(true);
  await page.getByRole("alert").getByRole("link").first().click();
  await expect.poll(() => isFocused(page, "#email")).toBe(true);
  await page.getByLabel("Work email").fill("rosa@halfpenny.example");
  await page.getByLabel("You may use these details to answer me.").check();
  passTwoSeconds();
  await send(page);
  await page.waitForURL("**/contact?sent=**");
  expect(await page.locator("main").innerText()).toMatch(reference);
  expect(await page.locator('main a[href$="/portfolio/grossenwahn"]').isVisible()).toBe(true);
});

test("a form sent within two seconds comes back with its text, and a second press sends it", async () => {
  const page = await open(`${site.origin}/contact`);
  await fillEnquiry(page, "fast@studio.example");
  // However long filling took, the server takes it for less than two seconds.
  clock.move(-50_000);
  await send(page);
  await page.getByRole("alert").getByText("quicker than a person").waitFor();
  await expect.poll(() => takeMessages(/422/).length).toBe(1);
  expect(await page.getByLabel(/^The job/).inputValue()).toBe(message);
  clock.move(50_000);
  passTwoSeconds();
  await send(page);
  await page.waitForURL("**/contact?sent=**");
});

test("a double click on Send stores one enquiry", async () => {
  const page = await open(`${site.origin}/contact`);
  await fillEnquiry(page, "twice@studio.example");
  passTwoSeconds();
  await page.locator("main form button[type=submit]").dblclick();
  await page.waitForURL("**/contact?sent=**");
  await expect.poll(() => mailsTo("twice@studio.example").length).toBe(1);
  expect(storedFor("twice@studio.example")).toBe(1);
});

test("after a lost response the text stays, and a second press finds the stored enquiry", async () => {
  const page = await open(`${site.origin}/contact`);
  await fillEnquiry(page, "lost@studio.example");
  passTwoSeconds();
  await page.route("**/contact.data", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(page);
  await page.getByRole("alert").getByText("No answer came back").waitFor();
  await expect.poll(() => takeMessages(/ERR_FAILED/).length).toBe(1);
  expect(storedFor("lost@studio.example")).toBe(1);
  expect(await page.getByLabel(/^The job/).inputValue()).toBe(message);
  await page.unroute("**/contact.data");
  await send(page);
  await page.waitForURL("**/contact?sent=**");
  expect(storedFor("lost@studio.example")).toBe(1);
});

test("typed text survives a reload but the consent does not, and sending clears it", async () => {
  const page = await open(`${site.origin}/contact`);
  await fillEnquiry(page, "kept@studio.example");
  await page.getByLabel("Send me your two-page NDA first.").check();
  await page.getByLabel("What do you need?").selectOption({ label: "Game localisation" });
  await page.reload();
  await ready(page);
  await expect.poll(() => page.getByLabel(/^The job/).inputValue()).toBe(message);
  expect(await page.getByLabel("Work email").inputValue()).toBe("kept@studio.example");
  expect(await page.getByLabel("10k to 50k").isChecked()).toBe(true);
  expect(await page.getByLabel("What do you need?").inputValue()).toBe("game-localization");
  expect(await page.getByLabel("Send me your two-page NDA first.").isChecked()).toBe(true);
  expect(await page.getByLabel("You may use these details to answer me.").isChecked()).toBe(false);
  await page.getByLabel("You may use these details to answer me.").check();
  passTwoSeconds();
  await send(page);
  await page.waitForURL("**/contact?sent=**");
  await page.goto(`${site.origin}/contact`);
  await ready(page);
  expect(await page.getByLabel(/^The job/).inputValue()).toBe("");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("kept@studio");
});

test("an order ends on its own page, empties the cart, and page and mail show the same amounts", async () => {
  const page = await open(`${site.origin}/checkout?items=1x2,3x1`, phone);
  await page.waitForURL("**/checkout");
  await fillOrder(page, "rosa@order.example");
  passTwoSeconds();
  await send(page);
  await page.waitForURL("**/order/**");
  await page.locator('main[data-page="/order/{reference}"]').waitFor();
  const shown = reference.exec(page.url())?.[0] ?? "";
  expect(shown).not.toBe("");
  await expect.poll(() => isFocused(page, "main h1")).toBe(true);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("cart"))).toBe("[]");
  await expect.poll(() => mailsTo("rosa@order.example").length).toBe(1);
  const mail = mailsTo("rosa@order.example")[0];
  const text = mail ? textOf(mail) : "";
  for (const words of [await page.locator("main").innerText(), text])
    for (const part of [shown, "2 × Słuchawki", "€58.00", "1 × Grün", "€240.00", "€298.00", "€0.00"])
      expect(words).toContain(part);
  expect(await axeFindings(page, page.url())).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect((await fetch(page.url().replace(/k=.*/, "k=guess"))).status).toBe(404);
});

test("without script an order is stored from the cart in the address", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(`${site.origin}/checkout?items=2x3`);
  await fillOrder(page, "noscript@order.example");
  passTwoSeconds();
  await send(page);
  await page.waitForURL("**/order/**");
  expect(await page.locator("main").innerText()).toContain("3 × ");
});

test.each([
  ["a total of another price list", { total: "1" }, "total"],
  ["a price from the browser", { price: "1" }, "price"],
  ["a product that is not in the catalogue", { items: "99x1" }, "items"],
  ["a quantity above 99", { items: "1x100" }, "quantity"],
  ["more than the shelf has", { items: "1x99" }, "shelf"],
])("an order with %s is refused with the field named, and nothing is stored", async (_, tampered, named) => {
  const fields = {
    name: "Rosa",
    email: "tamper@order.example",
    address: "14 Tannery Row",
    town: "Leeds",
    postcode: "LS10 1AB",
    country: "GB",
    consent: "on",
    items: "1x1",
    ...tampered,
  };
  const response = await post(`${site.origin}/checkout`, fields);
  expect(response.status).toBe(422);
  const alert = /role="alert"[\s\S]*?<\/ul>/.exec(await response.text())?.[0];
  expect(alert).toContain(named);
  expect(storedFor("tamper@order.example")).toBe(0);
});

test("a newsletter is confirmed and stopped by buttons; opening the mailed links changes nothing", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  const ask = async () => {
    await page.goto(`${site.origin}/blog`);
    await page
      .locator("form[data-form=newsletter]")
      .getByRole("textbox", { name: /Email/ })
      .fill("reader@studio.example");
    await page.locator("form[data-form=newsletter]").getByRole("button").click();
    await page.waitForURL("**/newsletter?state=asked");
    return page.locator("main").innerText();
  };
  const first = await ask();
  expect(await ask()).toBe(first);
  await expect.poll(() => mailsTo("reader@studio.example").length).toBe(1);
  const mail = mailsTo("reader@studio.example")[0];
  const links = (mail ? textOf(mail) : "").match(/https:\/\/\S+\/newsletter\/\w+\/\w+/g) ?? [];
  expect(links.every((link) => link.startsWith(`${publicOrigin()}/`))).toBe(true);
  const [confirm = "", stop = ""] = links.map((link) => link.replace(publicOrigin(), site.origin));
  await page.goto(confirm);
  expect(await page.locator("main").getAttribute("data-page")).toBe("/newsletter/confirm/{token}");
  expect(subscriberState()).toBe("pending");
  await page.getByRole("button", { name: "Yes, send me the letter" }).click();
  await page.waitForURL("**/newsletter?state=confirmed");
  expect(subscriberState()).toBe("confirmed");
  expect(await ask()).toBe(first);
  await page.goto(stop);
  expect(subscriberState()).toBe("confirmed");
  await page.getByRole("button", { name: "Stop, and forget my address" }).click();
  await page.waitForURL("**/newsletter?state=stopped");
  expect(subscriberState()).toBe("stopped");
  expect((await post(stop, { "List-Unsubscribe": "One-Click" })).status).toBe(200);
  for (const path of ["/newsletter/confirm/none", `/newsletter/stop/${"0".repeat(32)}`])
    expect([path, (await fetch(site.origin + path)).status]).toEqual([path, 404]);
});

test("after subscribing the typed address is shown and can be corrected", async () => {
  const page = await open(`${site.origin}/blog`);
  const field = page.locator("form[data-form=newsletter]").getByRole("textbox", { name: /Email/ });
  await field.fill("raeder@studio.example");
  passTwoSeconds();
  await page.locator("form[data-form=newsletter]").getByRole("button").click();
  await page.waitForURL("**/newsletter?state=asked");
  await page.locator("main").getByText("raeder@studio.example").waitFor();
  await expect.poll(() => field.inputValue()).toBe("raeder@studio.example");
  await field.fill("reader-again@studio.example");
  passTwoSeconds();
  await page.locator("form[data-form=newsletter]").getByRole("button").click();
  await page.locator("main").getByText("reader-again@studio.example").waitFor();
  await expect.poll(() => mailsTo("reader-again@studio.example").length).toBe(1);
});

test("the newsletter form rejects an invalid address, with and without script", async () => {
  const page = await open(`${site.origin}/blog`, phone);
  const form = page.locator("form[data-form=newsletter]");
  await form.getByRole("textbox", { name: /Email/ }).fill("reader@studio");
  await form.getByRole("button").click();
  await form.getByRole("alert").waitFor();
  expect(page.url()).toBe(`${site.origin}/blog`);
  const response = await post(`${site.origin}/newsletter`, { email: "reader@studio" });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain('value="reader@studio"');
});

test("after too many sendings the page gives the wait and a phone number, and keeps the text", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  expect((await post(`${strict.origin}/contact`, { ...enquiry, email: "often@studio.example" })).status).toBe(303);
  await page.goto(`${strict.origin}/contact`);
  await fillEnquiry(page, "often@studio.example");
  passTwoSeconds();
  const [refused] = await Promise.all([responseTo(page), send(page)]);
  expect(refused.status()).toBe(429);
  expect(Number(await refused.headerValue("Retry-After"))).toBeGreaterThan(0);
  expect(await page.getByLabel(/^The job/).inputValue()).toBe(message);
  const notice = page.getByRole("alert");
  expect(await notice.innerText()).toContain("0113 496 0150");
  expect(await notice.getByRole("link", { name: /@/ }).getAttribute("href")).toContain("22%20frames");
  await expect.poll(() => takeMessages(/429/).length).toBe(1);
  const long = `${"Наш уровень тормозит. ".repeat(150)}🏗`;
  await page.getByLabel(/^The job/).fill(long);
  await Promise.all([responseTo(page), send(page)]);
  const mail = (await notice.getByRole("link", { name: /@/ }).getAttribute("href")) ?? "";
  expect([mail.length < 2000, mail.includes("&body=")]).toEqual([true, false]);
  const [file] = await Promise.all([page.waitForEvent("download"), notice.locator("a[download]").click()]);
  expect(await text(await file.createReadStream())).toContain(long);
  await expect.poll(() => takeMessages(/429/).length).toBe(1);
});

test("when the database fails the form says so and keeps the text", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(`${site.origin}/contact`);
  await fillEnquiry(page, "shut@studio.example");
  passTwoSeconds();
  const store = new DatabaseSync(join(site.dataFolder, "enquiries.db"));
  store.exec("ALTER TABLE sending RENAME TO lent");
  const [response] = await Promise.all([responseTo(page), send(page)]);
  expect(response.status()).toBe(503);
  store.exec("ALTER TABLE lent RENAME TO sending");
  store.close();
  await expect.poll(() => takeMessages(/503/).length).toBe(1);
  expect(await page.getByLabel(/^The job/).inputValue()).toBe(message);
  expect(await page.getByRole("alert").innerText()).toContain("hello@grosszahn.example");
});

test("the company panel opens on a page whose form has a field named company", async () => {
  const page = await open(`${site.origin}/contact`);
  await page.getByRole("button", { name: "Open sidebar" }).click();
  await expect.poll(() => page.getByRole("dialog", { name: "Company" }).isVisible()).toBe(true);
});

function storedFor(email: string): number {
  return Number(ask("select count(*) as value from enquiry where email = ?", email));
}

function subscriberState(): unknown {
  return ask("select state as value from subscriber limit ?", 1);
}

function ask(question: string, value: string | number): unknown {
  const store = new DatabaseSync(join(site.dataFolder, "enquiries.db"), { readOnly: true });
  const row = store.prepare(question).get(value);
  store.close();
  return row?.value;
}
