import type { Page, Route } from "playwright-core";
import { expect, inject, test } from "vitest";
import { allowMessages, countDocuments, newPage, ready, startBrowser, takeMessages } from "../support/browser.ts";
import { basePath } from "../support/pages.ts";
import { moduleOf, newPageOn, openStill, quiet, scriptsOf, watchRequests } from "../support/runtime.ts";

startBrowser();
const at = (path: string) => inject("origin") + path;
/** A path as the browser has it. */
const below = (path: string) => basePath() + path;
const hour = 3_600_000;
const manifestPath = /\/builds\/meta\//;
const pointerPath = /\/builds\/latest\.json/;
const screen = "Oops, this page is not found";

const respondWithNewBuild = (route: Route) => route.fulfill({ json: { id: "another-build", timestamp: Date.now() } });
const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const isOn = (page: Page, path: string) => expect.poll(() => page.locator("main").getAttribute("data-page")).toBe(path);
const isAt = (page: Page, path: string) => expect.poll(() => page.url()).toBe(at(path));
const loading = (page: Page) => page.evaluate(() => document.documentElement.dataset.loading);
const settled = (page: Page) => expect.poll(() => loading(page)).toBe("false");

test("RDY-1 nothing is prefetched and no release is checked before the page is hydrated and idle", async () => {
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

test("MAN-3 MAN-14 the manifest is fetched once, 1000 ms after ready, however many pages follow", async () => {
  const { page, becomeReady } = await openStill(at("/terms"));
  const manifests = watchRequests(page, manifestPath);
  await becomeReady();
  await page.clock.runFor(999);
  await quiet(page);
  expect(manifests.length).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => manifests.length).toBe(1);
  await page.clock.resume();
  for (const path of ["/privacy", "/accessibility", "/terms"]) {
    await page
      .getByRole("contentinfo")
      .locator(`a[href="${below(path)}"]`)
      .click();
    await isOn(page, path);
  }
  const { id } = await (await fetch(at("/builds/latest.json"))).json();
  expect(manifests).toEqual([below(`/builds/meta/${id}.json`)]);
});

test.each([
  ["slow-2g", 0],
  ["2g", 1],
  [undefined, 1],
])("MAN-4 on a connection of type %s the manifest is fetched %i times", async (effectiveType, expected) => {
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
])("MAN-5 a manifest that %s is logged once, and links still work", async (_, respond) => {
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

test("MAN-6 MAN-7 MAN-14 the pointer is fetched every hour with the time; the same build changes nothing", async () => {
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
  for (const path of pointers) expect(path).toMatch(new RegExp(`^${below("/builds/latest.json")}\\?\\d{13}$`));
  expect(pointers[0]).not.toBe(pointers[1]);
  expect(await page.locator("[data-toast]").count()).toBe(0);
});

test("MAN-8 MAN-9 MAN-12 a new release shows a notice, keeps typed text, and loads the next page as a document", async () => {
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

test("MAN-8 a release that changes only content shows no notice; the next page loads as a document", async () => {
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
  expect(await page.locator("[data-toast]").count()).toBe(0);
});

test("MAN-10 a missing manifest counts as another release", async () => {
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
  ["is aborted", (route) => route.abort()],
  ["is not JSON", (route) => route.fulfill({ contentType: "text/html", body: "<p>" })],
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

test("MAN-13 a tab hidden for longer than the interval checks once when it is shown again", async () => {
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

/** A page with links that are not prefetched, so that a click has to fetch what it needs. */
async function openPlain(path = "/__fixtures/links"): Promise<Page> {
  const page = await newPageOn({ saveData: true });
  await page.goto(at(path));
  await ready(page);
  return page;
}

const about = (page: Page) => mainMenu(page).getByRole("link", { name: "About Us" });
const guard = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem("reload-guard") ?? "[]"));
const setGuard = (page: Page, ...entries: { path: string; expires: number }[]) =>
  page.evaluate((all) => sessionStorage.setItem("reload-guard", JSON.stringify(all)), entries);
/** Stops the page's clock, but not its timers, so that no entry of the guard expires while a test is slow. */
async function stopDate(page: Page): Promise<number> {
  const now = Date.now();
  await page.clock.setFixedTime(now);
  return now;
}
const codeFailed = /^The code of .* failed to load/;
const noise = /Failed to load resource|Failed to fetch dynamically/;

test("REL-1 REL-11 REL-12 a module that fails once causes one document load, and Back returns", async () => {
  const page = await openPlain("/contact");
  const now = await stopDate(page);
  const module = await moduleOf(page, "about-us");
  await page.route(`**${module}`, (route) => route.abort(), { times: 1 });
  const documents = countDocuments(page);
  await about(page).click();
  await page.waitForURL(at("/about-us"));
  await ready(page);
  await isOn(page, "/about-us");
  expect(documents()).toBe(1);
  expect(await guard(page)).toEqual([{ path: below("/about-us"), expires: now + 10_000 }]);
  expect(takeMessages(codeFailed).length).toBe(1);
  allowMessages(noise);
  await page.goBack();
  await page.waitForURL(at("/contact"));
});

test("REL-2 a module that always fails causes one document load; the server's page and its links work", async () => {
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
  await expect.poll(() => failed).toEqual([module, expect.stringMatching(/\/assets\/page-.{8}\.js$/)]);
  await quiet(page);
  expect(documents()).toBe(1);
  await page
    .getByRole("contentinfo")
    .locator(`a[href="${below("/terms")}"]`)
    .click();
  await isAt(page, "/terms");
  allowMessages(codeFailed, noise);
});

test.each([
  ["REL-3", "/about-us", 10_000, 0],
  ["REL-4", "/about-us", -1, 1],
  ["REL-5", "/pricing", 10_000, 1],
])(
  "%s with a guard entry for %s that expires in %i ms, a failing module loads %i documents",
  async (_, path, inMs, expected) => {
    const page = await openPlain();
    const module = await moduleOf(page, "about-us");
    await page.route(`**${module}`, (route) => route.abort(), { times: 1 });
    await setGuard(page, { path: below(path), expires: (await stopDate(page)) + inMs });
    const documents = countDocuments(page);
    await about(page).click();
    await expect.poll(() => takeMessages(codeFailed).length).toBe(1);
    if (expected) await page.waitForURL(at("/about-us"));
    await ready(page);
    allowMessages(noise);
    expect(documents()).toBe(expected);
    if (expected) return;
    expect(page.url()).toBe(at("/__fixtures/links"));
    await settled(page);
    expect(await page.getByText(screen).count()).toBe(0);
    await page.getByRole("link", { name: "/terms", exact: true }).click();
    await isOn(page, "/terms");
    expect(documents()).toBe(0);
  },
);

test("REL-7 without session storage nothing reloads by itself; a notice offers to reload", async () => {
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
  await isAt(page, "/about-us");
  allowMessages(codeFailed, noise);
});

test("REL-8 failing data causes a document load even if only the query of the address changes", async () => {
  const page = await openPlain("/blog-grid");
  await page.route("**/blog-grid.data?category=larm", (route) => route.abort());
  const documents = countDocuments(page);
  await page.evaluate(() => void window.__reactRouterDataRouter.navigate("/blog-grid?category=larm"));
  await page.waitForURL("**/blog-grid?category=larm");
  await ready(page);
  expect(documents()).toBe(1);
  allowMessages(/^Payload failed/, noise);
});

test("REL-9 a failed prefetch changes nothing, and a click fetches the file again", async () => {
  const connection = { saveData: true };
  const page = await newPageOn(connection);
  await page.goto(at("/__fixtures/links"));
  await ready(page);
  let isDown = true;
  await page.route(scriptsOf(await moduleOf(page, "terms")), (route) => (isDown ? route.abort() : route.continue()));
  const failed = page.waitForEvent("requestfailed");
  await page.evaluate(() =>
    Object.assign((navigator as { connection?: object }).connection ?? {}, { saveData: false }),
  );
  const link = page.getByRole("link", { name: "/terms", exact: true });
  await link.focus();
  await failed;
  await quiet(page);
  isDown = false;
  const documents = countDocuments(page);
  await link.click();
  await isOn(page, "/terms");
  expect(documents()).toBe(0);
  allowMessages(noise);
});

test("REL-10 if the code of search cannot load, the page stays and the dialog links to the search page", async () => {
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

test("REL-15 two pages that always fail load at most three documents in 20 s", async () => {
  const page = await openPlain();
  for (const pattern of ["about-us", "terms"]) {
    await page.route(`**${await moduleOf(page, pattern)}`, (route) => route.abort());
  }
  const documents = countDocuments(page);
  const expires = (await stopDate(page)) + 9000;
  // Two recent loads of other pages.
  await setGuard(page, { path: below("/a"), expires }, { path: below("/b"), expires });
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

test("PAY-2 a payload that is aborted, missing or cut off causes one document load and one warning", async () => {
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
    expect(takeMessages(new RegExp(`^Payload failed to load: ${below("/about-us.data")}$`)).length).toBe(1);
    allowMessages(noise);
  }
});

test("a payload that fails again causes no document load: the page stays and shows a notice", async () => {
  const page = await openPlain();
  await page.route("**/about-us.data", (route) => route.abort());
  await setGuard(page, { path: below("/about-us"), expires: (await stopDate(page)) + 9000 });
  const documents = countDocuments(page);
  await about(page).click();
  await page.getByRole("button", { name: "Reload" }).waitFor();
  expect(page.url()).toBe(at("/__fixtures/links"));
  expect(documents()).toBe(0);
  await settled(page);
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

test("a page restored by the browser in mid-navigation is no longer loading", async () => {
  const page = await openPlain();
  await page.route(scriptsOf(await moduleOf(page, "about-us")), () => {});
  await about(page).click();
  await expect.poll(() => loading(page)).toBe("true");
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await settled(page);
});
