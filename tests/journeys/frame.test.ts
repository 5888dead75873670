import { expect, inject, test } from "vitest";
import { countDocuments, newPage, open, ready, startBrowser } from "../support/browser.ts";

startBrowser();
const at = (path: string) => inject("origin") + path;
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
    await expect.poll(() => header.getAttribute("data-sticky")).toBe(expected);
  }
});

test("the Services submenu opens on hover, focus and click; Escape closes it and gives the focus back", async () => {
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

test("the panel of Services lists the four departments in their order, below a link to all services", async () => {
  const page = await open(at("/about-us"));
  await page.getByRole("button", { name: "Services", exact: true }).focus();
  const panel = page.locator("#services-menu");
  const targets = (scope: string) =>
    panel.locator(scope).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(await targets("li a")).toEqual([
    "/it-and-dev-consultancy",
    "/game-development-studio",
    "/sports-and-data-solutions",
    "/research-and-development-innovation-ai-labs",
  ]);
  expect(await targets(":is(h2, h3) a")).toEqual(["/service"]);
});

test("the columns of the footer hold the customer's rows and no others", async () => {
  const page = await open(at("/about-us"));
  const footer = page.getByRole("contentinfo");
  const rows = (name: string) =>
    footer
      .getByRole("navigation", { name })
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(await rows("Services")).toEqual([
    "/it-and-dev-consultancy",
    "/sports-and-data-solutions",
    "/research-and-development-innovation-ai-labs",
  ]);
  expect(await rows("Game Studio")).toEqual(["/web3-game-development", "/game-localization"]);
  expect(await rows("Information")).toEqual(["/about-us", "/contact"]);
});

test.each([
  ["/portfolio-grid", "/portfolio"],
  ["/portfolio/zolw-w-szklance", "/portfolio"],
  ["/blog-grid", "/blog"],
  ["/single-shop/1", "/shop"],
  ["/team/li-wu", "/team"],
])("on %s the frame marks the section %s and nothing else", async (path, section) => {
  const page = await open(at(path));
  const marked = await page
    .locator('body > header, nav[aria-label="More pages"]')
    .locator("[aria-current]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(marked).toEqual([section]);
});

test("without script the word Services is a link to the overview, and no button that does nothing", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(at("/about-us"));
  const main = page.getByRole("navigation", { name: "Main" });
  expect(await main.getByRole("button", { name: "Services" }).isVisible()).toBe(false);
  await main.getByRole("link", { name: "Services", exact: true }).click();
  await page.waitForURL("**/service");
  const current = page.getByRole("navigation", { name: "Main" }).locator("a[aria-current]");
  expect(await current.textContent()).toBe("Services");
});

test.each([
  ["the strip above the footer", { width: 1280, height: 800 }, undefined],
  ["the sidebar", { width: 1280, height: 800 }, ["Open sidebar"]],
  ["the menu of a phone", { width: 390, height: 844 }, ["Open menu"]],
])("%s leads to the blog, the shop and the page of every reader", async (_, viewport, keys = []) => {
  const page = await open(at("/about-us"), { viewport });
  for (const name of keys) await page.getByRole("button", { name }).click();
  const place = keys.length > 0 ? page.locator("dialog[open]") : page.getByRole("navigation", { name: "More pages" });
  for (const path of ["/blog", "/shop", "/team", "/pricing", "/faq", ...readers]) {
    expect(await place.locator(`a[href="${path}"]`).isVisible(), path).toBe(true);
  }
  await place.locator('a[href="/home-5"]').click();
  await page.waitForURL("**/home-5");
});

test("the mobile menu traps the focus and closes by overlay, Escape and navigation", async () => {
  const page = await open(at("/about-us"), phone);
  const trigger = page.getByRole("button", { name: "Open menu" });
  const dialog = page.getByRole("dialog", { name: "Menu" });
  await trigger.click();
  await dialog.waitFor();
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press("Tab");
    expect(
      await dialog.evaluate(
        (element) => element.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true);
  }
  await page.locator('[data-overlay="mobile-menu"]').click({ position: { x: 8, y: 400 } });
  await dialog.waitFor({ state: "hidden" });
  await trigger.click();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => trigger.evaluate((element) => element === document.activeElement)).toBe(true);
  await trigger.click();
  await dialog.getByRole("link", { name: "Portfolio" }).click();
  await page.waitForURL("**/portfolio");
  await dialog.waitFor({ state: "hidden" });
});

test("the sidebar opens from the header and, on a phone, from the menu", async () => {
  const page = await open(at("/about-us"));
  const trigger = page.getByRole("button", { name: "Open sidebar" });
  await trigger.click();
  const dialog = page.getByRole("dialog", { name: "Company" });
  await dialog.waitFor();
  expect(await dialog.getByRole("link", { name: /@grosszahn\.example/ }).count()).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => trigger.evaluate((element) => element === document.activeElement)).toBe(true);
  const small = await open(at("/about-us"), phone);
  await small.getByRole("button", { name: "Open menu" }).click();
  await small.getByRole("button", { name: "Open sidebar" }).click();
  await small.getByRole("dialog", { name: "Company" }).waitFor();
});

test("a client navigation loads no document, moves the focus to the heading and says the title", async () => {
  const page = await open(at("/about-us"));
  const documents = countDocuments(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Portfolio" }).click();
  await page.waitForURL("**/portfolio");
  await expect.poll(() => page.title()).toMatch(/ \| Großzahn$/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  const title = await page.title();
  expect(await page.getByRole("status").filter({ hasText: title }).count()).toBe(1);
  expect(documents()).toBe(0);
});

test("the skip link is first and leads to the content", async () => {
  const page = await open(at("/about-us"));
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
});

test("the landmarks and names that outside checks rely on are there", async () => {
  const page = await open(at("/single-shop/1"));
  await page.getByRole("banner").waitFor();
  await page
    .getByRole("contentinfo")
    .getByText(new RegExp(`© 2014–${new Date().getFullYear()}`))
    .waitFor();
  expect(await page.locator("main").getAttribute("data-page")).toBe("/single-shop/{id}");
  expect(await page.getByRole("banner").getByRole("link", { name: /^Cart/ }).getAttribute("href")).toBe("/cart");
  expect(await page.getByRole("banner").getByRole("link", { name: "Get in Touch" }).getAttribute("href")).toBe(
    "/contact",
  );
  for (const name of ["Services", "Game Studio", "Information"]) {
    await page.getByRole("contentinfo").getByRole("navigation", { name }).waitFor();
  }
});

test("PAY-5 without script every page's content shows, menus open, search submits and slides can be reached", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(at("/"));
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.locator("label", { hasText: "Software" }).click();
  await page.locator("[aria-roledescription=slide]").nth(1).waitFor();
  await page.getByRole("button", { name: "Open sidebar" }).click();
  await page.getByRole("dialog", { name: "Company" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Search" }).first().click();
  await page.waitForURL("**/search**");
});

test("below a base path the site hydrates, navigates and shows its pictures", async () => {
  const page = await open(`${inject("origin")}/`);
  const documents = countDocuments(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }).click();
  await page.waitForURL("**/studio/about-us");
  expect(documents()).toBe(0);
  await page.goBack();
  await ready(page);
  expect(
    await page
      .locator("main img")
      .first()
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
});
