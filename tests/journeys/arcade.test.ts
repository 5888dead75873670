import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { newPage, open, ready, startBrowser } from "../support/browser.ts";
import { shifted, watchShifts } from "../support/shifts.ts";

startBrowser();

const address = () => `${inject("origin")}/game-development-studio`;
const region = (page: Page) => page.locator('[data-play="arcade"]');
const stage = (page: Page) => region(page).getAttribute("data-play-state");
const said = (page: Page) => region(page).getByRole("status").innerText();
const startKey = (page: Page) => page.getByRole("button", { name: "Start the arcade" });

/** Opens the page with frames five times slower than they are, so that a round of 30 s outlasts a busy machine. */
async function openSlow(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newPage(options);
  await page.addInitScript(() => {
    const own = window.requestAnimationFrame;
    window.requestAnimationFrame = (run) => own.call(window, (now) => run(now / 5));
  });
  await page.goto(address());
  await ready(page);
  return page;
}

async function started(page: Page): Promise<Page> {
  await startKey(page).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => stage(page)).toBe("ready");
  return page;
}

/** Presses and reads the announcements, like a player who cannot see the field. */
async function hears(page: Page, key: string): Promise<string> {
  const before = await said(page);
  await page.keyboard.press(key);
  await expect.poll(() => said(page)).not.toBe(before);
  return said(page);
}

const way = (sentence: string) => (/right|Right over/.test(sentence) ? "ArrowLeft" : "ArrowRight");

async function placeByEar(page: Page): Promise<void> {
  let heard = await hears(page, "ArrowRight");
  while (!heard.startsWith("Right over")) heard = await hears(page, way(heard));
  await page.keyboard.press("Space");
}

test("under reduced motion the arcade is won with the keyboard alone, by what it announces", async () => {
  const page = await started(await openSlow({ reducedMotion: "reduce" }));
  for (let storey = 1; storey < 8; storey++) {
    await placeByEar(page);
    await expect.poll(() => said(page)).toContain(`${storey} of 8`);
  }
  await placeByEar(page);
  await expect.poll(() => stage(page)).toBe("won");
  await expect.poll(() => said(page)).toMatch(/with \d+ s in hand/);
  await page.getByRole("button", { name: "Start again" }).press("Enter");
  await expect.poll(() => stage(page)).toBe("ready");
});

test("three blocks lowered beside the tower end the round, and another can begin", async () => {
  const page = await started(await openSlow());
  for (let block = 0; block < 3; block++) {
    const heard = await hears(page, "ArrowLeft");
    for (let press = 0; press < 15 && !/^[5-9] to the left/.test(await said(page)); press++)
      await page.keyboard.press("ArrowLeft");
    expect(heard).not.toBe("");
    await page.keyboard.press("ArrowDown");
  }
  await expect.poll(() => stage(page)).toBe("stopped");
  await expect.poll(() => said(page)).toContain("Once more?");
  await page.getByRole("button", { name: "Start again" }).click();
  await expect.poll(() => stage(page)).toBe("ready");
});

test("with everything in motion a block is placed by what is announced, and Undo takes it back", async () => {
  const page = await started(await openSlow());
  const placed = () => region(page).locator("[data-play-placed]").getAttribute("data-play-placed");
  const undo = page.getByRole("button", { name: "Undo" });
  expect(await undo.getAttribute("aria-disabled")).toBe("true");
  await placeByEar(page);
  await expect.poll(placed).toBe("1");
  await undo.press("Enter");
  await expect.poll(placed).toBe("0");
  await expect.poll(() => said(page)).toBe("The block hangs again.");
  await expect.poll(() => undo.getAttribute("aria-disabled")).toBe("true");
  await page.keyboard.press("ArrowDown");
  await expect.poll(placed).toBe("1");
});

test("Escape stops the arcade and returns the focus to the start button", async () => {
  const page = await started(await open(address()));
  await page.keyboard.press("Escape");
  await expect.poll(() => stage(page)).toBe("stopped");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Start the arcade");
  expect(await region(page).locator("canvas").count()).toBe(0);
});

test("a finger drags each block over the tower and drops it, until the house is complete", async () => {
  const page = await openSlow({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await startKey(page).tap();
  await expect.poll(() => stage(page)).toBe("ready");
  const screen = region(page).locator("canvas").first();
  const ends = () =>
    region(page)
      .getByRole("button", { name: "Stop" })
      .evaluate((key) => key.getBoundingClientRect().bottom);
  await expect.poll(ends).toBeLessThanOrEqual(844);
  for (let storey = 1; storey <= 8; storey++) {
    const { x, y, width } = (await screen.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await page.mouse.move(x + width * 0.3, y + 40);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.5, y + 60, { steps: 4 });
    await page.mouse.up();
    if (storey < 8) await expect.poll(() => said(page)).toContain(`${storey} of 8`);
  }
  await expect.poll(() => stage(page)).toBe("won");
});

test("the arcade's code loads only after the press, is small, and opening it shifts no layout", async () => {
  const page = await newPage();
  await watchShifts(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(address());
  await ready(page);
  const shiftedBefore = await shifted(page);
  expect(asked.filter((url) => /cabinet/.test(url))).toEqual([]);
  const box = () => page.locator("main h2").first().boundingBox();
  const before = await box();
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await heightOf();
  const loaded = page.waitForResponse((response) => /cabinet.*\.js/.test(response.url()));
  await page.evaluate(() => scrollTo(0, 0));
  await startKey(page).dispatchEvent("click");
  const script = await loaded;
  await expect.poll(() => stage(page)).toBe("ready");
  expect(await heightOf()).toBe(height);
  const after = await box();
  expect(after?.x).toBe(before?.x);
  // What a busy machine makes of the frame times.
  await region(page)
    .getByText(/of it the game/)
    .evaluate((times) => {
      times.textContent = String(times.textContent).replace(/\d+\.\d ms, \d+\.\d/, "1,016.7 ms, 145.3");
    });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await shifted(page)).toBe(shiftedBefore);
  const sizes = await script.request().sizes();
  expect(sizes.responseBodySize).toBeLessThan(15_000);
});

test("the bar shows measured frame times, and out of view the game pauses", async () => {
  const page = await started(await open(address()));
  const times = region(page).getByText(/of it the game/);
  await expect.poll(() => times.innerText()).toMatch(/Now [1-9]\d*\.\d ms, \d+\.\d of it/);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await expect.poll(() => said(page)).toBe("It waits for you.");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await region(page).locator("canvas").first().scrollIntoViewIfNeeded();
  await expect.poll(() => said(page)).toBe("On it goes.");
});

test("without script the start button is hidden", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(address());
  expect(await startKey(page).isVisible()).toBe(false);
});
