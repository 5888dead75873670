import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { begin, isHome, joined, rows } from "../../app/play/lost/rules.ts";
import { allowMessages, newPage, open, startBrowser } from "../support/browser.ts";
import { leadHome } from "../support/lead-home.ts";
import { basePath } from "../support/pages.ts";

startBrowser();

const region = (page: Page) => page.locator('[data-play="lost"]');
const stage = (page: Page) => region(page).getAttribute("data-play-state");
const placed = (page: Page) => region(page).locator("[data-play-placed]").getAttribute("data-play-placed");
const said = (page: Page) => region(page).getByRole("status").innerText();
const startKey = (page: Page) => page.getByRole("button", { name: "Find the way home" });
/** The first board is the same on every visit. */
const way = leadHome(begin(1)) ?? [];

async function lost(options: Parameters<typeof open>[1] = {}): Promise<Page> {
  allowMessages(/status of 404/);
  return open(`${inject("origin")}/no-such-page`, options);
}

async function started(page: Page): Promise<Page> {
  await startKey(page).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => stage(page)).toBe("ready");
  return page;
}

const key = (shift: number) => (shift < 0 ? "ArrowLeft" : "ArrowRight");

test("arrow keys push the rows until the path leads home, which is announced with a link", async () => {
  const page = await started(await lost());
  for (const [row, shift] of way.entries()) {
    for (let push = 0; push < Math.abs(shift); push++) await page.keyboard.press(key(shift));
    if (row < way.length - 1) {
      await expect.poll(() => placed(page)).toBe(String(row + 1));
      await page.keyboard.press("Space");
      await expect.poll(() => said(page)).toContain(`Row ${row + 2}`);
    }
  }
  await expect.poll(() => stage(page)).toBe("won");
  await expect.poll(() => said(page)).toBe("The path leads home.");
  await region(page).getByRole("link").press("Enter");
  await expect.poll(() => new URL(page.url()).pathname).toBe(`${basePath()}/`);
});

test("the way home is won by touching its buttons, Undo works, and another board follows", async () => {
  const page = await lost({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await startKey(page).tap();
  await expect.poll(() => stage(page)).toBe("ready");
  const press = (name: string) => region(page).getByRole("button", { name }).tap();
  await press("Swing left");
  const pushed = await said(page);
  await press("Undo");
  await expect.poll(() => said(page)).not.toBe(pushed);
  for (const [row, shift] of way.entries()) {
    for (let push = 0; push < Math.abs(shift); push++) await press(shift < 0 ? "Swing left" : "Swing right");
    if (row < way.length - 1) await press("Lower");
  }
  await expect.poll(() => stage(page)).toBe("won");
  await press("Start again");
  await expect.poll(() => stage(page)).toBe("ready");
  expect(await region(page).getByRole("link").count()).toBe(0);
});

test("a path that ends beside the house is announced and does not win", async () => {
  const ends = [-2, -1, 0, 1, 2].flatMap((first) => [-2, -1, 0, 1, 2].map((last) => [first, 0, 0, last]));
  const past = ends.find((shifts) => {
    const board = { ...begin(1), shifts };
    return joined(board).length === rows && !isHome(board);
  });
  const page = await started(await lost());
  for (const [row, shift] of past!.entries()) {
    for (let push = 0; push < Math.abs(shift); push++) await page.keyboard.press(key(shift));
    if (row < rows - 1) await page.keyboard.press("ArrowDown");
  }
  await expect.poll(() => said(page)).toContain("leads past the house");
  expect([await placed(page), await stage(page)]).toEqual([String(rows), "ready"]);
});

test("a row follows the pointer that drags it", async () => {
  const page = await started(await lost());
  const row = region(page).locator("[data-row='3']");
  const at = () => row.getAttribute("transform");
  const before = await at();
  // Also waits until the board is at rest.
  await row.hover();
  const box = await row.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 20, { steps: 6 });
  await page.mouse.up();
  await expect.poll(at).not.toBe(before);
  expect(await row.getAttribute("data-held")).toBe("true");
});

test("Escape stops the game, returns the focus and moves nothing above it", async () => {
  const page = await lost();
  const heading = () => page.locator("h1").evaluate((title) => title.getBoundingClientRect().top + scrollY);
  const before = await heading();
  await started(page);
  await page.keyboard.press("Escape");
  await expect.poll(() => stage(page)).toBe("stopped");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Find the way home");
  expect(await heading()).toBe(before);
});

test("without script the start button is hidden and the link home is visible", async () => {
  allowMessages(/status of 404/);
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(`${inject("origin")}/no-such-page`);
  expect(await startKey(page).isVisible()).toBe(false);
  expect(await page.locator("main a[data-call=main]").isVisible()).toBe(true);
});
