import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { open, startBrowser } from "../support/browser.ts";

startBrowser();

const pages = [
  "/about-us",
  "/game-development-studio",
  "/home-3",
  "/home-5",
  "/home-7",
  "/home-8",
  "/research-and-development-innovation-ai-labs",
  "/service",
  "/service-details",
  "/sports-and-data-solutions",
  "/web3-game-development",
];

/** What moves with the page, as its states from the first to the last. */
const pieces = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ timeline, playState }) => (timeline && timeline !== document.timeline ? [playState as string] : [])),
  );

const toEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));

test.each(pages)(
  "%s has a piece that moves with the page, ends in place and leaves the page as long as it was",
  async (path) => {
    const page = await open(inject("origin") + path);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    expect((await pieces(page)).length).toBeGreaterThan(0);
    const before = await height();
    await toEnd(page);
    await expect.poll(async () => new Set(await pieces(page))).toEqual(new Set(["finished"]));
    expect(await height()).toBe(before);
  },
);

test.each(pages)("%s stands still under reduced motion and on paper", async (path) => {
  const page = await open(inject("origin") + path, { reducedMotion: "reduce" });
  expect(await pieces(page)).toEqual([]);
  await page.emulateMedia({ media: "print", reducedMotion: "no-preference" });
  expect(await pieces(page)).toEqual([]);
});
