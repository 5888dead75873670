import type { Page, Route } from "playwright-core";
import { expect, inject, test } from "vitest";
import { allowMessages, countDocuments, newPage, open, ready, startBrowser, takeMessages } from "../support/browser.ts";
import { moduleOf, newPageOn, openStill, quiet, scriptsOf, watchRequests } from "../support/runtime.ts";

startBrowser();
const at = (path: string) => inject("origin") + path;
const hour = 3_600_000;
const manifestPath = /\/builds\/meta\//;
const pointerPath = /\/builds\/latest\.json/;
const screen = "Oops, this page is not found";

const respondWithNewBuild = (route: Route) => route.fulfill({ json: { id: "another-build", timestamp: Date.now() } });
const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const isOn = (page: Page, path: string) => expect.poll(() => page.locator("main").getAttribute("data-page")).toBe(path);

test("RDY-1 nothing is fetched ahead or checked before the idle moment after hydration", async () => {
  const { page, becomeReady } = await openStill(at("/__fixtures/links"));
  const early = watchRequests(page, /\/builds\/|after-ready|\.data$|\/assets\/page-/);
  await page.clock.runFor(5000);
  await quiet(page);
  expect(early).toEqual([]);
  await becomeReady();
  await page.clock.runFor(1000);
  await expect.poll(() => early.filter((path) => manifestPath.test(path)).length).toBe(1);
  await expect.poll(() => early.filter((path) => path.endsWith(".data")).length).toBeGreaterThan(0);
});

test("MAN-3 the manifest is asked for once, 1000 ms after ready, however many pages follow", async () => {
  const { page, becomeReady } = await openStill(at("/terms"));
  const manifests = watchRequests(page, manifestPath);
  await becomeReady();
  await page.clock.runFor(999);
  await quiet(page);
  expect(manifests.length).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => manifests.length).toBe(1);
  await page.clock.resume();
  for (const path of ["/privacy", "/accessibility", "/terms", "/privacy", "/accessibility"]) {
    await page.getByRole("contentinfo").locator(`a[href="${path}"]`).click();
    await isOn(page, path);
  }
  expect(manifests.length).toBe(1);
});

test.each([
  ["slow-2g", 0],
  ["2g", 1],
  ["4g", 1],
  [undefined, 1],
])("MAN-4 on a connection of type %s the manifest is asked for %i times", async (effectiveType, expected) => {
  const slow = await newPageOn(effectiveType ? { effectiveType } : undefined);
  const { page, becomeReady } = await openStill(at("/terms"), slow);
  const manifests = watchRequests(page, manifestPath);
  await becomeReady();
  await page.clock.runFor(10_000);
  await quiet(page);
  expect(manifests.length).toBe(expected);
});

test.each<[string, (route: Route) => Promise<void>]>([
  ["answers 500", (route) => route.fulfill({ status: 500, body: "no" })],
  ["is a page", (route) => route.fulfill({ contentType: "text/html", body: "<p>no</p>" })],
  ["is aborted", (route) => route.abort()],
])("MAN-5 a manifest that %s is logged once and harms nothing", async (_, respond) => {
  const page = await newPage();
  await page.route(manifestPath, respond);
  await page.goto(at("/terms"));
  await ready(page);
  await expect.poll(() => takeMessages(/^The build manifest .* failed to load/).length).toBe(1);
  allowMessages(/Failed to load resource/);
  const documents = countDocuments(page);
  await mainMenu(page).getByRole("link", { name: "About Us" }).click();
  await isOn(page, "/about-us");
  expect(documents()).toBe(0);
  expect(await page.getByText(screen).count()).toBe(0);
});

