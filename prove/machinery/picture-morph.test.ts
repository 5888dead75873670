import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { newPage, ready, startBrowser } from "../../tests/support/browser.ts";

declare global {
  interface Window {
    /** The marked pictures of each transition, before and after the page changes. */
    morphs: [before: number, after: number][];
  }
}

startBrowser();

async function openPortfolio(options: BrowserContextOptions = {}, prepare?: () => void): Promise<Page> {
  const page = await newPage({ reducedMotion: "no-preference", ...options });
  await page.addInitScript(() => {
    window.morphs = [];
    const original = document.startViewTransition?.bind(document);
    const marked = () => document.querySelectorAll("[data-morph]").length;
    document.startViewTransition = (update) => {
      const before = marked();
      return original(async () => {
        await (typeof update === "function" && update());
        window.morphs.push([before, marked()]);
      });
    };
  });
  if (prepare) await page.addInitScript(prepare);
  await page.goto(`${inject("origin")}/portfolio`);
  await ready(page);
  return page;
}

/** Clicks the first card once its page has been prefetched, and waits for the page. */
async function openCard(page: Page): Promise<void> {
  const card = page.locator("main article[data-reveal] > a").first();
  const path = (await card.getAttribute("href")) ?? "";
  const fetched = page.waitForResponse(`**${path}.data`);
  await card.scrollIntoViewIfNeeded();
  await fetched;
  await page.waitForLoadState("networkidle");
  await card.click();
  await page.waitForURL(`**${path}`);
  await expect.poll(() => page.locator("main").getAttribute("data-page")).toBe("/portfolio/{slug}");
}

test("the picture of a card grows into the picture of its case; nothing is left behind, focus and top are the page's", async () => {
  const page = await openPortfolio();
  await openCard(page);
  await expect.poll(() => page.evaluate(() => window.morphs)).toEqual([[1, 1]]);
  await expect.poll(() => page.locator("[data-morph], [data-morphing]").count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.locator("html").getAttribute("data-loading")).toBe("false");
});

test("with reduced motion, and in a browser that cannot, the page just changes", async () => {
  const still = await openPortfolio({ reducedMotion: "reduce" });
  await openCard(still);
  expect(await still.evaluate(() => window.morphs)).toEqual([]);
  const plain = await openPortfolio({}, () => {
    Reflect.deleteProperty(Document.prototype, "startViewTransition");
    Reflect.deleteProperty(document, "startViewTransition");
  });
  await openCard(plain);
  expect(await plain.evaluate(() => window.morphs)).toEqual([]);
});
