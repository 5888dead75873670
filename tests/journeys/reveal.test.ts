import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { revealThrottleMs } from "#shared/constants.ts";
import { newPage, open, ready, startBrowser } from "../support/browser.ts";

startBrowser();

const fixture = "/__fixtures/reveal";
const at = (path: string) => inject("origin") + path;
const low = { viewport: { width: 1280, height: 600 } };

const block = (page: Page, top: number) => page.locator(`[data-test-top="${top}"]`);
const state = (page: Page, top: number) => block(page, top).getAttribute("data-reveal");
const opacity = (page: Page, top: number) =>
  block(page, top).evaluate((element) => Number(getComputedStyle(element).opacity));

/** Scrolls at once and waits until the page has looked: its timer is set by the scroll's frame and is shorter than ours. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate(
    async ([position, ms]) => {
      window.scrollTo({ top: position, behavior: "instant" });
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve, ms));
    },
    [top, revealThrottleMs + 1] as const,
  );
}

/** How every block looks, as opacity and shift. */
const looks = (page: Page) =>
  page.locator("[data-reveal]").evaluateAll((elements) =>
    elements.map((element) => {
      const { opacity, translate } = getComputedStyle(element);
      return `${Number(opacity).toFixed(2)} ${translate}`;
    }),
  );
const visible = Array(5).fill("1.00 none");

/** Revealed elements in the viewport that are not fully opaque. */
const transparentInView = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-reveal]")]
      .filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight && Number(getComputedStyle(element).opacity) < 0.99;
      })
      .map((element) => element.textContent),
  );

test("AOS-1 a block at 2000 px is pending at 1520 px, shown at 1521 px, and opaque after 400 ms", async () => {
  const page = await open(at(fixture), low);
  const layoutTop = await block(page, 2000).evaluate((element: HTMLElement) => element.offsetTop);
  expect(layoutTop).toBe(2000);
  await scrollTo(page, 1520);
  expect(await state(page, 2000)).toBe("pending");
  await expect.poll(() => opacity(page, 2000)).toBeLessThan(0.01);
  const fadedAfter = block(page, 2000).evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        element.addEventListener("transitionend", (event) => {
          const { propertyName, elapsedTime } = event as TransitionEvent;
          if (propertyName === "opacity") resolve(elapsedTime);
        });
      }),
  );
  await page.evaluate(() => window.scrollTo({ top: 1521, behavior: "instant" }));
  await expect.poll(() => state(page, 2000)).toBe("shown");
  expect(await fadedAfter).toBeCloseTo(0.4);
  expect(await opacity(page, 2000)).toBeGreaterThan(0.99);
});

test("AOS-2 a revealed block stays revealed after scrolling to the top and back and a resize", async () => {
  const page = await open(at(fixture), low);
  await scrollTo(page, 1600);
  await expect.poll(() => opacity(page, 2000)).toBeGreaterThan(0.99);
  await block(page, 2000).evaluate((element) => {
    element.addEventListener("transitionrun", () => Object.assign(element, { hasRunAgain: true }));
  });
  await scrollTo(page, 0);
  await page.setViewportSize({ width: 900, height: 500 });
  await scrollTo(page, 1600);
  expect(await state(page, 2000)).toBe("shown");
  expect(await block(page, 2000).evaluate((element) => "hasRunAgain" in element)).toBe(false);
});

test("AOS-3 the transition takes 0.4 s, eases and has no delay, also on the pages that use it", async () => {
  const page = await newPage();
  for (const path of [fixture, "/", "/portfolio"]) {
    await page.goto(at(path), { waitUntil: "domcontentloaded" });
    const transitions = await page.locator("[data-reveal]").evaluateAll((elements) =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return [style.transitionDuration, style.transitionTimingFunction, style.transitionDelay].join();
      }),
    );
    expect(transitions.length).toBeGreaterThan(3);
    expect([...new Set(transitions)]).toEqual(["0.4s,ease,0s"]);
  }
});

