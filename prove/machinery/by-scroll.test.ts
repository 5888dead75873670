import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { open, startBrowser } from "../../tests/support/browser.ts";

startBrowser();

const pages = [
  "/about-us",
  "/game-development-studio",
  "/home-5",
  "/home-8",
  "/research-and-development-innovation-ai-labs",
  "/service-details",
  "/web3-game-development",
];

/** How many pieces move with the page. */
const pieces = (page: Page) => page.evaluate(moving).then(({ length }) => length);

/**
 * How far a piece is with its own place at the top of the window, or as near as the page's end lets it come; one that moves in a
 * band that stays while the page is scrolled, at the end of that band.
 */
const stateAtTop = (page: Page, index: number) =>
  page.evaluate(`(() => {
    const piece = (${moving})()[${index}];
    const { subject } = piece.timeline;
    const block = subject.clientHeight > innerHeight ? "end" : "start";
    subject.scrollIntoView({ block, behavior: "instant" });
    return piece.playState;
  })()`);

function moving(): Animation[] {
  return document.getAnimations().filter(({ timeline }) => timeline && timeline !== document.timeline);
}

test.each(pages)(
  "%s has a piece that moves with the page, ends in place and leaves the page as long as it was",
  async (path) => {
    const page = await open(inject("origin") + path);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    const count = await pieces(page);
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index++) {
      await expect.poll(() => stateAtTop(page, index), { message: `piece ${index}` }).toBe("finished");
    }
    // A band that was not drawn yet has a guessed height, rounded.
    expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(1);
  },
);

test.each(pages)("%s does not move under reduced motion and on paper", async (path) => {
  const page = await open(inject("origin") + path, { reducedMotion: "reduce" });
  expect(await pieces(page)).toBe(0);
  await page.emulateMedia({ media: "print", reducedMotion: "no-preference" });
  expect(await pieces(page)).toBe(0);
});
