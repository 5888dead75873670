import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { newPage, open, startBrowser } from "../support/browser.ts";
import { basePath, fetchHtml } from "../support/pages.ts";

startBrowser();
const at = (path: string) => inject("origin") + path;
const phone = { viewport: { width: 360, height: 800 } };
const heading = "#archive-results";

test("the next page of the archive starts at its results, focused and with their count announced", async () => {
  const page = await open(at("/blog-grid"), phone);
  const status = page.locator("#archive-count");
  const said = await status.elementHandle();
  const before = await status.textContent();
  await page.getByRole("link", { name: "Next page" }).click();
  await page.waitForURL((url) => url.searchParams.get("page") === "2");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("archive-results");
  await expect.poll(() => isAtTop(page)).toBe(true);
  await expect.poll(() => status.textContent()).not.toBe(before);
  // A screen reader does not announce a live region that is replaced.
  expect(await said?.evaluate((region) => region.isConnected)).toBe(true);
});

test("on a phone the archive's filters are folded above its results, and a choice leads to those", async () => {
  const page = await open(at("/blog-grid"), phone);
  const choices = page.locator("main aside");
  const category = choices.getByRole("link", { name: /^Überschlagsrechnung/ });
  expect(await category.isVisible()).toBe(false);
  expect(await topOf(page, "main aside")).toBeLessThan(await topOf(page, heading));
  await choices.locator("summary").click();
  await category.click();
  await page.waitForURL((url) => url.searchParams.get("category") === "uber-alles-gerechnet");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("archive-results");
  await expect.poll(() => isAtTop(page)).toBe(true);
  expect(await choices.locator("summary").textContent()).toContain("Überschlagsrechnung");
});

test("on a desktop the archive's filters are not folded", async () => {
  const page = await open(at("/blog-grid"));
  for (const name of [/^Überschlagsrechnung/, /^2025/]) {
    expect(await page.locator("main aside").getByRole("link", { name }).isVisible()).toBe(true);
  }
});

test("without script a filter opens the archive at its results", async () => {
  const page = await newPage({ javaScriptEnabled: false, ...phone });
  await page.goto(at("/blog-grid"));
  await page.locator("main aside summary").click();
  await page.locator("main aside").getByRole("link", { name: /^Lärm/ }).click();
  await page.waitForURL("**/blog-grid?category=larm#archive-results");
  await expect.poll(() => isAtTop(page)).toBe(true);
});

test("an article ends with the feeds and the newsletter form, outside main", async () => {
  const page = await open(at("/blog-details"));
  const strip = page.locator("body > aside, aside").filter({ has: page.locator("form[data-form=newsletter]") });
  expect(await strip.getByRole("textbox", { name: /Email/ }).isVisible()).toBe(true);
  for (const feed of ["/feed.xml", "/feed.json"])
    expect(await strip.locator(`a[href="${basePath()}${feed}"]`).count()).toBe(1);
  expect(await page.locator("main form[data-form=newsletter]").count()).toBe(0);
});

test.each(["ports", "unreal"])("the page of the tag %s ends with links to other tags", async (tag) => {
  const main = /<main[\s\S]*<\/main>/.exec((await fetchHtml(`/blog/tag/${tag}`)).html)?.[0] ?? "";
  const targets = [...main.matchAll(/href="(\/blog\/tag\/[^"]+)"/g)].map(([, path]) => path);
  expect(targets.length).toBeGreaterThan(1);
  expect(targets).not.toContain(`/blog/tag/${tag}`);
});

/** Right below the header, where reading begins. */
async function isAtTop(page: Page): Promise<boolean> {
  const top = await topOf(page, heading);
  return top >= 0 && top < 200;
}

function topOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
}
