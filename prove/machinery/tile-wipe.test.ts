import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { newPage, ready, startBrowser } from "../../tests/support/browser.ts";

interface Wipe {
  /** The page that was shown when the tiles set off. */
  over: string | undefined;
  endsAfterMs: number;
  pointerEvents: string;
}

startBrowser();

async function openCompany(options: BrowserContextOptions): Promise<Page> {
  const page = await newPage(options);
  await page.addInitScript(() => {
    const wipes: Wipe[] = [];
    Object.assign(window, { wipes });
    const note = (node: Node) => {
      if (!(node instanceof HTMLElement) || node.dataset.wipe === undefined) return;
      const ends = node
        .getAnimations({ subtree: true })
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime));
      const { pointerEvents } = getComputedStyle(node);
      const over = document.querySelector("main")?.dataset.page;
      wipes.push({ over, endsAfterMs: Math.max(...ends), pointerEvents });
    };
    const watch = new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) note(node);
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${inject("origin")}/about-us`);
  await ready(page);
  return page;
}

const wipesOf = (page: Page) => page.evaluate(() => (window as unknown as { wipes: Wipe[] }).wipes);
const shown = (page: Page) => page.locator("main").getAttribute("data-page");

async function press(page: Page, path: string): Promise<void> {
  await page.locator(`header a[href="${path}"]`).first().click();
  await expect.poll(() => shown(page)).toBe(path);
  await expect.poll(() => page.locator("html").getAttribute("data-loading")).toBe("false");
}

test("tiles pass over a page that is shown already, in no more than 350 ms, and catch no press", async () => {
  const page = await openCompany({ reducedMotion: "no-preference" });
  await press(page, "/portfolio");
  await expect.poll(() => wipesOf(page)).toMatchObject([{ over: "/portfolio", pointerEvents: "none" }]);
  const [wipe] = await wipesOf(page);
  expect(wipe?.endsAfterMs).toBeGreaterThan(0);
  expect(wipe?.endsAfterMs).toBeLessThanOrEqual(350);
  await expect.poll(() => page.locator("[data-wipe]").count()).toBe(0);
});

test("no tiles pass on the way back, nor with reduced motion", async () => {
  const page = await openCompany({ reducedMotion: "no-preference" });
  await press(page, "/portfolio");
  await expect.poll(async () => (await wipesOf(page)).length).toBe(1);
  await page.goBack();
  await expect.poll(() => shown(page)).toBe("/about-us");
  await press(page, "/contact");
  await expect.poll(async () => (await wipesOf(page)).map(({ over }) => over)).toEqual(["/portfolio", "/contact"]);

  const still = await openCompany({ reducedMotion: "reduce" });
  await press(still, "/portfolio");
  await still.emulateMedia({ reducedMotion: "no-preference" });
  await press(still, "/contact");
  await expect.poll(async () => (await wipesOf(still)).map(({ over }) => over)).toEqual(["/contact"]);
});