test("AOS-6 after a client navigation the first screen shows without scrolling, the rest on scroll", async () => {
  const page = await open(at("/about-us"), low);
  await page.getByRole("banner").getByRole("link", { name: "Portfolio" }).click();
  await page.waitForURL("**/portfolio");
  await page.locator("main article[data-reveal]").first().waitFor();
  const rows = () =>
    page.locator("[data-reveal]").evaluateAll((elements) =>
      elements.map((element) => ({
        isInView: element.getBoundingClientRect().top < window.innerHeight - 30,
        isShown: element.getAttribute("data-reveal") === "shown",
      })),
    );
  await expect.poll(async () => (await rows()).some(({ isShown }) => !isShown)).toBe(true);
  await expect.poll(async () => (await rows()).filter(({ isInView, isShown }) => isInView !== isShown)).toEqual([]);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect.poll(async () => (await rows()).every(({ isShown }) => isShown)).toBe(true);
});

test("AOS-7 without script, in print and for a crawler everything is visible", async () => {
  const plain = await newPage({ ...low, javaScriptEnabled: false });
  await plain.goto(at(fixture));
  expect(await plain.locator('[data-reveal="shown"]').count()).toBe(5);
  const page = await open(at(fixture), low);
  await expect.poll(() => page.locator('[data-reveal="pending"]').count()).toBe(4);
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => looks(page)).toEqual(visible);
  const userAgent = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
  const crawled = await open(at(fixture), { ...low, userAgent });
  expect(await crawled.locator('[data-reveal="shown"]').count()).toBe(5);
});

test("AOS-8 with reduced motion nothing moves or fades", async () => {
  const page = await open(at(fixture), { ...low, reducedMotion: "reduce" });
  await scrollTo(page, 1);
  expect(await looks(page)).toEqual(visible);
  const wished = await open(at(fixture), low);
  await wished.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(() => looks(wished)).toEqual(visible);
});

test("AOS-9 when a picture above a block grows by 500 px, its threshold moves by 500 px", async () => {
  const page = await open(at(fixture), low);
  await page.getByRole("button", { name: "Grow the picture" }).click();
  await scrollTo(page, 2020);
  expect(await state(page, 2000)).toBe("pending");
  await scrollTo(page, 2021);
  await expect.poll(() => state(page, 2000)).toBe("shown");
});

test("a block that moves into view because the page gets shorter is revealed without scrolling", async () => {
  const page = await open(at(fixture), low);
  await scrollTo(page, 1500);
  expect(await state(page, 2000)).toBe("pending");
  await block(page, 300).evaluate((element) => {
    // Otherwise scroll anchoring keeps the visible content in place.
    document.documentElement.style.overflowAnchor = "none";
    element.parentElement?.remove();
  });
  await expect.poll(() => state(page, 2000)).toBe("shown");
});

test("AOS-10 after the End key, a hash link or smooth scrolling every block that was passed shows", async () => {
  const page = await open(at(fixture), low);
  await page.getByRole("link", { name: "To 3000" }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2500);
  await expect.poll(() => transparentInView(page)).toEqual([]);
  expect(await state(page, 4500)).toBe("pending");
  await page.evaluate(() => window.scrollTo({ top: 4300, behavior: "smooth" }));
  await expect.poll(() => state(page, 4500)).toBe("shown");
  const leaping = await open(at(fixture), low);
  await leaping.keyboard.press("End");
  await expect.poll(() => leaping.locator('[data-reveal="pending"]').count()).toBe(0);
  await expect.poll(() => transparentInView(leaping)).toEqual([]);
});

test.each(["#block-3000", "#:~:text=Block%204500"])(
  "AOS-10 a page opened at %s shows what is in view",
  async (hash) => {
    const page = await open(at(fixture + hash), low);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2500);
    await expect.poll(() => transparentInView(page)).toEqual([]);
  },
);

test("after Back and after a reload nothing in view is hidden", async () => {
  const page = await open(at(fixture), low);
  await scrollTo(page, 2900);
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await page.waitForURL("**/about-us");
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2500);
  await expect.poll(() => transparentInView(page)).toEqual([]);
  await page.reload();
  await ready(page);
  await expect.poll(() => transparentInView(page)).toEqual([]);
});

test("AOS-11 a pending control shows when it gets the focus, and can be pressed before", async () => {
  const page = await open(at(fixture), low);
  const button = block(page, 3000).getByRole("button");
  await button.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await expect.poll(() => state(page, 3000)).toBe("shown");
  const other = await open(at(fixture), low);
  await scrollTo(other, 2515);
  expect(await state(other, 3000)).toBe("pending");
  await block(other, 3000).getByRole("button").click();
  await block(other, 3000).getByText("Pressed 1").waitFor();
});