test("MAN-6 MAN-7 the pointer is asked for every hour with the bare time, and the same build changes nothing", async () => {
  const { page, becomeReady } = await openStill(at("/terms"));
  const pointers = watchRequests(page, pointerPath);
  await becomeReady();
  await page.clock.runFor(hour - 1);
  await quiet(page);
  expect(pointers).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => pointers.length).toBe(1);
  await page.clock.runFor(hour);
  await expect.poll(() => pointers.length).toBe(2);
  for (const path of pointers) expect(path).toMatch(/^\/builds\/latest\.json\?\d{13}$/);
  expect(pointers[0]).not.toBe(pointers[1]);
  expect(await page.locator("[data-sonner-toast]").count()).toBe(0);
});

test("MAN-8 MAN-9 MAN-12 a new release says so, keeps what is typed, and makes only the next page a document", async () => {
  const { page, becomeReady } = await openStill(at("/contact"));
  await page.route(pointerPath, respondWithNewBuild);
  const pointers = watchRequests(page, pointerPath);
  await becomeReady();
  const message = page.locator('textarea[name="message"]');
  await message.fill("Half a sentence about");
  const documents = countDocuments(page);
  await page.clock.runFor(hour);
  await expect.poll(() => pointers.length).toBe(1);
  await page.clock.resume();
  await page.getByRole("button", { name: "Reload" }).waitFor();
  expect(await message.inputValue()).toBe("Half a sentence about");
  await page.clock.fastForward(3 * hour);
  expect(pointers.length).toBe(1);
  await page.evaluate(() => {
    location.hash = "main";
    return window.__reactRouterDataRouter.navigate("/contact?topic=not-sure#main");
  });
  await page.waitForURL("**/contact?topic=not-sure#main");
  expect(documents()).toBe(0);
  await mainMenu(page).getByRole("link", { name: "About Us" }).click();
  await page.waitForURL(at("/about-us"));
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(documents()).toBe(1);
});

test("MAN-8 a release of the same code with other words interrupts nobody, and makes only the next page a document", async () => {
  const { page, becomeReady } = await openStill(at("/contact"));
  const { code } = await (await fetch(at("/builds/latest.json"))).json();
  await page.route(pointerPath, (route) => route.fulfill({ json: { id: "other-words", timestamp: Date.now(), code } }));
  const pointers = watchRequests(page, pointerPath);
  const manifest = page.waitForResponse(manifestPath);
  await becomeReady();
  await page.clock.runFor(1000);
  await (await manifest).finished();
  await quiet(page);
  const documents = countDocuments(page);
  await page.clock.runFor(hour);
  await expect.poll(() => pointers.length).toBe(1);
  await page.clock.resume();
  await mainMenu(page).getByRole("link", { name: "About Us" }).click();
  await page.waitForURL(at("/about-us"));
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(documents()).toBe(1);
  expect(await page.locator("[data-sonner-toast]").count()).toBe(0);
});

test("MAN-10 a manifest that is gone means another release", async () => {
  const page = await newPage();
  await page.route(manifestPath, (route) => route.fulfill({ status: 404, body: "gone" }));
  await page.goto(at("/terms"));
  await ready(page);
  await page.getByRole("button", { name: "Reload" }).waitFor();
  allowMessages(/Failed to load resource/);
  const documents = countDocuments(page);
  await mainMenu(page).getByRole("link", { name: "About Us" }).click();
  await page.waitForURL(at("/about-us"));
  await expect.poll(documents).toBe(1);
});

test.each<[string, (route: Route) => Promise<void>]>([
  ["is 404", (route) => route.fulfill({ status: 404, body: "{}" })],
  ["is 500", (route) => route.fulfill({ status: 500, body: "{}" })],
  ["is aborted", (route) => route.abort()],
  ["is no JSON", (route) => route.fulfill({ contentType: "text/html", body: "<p>" })],
])("MAN-11 a pointer that %s changes nothing until the next hour", async (_, respond) => {
  const { page, becomeReady } = await openStill(at("/terms"));
  await page.route(pointerPath, respond);
  const pointers = watchRequests(page, pointerPath);
  await becomeReady();
  await page.clock.runFor(hour);
  await expect.poll(() => pointers.length).toBe(1);
  await page.clock.runFor(hour - 1000);
  expect(pointers.length).toBe(1);
  await page.clock.runFor(1000);
  await expect.poll(() => pointers.length).toBe(2);
  await page.clock.resume();
  const documents = countDocuments(page);
  await mainMenu(page).getByRole("link", { name: "About Us" }).click();
  await isOn(page, "/about-us");
  expect(documents()).toBe(0);
  allowMessages(/Failed to load resource/);
});

