import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { newPage, ready, startBrowser, takeMessages } from "../../tests/support/browser.ts";

startBrowser();

async function follow(page: Page, path: string) {
  await page.evaluate((href) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click(), path);
  await page.waitForURL(`**${path}`);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.loading)).toBe("false");
}

test("the frame's style stays in force on a page that is not there, loaded and come back to", async () => {
  const page = await newPage();
  const look = () => page.evaluate(() => JSON.stringify({ ...getComputedStyle(document.querySelector("header")!) }));
  await page.goto(`${inject("origin")}/no-such-page`);
  await ready(page);
  const before = await look();
  await follow(page, "/about-us");
  await page.goBack();
  await page.locator('main[data-page="not-found"]').waitFor();
  await expect.poll(look).toBe(before);
  takeMessages(/404/);
});

test.each([
  ["/", "nav[aria-label=Main] a[href='/about-us']", "/about-us"],
  ["/blog", "main :is(h2, h3) a[href^='/blog/']", "/blog/{slug}"],
])(
  "a press on %s, nothing fetched ahead, asks for two files: a page's script, and its data",
  async (from, link, name) => {
    const page = await newPage({ viewport: { width: 1280, height: 2400 } });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    const manifest = page.waitForResponse(/\/builds\/meta\//);
    await page.goto(inject("origin") + from);
    await ready(page);
    await page.locator("[data-toaster] > ol").waitFor({ state: "attached" });
    await manifest;
    const asked: string[] = [];
    // What the page asks for; a browser fetches the icon of a new page by itself.
    page.on("request", (request) => {
      const isOurs = ["script", "stylesheet", "fetch", "document"].includes(request.resourceType());
      if (isOurs) asked.push(new URL(request.url()).pathname);
    });
    await page.locator(link).first().click();
    await page.locator(`main[data-page="${name}"]`).waitFor();
    await page.waitForLoadState("networkidle");
    expect(asked).toHaveLength(2);
    expect(asked).toContainEqual(expect.stringMatching(/^\/assets\/page-.*\.js$/));
    expect(asked).toContainEqual(expect.stringMatching(/\.data$/));
  },
);

test("sheets that do not arrive hold up no page", async () => {
  const page = await newPage();
  await page.route(/\.css$/, (route) => route.abort());
  await page.goto(inject("origin"));
  await ready(page);
  takeMessages(/ERR_FAILED/);
});
