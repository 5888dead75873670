import { expect, inject, test } from "vitest";
import { open, startBrowser } from "../support/browser.ts";
import { basePath, publicOrigin } from "../support/pages.ts";

startBrowser();

const at = (path: string) => inject("origin") + path;
const structuredData = 'script[type="application/ld+json"]';

test("hydration keeps a page's structured data, and a navigation removes it", async () => {
  const page = await open(at("/faq"));
  const json = await page.locator(structuredData).textContent();
  expect(JSON.parse(json ?? "")).toMatchObject({ "@context": "https://schema.org" });
  expect(json).toContain("FAQPage");
  await page.locator(`main a[href="${basePath()}/pricing"]`).first().click();
  await page.waitForSelector('main[data-page="/pricing"]');
  expect(await page.locator(structuredData).count()).toBe(0);
});

test("a navigation removes the metadata for sharing and indexing and updates the canonical address", async () => {
  const served = 'meta[property^="og:"], meta[name="robots"], link[rel="alternate"]';
  const page = await open(at("/cart"));
  expect(await page.locator(served).count()).toBe(1);
  await page.locator(`footer a[href="${basePath()}/terms"]`).click();
  await page.waitForSelector('main[data-page="/terms"]');
  expect(await page.locator(served).count()).toBe(0);
  expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toBe(`${publicOrigin()}/terms`);
});

test("the blog links to its JSON feed, which is served as one", async () => {
  const page = await open(at("/blog"));
  const feed = page.waitForResponse((response) => response.url().endsWith("/feed.json"));
  await page.getByRole("link", { name: "JSON feed" }).click();
  expect((await feed).headers()["content-type"]).toMatch(/^application\/feed\+json/);
});
