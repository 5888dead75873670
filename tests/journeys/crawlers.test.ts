import { expect, inject, test } from "vitest";
import { open, startBrowser } from "../support/browser.ts";

startBrowser();

const said = 'script[type="application/ld+json"]';

test("what a page says about itself is left alone by the browser and goes with the page", async () => {
  const page = await open(`${inject("origin")}/faq`);
  const json = await page.locator(said).textContent();
  expect(JSON.parse(json ?? "")).toMatchObject({ "@context": "https://schema.org" });
  expect(json).toContain("FAQPage");
  await page.locator('main a[href="/pricing"]').first().click();
  await page.waitForSelector('main[data-page="/pricing"]');
  expect(await page.locator(said).count()).toBe(0);
});

test("what a shared link shows, and who may not list a page, goes with the page that was served", async () => {
  const served = 'meta[property^="og:"], meta[name="robots"], link[rel="alternate"]';
  const page = await open(`${inject("origin")}/cart`);
  expect(await page.locator(served).count()).toBe(1);
  await page.locator('footer a[href="/terms"]').click();
  await page.waitForSelector('main[data-page="/terms"]');
  expect(await page.locator(served).count()).toBe(0);
  expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toBe("https://grosszahn.example/terms");
});

test("a feed opens from the front of the blog as a file", async () => {
  const page = await open(`${inject("origin")}/blog`);
  const feed = page.waitForResponse((response) => response.url().endsWith("/feed.json"));
  await page.getByRole("link", { name: "JSON feed" }).click();
  expect((await feed).headers()["content-type"]).toMatch(/^application\/feed\+json/);
});
