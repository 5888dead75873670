import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { newPage, open, startBrowser } from "../support/browser.ts";
import { quiet } from "../support/runtime.ts";

startBrowser();

const wall = "/portfolio-masonry";
const at = (path: string) => inject("origin") + path;
const opener = (page: Page, number: number) => page.locator(`#wall-${number}`);
const viewer = (page: Page) => page.locator("dialog[data-lightbox][open]");
const hash = (page: Page) => new URL(page.url()).hash;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? "");

async function openPicture(number: number) {
  const page = await open(at(wall));
  await opener(page, number).click();
  await viewer(page).waitFor();
  return page;
}

test("a picture opens as a modal dialog with a caption and an address, and keeps the focus inside", async () => {
  const page = await openPicture(3);
  expect(hash(page)).toBe("#frame-3");
  const name = await viewer(page).getAttribute("aria-label");
  await page
    .getByRole("dialog", { name: name ?? "" })
    .getByText(/3 of 18/)
    .waitFor();
  expect(await viewer(page).evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press("Tab");
    const isOutside = () =>
      document.activeElement !== document.body && !document.activeElement?.closest("dialog[open]");
    expect(await page.evaluate(isOutside)).toBe(false);
  }
});

test("arrow keys change the picture and wrap around, and one step back still leads to the wall", async () => {
  const page = await openPicture(1);
  const entries = await page.evaluate(() => history.length);
  for (const [key, wanted] of [
    ["ArrowRight", 2],
    ["ArrowLeft", 1],
    ["ArrowLeft", 18],
    ["ArrowRight", 1],
    ["ArrowRight", 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => viewer(page).getAttribute("id")).toBe(`frame-${wanted}`);
    expect(hash(page)).toBe(`#frame-${wanted}`);
  }
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await viewer(page).waitFor({ state: "detached" });
  expect(hash(page)).toBe("");
  await expect.poll(() => focused(page)).toBe("wall-2");
  await page.goForward();
  await expect.poll(() => viewer(page).getAttribute("id")).toBe("frame-2");
});

test("arrow keys pressed faster than the pictures change are all obeyed", async () => {
  const page = await openPicture(1);
  await page.evaluate(() => {
    const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    // The first picture was closed just now and its close event is still due.
    window.addEventListener("hashchange", () => press("ArrowLeft"), { once: true });
    press("ArrowRight");
    press("ArrowRight");
  });
  await expect.poll(() => viewer(page).getAttribute("id")).toBe("frame-2");
  await page.evaluate(() => {
    const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    window.addEventListener("hashchange", () => press("ArrowRight"), { once: true });
    press("ArrowLeft");
  });
  await quiet(page);
  expect([await viewer(page).getAttribute("id"), hash(page)]).toEqual(["frame-2", "#frame-2"]);
});

test("Escape, Close and a click outside close the picture and restore focus and scroll position", async () => {
  const page = await openPicture(7);
  await page.keyboard.press("Escape");
  await viewer(page).waitFor({ state: "detached" });
  await expect.poll(() => hash(page)).toBe("");
  await expect.poll(() => focused(page)).toBe("wall-7");
  const ways: ((page: Page) => Promise<void>)[] = [
    (page) => viewer(page).getByRole("link", { name: "Close" }).click(),
    (page) => page.mouse.click(8, 400),
  ];
  for (const close of ways) {
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press("Enter");
    await viewer(page).waitFor();
    await close(page);
    await viewer(page).waitFor({ state: "detached" });
    await expect.poll(() => hash(page)).toBe("");
    await expect.poll(() => focused(page)).toBe("wall-7");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  }
});

test("an address with a picture's hash opens it, and closing leads to its place on the wall", async () => {
  const page = await open(at(`${wall}#frame-9`));
  await viewer(page).waitFor();
  expect(await viewer(page).getAttribute("id")).toBe("frame-9");
  await page.keyboard.press("Escape");
  await expect.poll(() => hash(page)).toBe("#wall-9");
  await expect.poll(() => viewer(page).count()).toBe(0);
  await expect.poll(() => focused(page)).toBe("wall-9");
});

test("a swipe left shows the next picture and a swipe right the previous one; a scroll shows neither", async () => {
  const page = await open(at(wall), { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await opener(page, 1).tap();
  await viewer(page).waitFor();
  const client = await page.context().newCDPSession(page);
  const drag = async (across: number, down: number) => {
    const point = (share: number) => [{ x: 200 + across * share, y: 320 + down * share }];
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: point(0) });
    for (const share of [0.3, 0.6, 1]) {
      await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: point(share) });
    }
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  await drag(-120, 10);
  await expect.poll(() => viewer(page).getAttribute("id")).toBe("frame-2");
  await drag(20, -160);
  await drag(120, 5);
  await expect.poll(() => viewer(page).getAttribute("id")).toBe("frame-1");
});

test("the link to the case study leaves the wall, and Back returns to the picture", async () => {
  const page = await openPicture(1);
  await viewer(page)
    .getByRole("link", { name: /Read the case|case/i })
    .click();
  await page.waitForURL("**/portfolio/zolw-w-szklance");
  await page.goBack();
  await expect.poll(() => viewer(page).getAttribute("id")).toBe("frame-1");
});

test("without script a picture opens by its address, with links to the next one and back", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(at(wall));
  await opener(page, 2).click();
  const picture = page.locator("#frame-2");
  await picture.waitFor();
  await picture.getByRole("link", { name: /^Next/ }).click();
  await page.locator("#frame-3").waitFor();
  expect(await picture.isVisible()).toBe(false);
  await page.locator("#frame-3").getByRole("link", { name: "Close" }).click();
  expect(await page.locator("#frame-3").isVisible()).toBe(false);
});

test.each(["/portfolio/zolw-w-szklance", "/single-shop/1"])(
  "the pictures of %s open with their number, wrap around, and close where they were opened",
  async (path) => {
    const page = await open(at(path));
    const total = await page.locator("dialog[data-lightbox]").count();
    await opener(page, 2).click();
    await expect.poll(() => viewer(page).getAttribute("id")).toBe("frame-2");
    await viewer(page)
      .getByText(new RegExp(`2 of ${total}`))
      .waitFor();
    for (let step = 0; step < total; step++) {
      const before = await viewer(page).getAttribute("id");
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => viewer(page).getAttribute("id")).not.toBe(before);
    }
    expect(await viewer(page).getAttribute("id")).toBe("frame-2");
    await page.keyboard.press("Escape");
    await expect.poll(() => hash(page)).toBe("");
    await expect.poll(() => focused(page)).toBe("wall-2");
  },
);

test("where two links open one picture, closing returns to the link that was pressed", async () => {
  const page = await open(at("/portfolio/donaudampfschifffahrtsgesellschaft"));
  const second = page.locator('main a[href="#frame-2"]:not([id])').first();
  await second.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await second.click();
  await viewer(page).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => hash(page)).toBe("");
  await expect.poll(() => second.evaluate((link) => link === document.activeElement)).toBe(true);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});
