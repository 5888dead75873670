import { expect, inject, test } from "vitest";
import { countDocuments, newPage, open, ready, startBrowser } from "../support/browser.ts";
import { basePath } from "../support/pages.ts";

startBrowser();

const at = (path: string) => inject("origin") + path;
const below = (path: string) => basePath() + path;

test("links within a language load its data and no document; links to other pages load a document of the source", async () => {
  const page = await open(at("/de/security"));
  const documents = countDocuments(page);
  await page
    .locator(`header a[href="${below("/de/")}"]`)
    .first()
    .click();
  await page.waitForSelector('main[data-page="/"]');
  expect(new URL(page.url()).pathname).toBe(below("/de/"));
  expect(await page.title()).toContain("Welten und das Werk dahinter");
  expect(documents()).toBe(0);
  await page.goBack();
  await page.waitForSelector('main[data-page="/security"]');
  expect(await page.locator("h1").innerText()).toBe("Eine Lücke gefunden?");
  expect([documents(), await page.locator("html").getAttribute("lang")]).toEqual([0, "de"]);

  await page.locator(`footer a[href="${below("/terms")}"]`).click();
  await page.waitForURL(at("/terms"));
  await ready(page);
  expect([documents(), await page.locator("html").getAttribute("lang")]).toEqual([1, "en-GB"]);
});

test("the switch keeps query and hash, and loads a document", async () => {
  const page = await open(at("/security?from=mail#steps"));
  const documents = countDocuments(page);
  const german = page.locator("footer").getByRole("link", { name: "Deutsch" });
  // The footer hydrates after the page is ready; until then the link is as it was prerendered, without the query.
  await expect.poll(() => german.getAttribute("href")).toContain("?from=mail#steps");
  await german.click();
  await page.waitForURL(at("/de/security?from=mail#steps"));
  await ready(page);
  expect(documents()).toBe(1);
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
});

test("without script the switch leads to the page in the other language", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(at("/de/security"));
  await page.locator("footer").getByRole("link", { name: "English" }).click();
  await page.waitForURL(at("/security"));
  expect(await page.locator("h1").innerText()).toBe("Ein Loch gefunden?");
});

test("a page of another language shows prices and days as the language writes them, before and after hydration", async () => {
  const page = await open(at("/de/festival"));
  const prices = await page.locator('[data-band="prices"]').innerText();
  expect(prices).toContain("1.200\u00a0€");
  expect(await page.locator('[data-band="plans"]').innerText()).toContain("99");
  expect(await page.locator("main").innerText()).not.toMatch(/€\d/);
});
