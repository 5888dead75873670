import type { Locator } from "playwright-core";
import { expect, inject, test } from "vitest";
import { newPage, open, startBrowser } from "../support/browser.ts";
import { basePath } from "../support/pages.ts";
import { quiet } from "../support/runtime.ts";

startBrowser();
const at = (path: string) => inject("origin") + path;
/** A path as the browser has it. */
const below = (path: string) => basePath() + path;
const targetsOf = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
const readers = [2, 3, 4, 5, 6, 7, 8].map((number) => `/home-${number}`);
const phone = { viewport: { width: 390, height: 844 } };

test("the header is sticky past 50 px and not at 50", async () => {
  const page = await open(at("/about-us"));
  const header = page.locator("body > header");
  expect(await header.getAttribute("data-sticky")).toBe("false");
  for (const [position, expected] of [
    [50, "false"],
    [51, "true"],
    [0, "false"],
  ] as const) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), position);
    await quiet(page);
    await expect.poll(() => header.getAttribute("data-sticky")).toBe(expected);
  }
});

test("the Services submenu opens on hover, focus and click; Escape closes it and returns the focus", async () => {
  const page = await open(at("/about-us"));
  const button = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Services" });
  const tile = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /Sports and data/ });
  await button.hover();
  await expect.poll(() => tile.isVisible()).toBe(true);
  await page.mouse.move(5, 500);
  await expect.poll(() => tile.isVisible()).toBe(false);
  await button.focus();
  await expect.poll(() => tile.isVisible()).toBe(true);
  expect(await button.getAttribute("aria-expanded")).toBe("true");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect.poll(() => tile.isVisible()).toBe(false);
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  await button.click();
  await expect.poll(() => tile.isVisible()).toBe(true);
  await tile.click();
  await page.waitForURL("**/sports-and-data-solutions");
});

test("menu and footer list the customer's rows in order, and no others", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(at("/about-us"));
  const panel = page.locator("#services-menu");
  expect(await targetsOf(panel.locator("li a"))).toEqual([
    below("/it-and-dev-consultancy"),
    below("/game-development-studio"),
    below("/sports-and-data-solutions"),
    below("/research-and-development-innovation-ai-labs"),
  ]);
  expect(await targetsOf(panel.locator(":is(h2, h3) a"))).toEqual([below("/service")]);
  const column = (name: string) =>
    targetsOf(page.getByRole("contentinfo").getByRole("navigation", { name }).getByRole("link"));
  expect(await column("Services")).toEqual([
    below("/it-and-dev-consultancy"),
    below("/sports-and-data-solutions"),
    below("/research-and-development-innovation-ai-labs"),
  ]);
  expect(await column("Game Studio")).toEqual([below("/web3-game-development"), below("/game-localization")]);
  expect(await column("Information")).toEqual([below("/about-us"), below("/contact")]);
});

test("the frame marks the section of the present page and nothing else", async () => {
  const page = await open(at("/portfolio-grid"));
  const marked = page.locator('body > header, nav[aria-label="Also in the sidebar"]').locator("[aria-current]");
  for (const [path, section] of [
    ["/portfolio-grid", "/portfolio"],
    ["/single-shop/1", "/shop"],
    ["/portfolio/zolw-w-szklance", "/portfolio"],
    ["/blog-grid", "/blog"],
    ["/team/li-wu", "/team"],
  ] as const) {
    await page.evaluate((to) => window.__reactRouterDataRouter.navigate(to), path);
    await expect.poll(() => page.url()).toBe(at(path));
    await expect.poll(() => targetsOf(marked)).toEqual([below(section)]);
  }
});

test("without script Services is a link to the overview instead of a button", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(at("/about-us"));
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("button", { name: "Services" }).waitFor({ state: "hidden" });
  await main.getByRole("link", { name: "Services", exact: true }).click();
  await page.waitForURL("**/service");
  const current = page.getByRole("navigation", { name: "Main" }).locator("a[aria-current]");
  expect(await current.textContent()).toBe("Services");
});

/** Blog, shop and the page of every reader. */
async function expectMorePages(place: Locator) {
  for (const path of ["/blog", "/shop", "/team", "/pricing", "/faq", ...readers])
    await expect.poll(() => place.locator(`a[href="${below(path)}"]`).isVisible(), { message: path }).toBe(true);
}

test("the sidebar lists all further pages", async () => {
  const page = await open(at("/about-us"));
  await page.getByRole("button", { name: "Open sidebar" }).click();
  const sidebar = page.getByRole("dialog", { name: "Company" });
  await expectMorePages(sidebar);
  expect(await sidebar.getByRole("link", { name: /@grosszahn\.example/ }).count()).toBeGreaterThan(0);
  await sidebar.locator(`a[href="${below("/home-5")}"]`).click();
  await expect.poll(() => page.url()).toBe(at("/home-5"));
  await expect.poll(() => sidebar.isVisible()).toBe(false);
});

test("the mobile menu lists all further pages and closes by overlay, Escape and navigation", async () => {
  const page = await open(at("/about-us"), phone);
  const trigger = page.getByRole("button", { name: "Open menu" });
  const dialog = page.getByRole("dialog", { name: "Menu" });
  await trigger.click();
  await dialog.waitFor();
  await expectMorePages(dialog);
  await page.locator('[data-overlay="mobile-menu"]').click({ position: { x: 8, y: 400 } });
  await dialog.waitFor({ state: "hidden" });
  await trigger.click();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => trigger.evaluate((element) => element === document.activeElement)).toBe(true);
  await trigger.click();
  await dialog.getByRole("link", { name: "Portfolio" }).click();
  await expect.poll(() => page.url()).toBe(at("/portfolio"));
  await expect.poll(() => dialog.isVisible()).toBe(false);
});

test("landmarks, their names, the page's pattern and the year are where outside checks look for them", async () => {
  const page = await newPage();
  await page.clock.setFixedTime("2031-05-05T12:00:00Z");
  await page.goto(at("/single-shop/1"));
  await page.getByRole("contentinfo").getByText("© 2014–2031").waitFor();
  expect(await page.locator("main").getAttribute("data-page")).toBe("/single-shop/{id}");
  const banner = page.getByRole("banner");
  expect(await targetsOf(banner.getByRole("link", { name: /^Cart/ }))).toEqual([below("/cart")]);
  expect(await targetsOf(banner.getByRole("link", { name: "Get in Touch" }))).toEqual([below("/contact")]);
});

test("PAY-5 without script content and slides show, menus open, and search opens its page", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(at("/"));
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.locator("label", { hasText: "Software" }).click();
  await page.locator("[aria-roledescription=slide]").nth(1).waitFor();
  await page.getByRole("button", { name: "Open sidebar" }).click();
  await page.getByRole("dialog", { name: "Company" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Search" }).first().click();
  await expect.poll(() => page.url()).toMatch(new RegExp(`^${at("/search")}(\\?|$)`));
});

test("a browser that darkens pages leaves ours as they are, so that drawings and their words stay apart", async () => {
  const page = await newPage({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.goto(at("/privacy"));
  const header = page.locator("body > header");
  const plain = await header.screenshot();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setAutoDarkModeOverride", { enabled: true });
  expect((await header.screenshot()).equals(plain)).toBe(true);
});