test("MAN-13 a tab that was hidden for longer than the interval checks once when it is shown", async () => {
  const { page, becomeReady } = await openStill(at("/terms"));
  const pointers = watchRequests(page, pointerPath);
  await becomeReady();
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  await setHidden(true);
  await page.clock.runFor(3 * hour);
  expect(pointers.length).toBe(0);
  await setHidden(false);
  await expect.poll(() => pointers.length).toBe(1);
  await page.clock.runFor(1000);
  expect(pointers.length).toBe(1);
});

test("MAN-14 below a base path both files are asked for there", async () => {
  const { page, becomeReady } = await openStill(`${inject("origin")}/terms`);
  const asked = watchRequests(page, /\/builds\//);
  await becomeReady();
  await page.clock.runFor(hour);
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[0]).toMatch(/^\/studio\/builds\/meta\/.+\.json$/);
  expect(asked[1]).toMatch(/^\/studio\/builds\/latest\.json\?\d{13}$/);
});

/** A page with links that are not prefetched, so that a click has to fetch what it needs. */
async function openPlain(path = "/__fixtures/links"): Promise<Page> {
  const page = await newPageOn({ saveData: true });
  await page.goto(at(path));
  await ready(page);
  return page;
}

const about = (page: Page) => mainMenu(page).getByRole("link", { name: "About Us" });
const guard = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem("reload-guard") ?? "[]"));
const codeFailed = /^The code of .* failed to load/;
const noise = /Failed to load resource|Failed to fetch dynamically/;

test("REL-1 REL-11 a module that fails once makes one document load of the destination, and Back returns", async () => {
  const page = await openPlain("/contact");
  const module = await moduleOf(page, "about-us");
  await page.route(`**${module}`, (route) => route.abort(), { times: 1 });
  const documents = countDocuments(page);
  const clickedAt = Date.now();
  await about(page).click();
  await page.waitForURL(at("/about-us"));
  const arrivedAt = Date.now();
  await ready(page);
  await isOn(page, "/about-us");
  expect(documents()).toBe(1);
  const [entry, ...others] = await guard(page);
  expect(others).toEqual([]);
  expect(entry.path).toBe("/about-us");
  expect(entry.expires).toBeGreaterThanOrEqual(clickedAt + 10_000);
  expect(entry.expires).toBeLessThanOrEqual(arrivedAt + 10_000);
  expect(takeMessages(codeFailed).length).toBe(1);
  allowMessages(noise);
  await page.goBack();
  await page.waitForURL(at("/contact"));
});

test("REL-2 a module that always fails makes one document load at most, and the server's page and its links work", async () => {
  const page = await openPlain();
  const module = await moduleOf(page, "about-us");
  const failed: string[] = [];
  await page.route(scriptsOf(module), (route) => {
    failed.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  const documents = countDocuments(page);
  await about(page).click();
  await page.waitForURL(at("/about-us"));
  await page.getByRole("heading", { level: 1 }).waitFor();
  // Once by the click, and once by the page loaded instead.
  await expect.poll(() => failed).toEqual([module, expect.stringMatching(/^\/assets\/page-.{8}\.js$/)]);
  await quiet(page);
  expect(documents()).toBe(1);
  await page.getByRole("contentinfo").locator('a[href="/terms"]').click();
  await page.waitForURL(at("/terms"));
  allowMessages(codeFailed, noise);
});

test.each([
  ["REL-3", "/about-us", 10_000, 0],
  ["REL-4", "/about-us", -1, 1],
  ["REL-5", "/pricing", 10_000, 1],
])(
  "%s with an entry for %s that ends in %i ms a failing module loads %i documents",
  async (_, path, inMs, expected) => {
    const page = await openPlain();
    const module = await moduleOf(page, "about-us");
    await page.route(`**${module}`, (route) => route.abort(), { times: 1 });
    await page.evaluate((entry) => sessionStorage.setItem("reload-guard", JSON.stringify([entry])), {
      path,
      expires: Date.now() + inMs,
    });
    const documents = countDocuments(page);
    await about(page).click();
    await expect.poll(() => takeMessages(codeFailed).length).toBe(1);
    if (expected) await page.waitForURL(at("/about-us"));
    await ready(page);
    allowMessages(noise);
    expect(documents()).toBe(expected);
    if (expected) return;
    expect(new URL(page.url()).pathname).toBe("/__fixtures/links");
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.loading)).toBe("false");
    expect(await page.getByText(screen).count()).toBe(0);
    await page.getByRole("link", { name: "/terms", exact: true }).click();
    await isOn(page, "/terms");
    expect(documents()).toBe(0);
  },
);

test("REL-7 without session storage nothing reloads by itself; a notice offers it", async () => {
  const page = await newPageOn({ saveData: true });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("no storage", "SecurityError");
    };
    Storage.prototype.getItem = Storage.prototype.setItem as never;
  });
  await page.goto(at("/__fixtures/links"));
  await ready(page);
  const module = await moduleOf(page, "about-us");
  await page.route(`**${module}`, (route) => route.abort(), { times: 1 });
  const documents = countDocuments(page);
  await about(page).click();
  const reload = page.getByRole("button", { name: "Reload" });
  await reload.waitFor();
  expect(documents()).toBe(0);
  await reload.click();
  await page.waitForURL(at("/about-us"));
  allowMessages(codeFailed, noise);
});

test("REL-8 where only the query of the page differs its failing data still makes a real document load", async () => {
  const page = await openPlain("/blog-grid");
  await page.route("**/blog-grid.data?category=larm", (route) => route.abort());
  const documents = countDocuments(page);
  await page.evaluate(() => void window.__reactRouterDataRouter.navigate("/blog-grid?category=larm"));
  await page.waitForURL("**/blog-grid?category=larm");
  await ready(page);
  expect(documents()).toBe(1);
  allowMessages(/^Payload failed/, noise);
});

test("REL-12 below a base path the guard's path begins with it", async () => {
  const page = await newPageOn({ saveData: true });
  await page.goto(`${inject("origin")}/terms`);
  await ready(page);
  const module = await moduleOf(page, "about-us");
  await page.route(`**${module}`, (route) => route.abort(), { times: 1 });
  await about(page).click();
  await page.waitForURL("**/studio/about-us");
  await ready(page);
  expect((await guard(page))[0].path).toBe("/studio/about-us");
  allowMessages(codeFailed, noise);
});

test("REL-9 a prefetch that fails changes nothing, and a click fetches the file afresh", async () => {
  const page = await newPage();
  let isDown = true;
  let isAsked = false;
  await page.route(/\/assets\/page-/, (route) => {
    if (!isDown || new URL(route.request().headers().referer ?? at("/")).pathname === "/") return route.continue();
    isAsked = true;
    return route.abort();
  });
  await page.goto(at("/__fixtures/links"));
  await ready(page);
  await expect.poll(() => isAsked).toBe(true);
  isDown = false;
  const documents = countDocuments(page);
  await page.getByRole("link", { name: "/terms", exact: true }).click();
  await isOn(page, "/terms");
  expect(documents()).toBe(0);
  allowMessages(noise);
});

test("REL-10 a widget that cannot load leaves the page and shows what it can", async () => {
  const page = await newPage();
  await page.route(/search-panel/, (route) => route.abort());
  await page.goto(at("/about-us"));
  await ready(page);
  await page.getByRole("button", { name: "Search" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Search" });
  await dialog.getByRole("link", { name: /search page/i }).waitFor();
  await isOn(page, "/about-us");
  allowMessages(noise);
});

test("REL-15 two routes that always fail load three documents at most in 20 s", async () => {
  const page = await openPlain();
  for (const pattern of ["about-us", "terms"]) {
    await page.route(`**${await moduleOf(page, pattern)}`, (route) => route.abort());
  }
  const documents = countDocuments(page);
  await page.evaluate(() => {
    const now = Date.now();
    // Two recent loads of other pages.
    const entries = ["/a", "/b"].map((path) => ({ path, expires: now + 9000 }));
    sessionStorage.setItem("reload-guard", JSON.stringify(entries));
  });
  await about(page).click();
  await page.waitForURL(at("/about-us"));
  await page.goBack();
  await page.waitForURL(at("/__fixtures/links"));
  await ready(page);
  const before = documents();
  await page.getByRole("link", { name: "/terms", exact: true }).click();
  await page.getByRole("button", { name: "Reload" }).waitFor();
  expect(documents()).toBe(before);
  allowMessages(codeFailed, noise);
});

test("PAY-2 a payload that is aborted, a page or cut off opens the destination as a document and is named once", async () => {
  const broken: [string, (route: Route) => Promise<void>][] = [
    ["aborted", (route) => route.abort()],
    ["404", (route) => route.fulfill({ status: 404, contentType: "text/html", body: "<h1>Not here</h1>" })],
    ["cut off", (route) => route.fulfill({ contentType: "text/x-script", body: '[{"_1":2},"root",{' })],
  ];
  for (const [, respond] of broken) {
    const page = await openPlain();
    await page.route("**/about-us.data", respond);
    const documents = countDocuments(page);
    await about(page).click();
    await page.waitForURL(at("/about-us"));
    await ready(page);
    await isOn(page, "/about-us");
    expect(documents()).toBe(1);
    expect(takeMessages(/^Payload failed to load: \/about-us\.data$/).length).toBe(1);
    allowMessages(noise);
  }
});

test("a payload that fails again is not retried by itself: the visitor stays and is told", async () => {
  const page = await openPlain();
  await page.route("**/about-us.data", (route) => route.abort());
  await page.evaluate(() => {
    sessionStorage.setItem("reload-guard", JSON.stringify([{ path: "/about-us", expires: Date.now() + 9000 }]));
  });
  const documents = countDocuments(page);
  await about(page).click();
  await page.getByRole("button", { name: "Reload" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/__fixtures/links");
  expect(documents()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.loading)).toBe("false");
  allowMessages(/^Payload failed/, noise);
});

test("a payload of another build opens its page as a document", async () => {
  const page = await openPlain();
  await page.route("**/about-us.data", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/"\d{14}-[0-9a-f]{6}"/, '"20200101000000-abcdef"') });
  });
  const documents = countDocuments(page);
  await about(page).click();
  await page.waitForURL(at("/about-us"));
  await ready(page);
  expect(documents()).toBe(1);
});

test("BOT-4 a crawler whose code is all blocked keeps the server's page", async () => {
  const page = await newPage({ userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" });
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  const asked = watchRequests(page, /\/assets\/.*\.js$/);
  const documents = countDocuments(page);
  await page.goto(at("/about-us"));
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await quiet(page);
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  expect(await page.getByText(screen).count()).toBe(0);
  expect(documents()).toBeLessThanOrEqual(2);
  allowMessages(noise);
});

test("a page that the browser brings back after leaving is not stuck in loading", async () => {
  const page = await open(at("/__fixtures/links"));
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.loading)).toBe("false");
});
