import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { newPage, open, ready, startBrowser } from "../support/browser.ts";

startBrowser();

const homes = ["/", ...[2, 3, 4, 5, 6, 7, 8].map((number) => `/home-${number}`)];

function at(path: string): string {
  return inject("origin") + path;
}

function stop(page: Page, number: number) {
  return page.getByRole("radio", { name: new RegExp(`^Slide ${number} of 4`) });
}

/** The number of the visible slide, from 1; the others are hidden from screen readers and the Tab key. */
async function shownSlide(page: Page): Promise<number[]> {
  const slides = await page.locator('[aria-roledescription="slide"]').all();
  const shown = await Promise.all(slides.map((slide) => slide.isVisible()));
  return shown.flatMap((isShown, index) => (isShown ? [index + 1] : []));
}

/** The home page once keys, swipes and wipes of its slides work. */
async function openSlides(options: Parameters<typeof open>[1]) {
  const page = await open(at("/"), options);
  await page.locator("[data-moves]").waitFor();
  return page;
}

async function swipe(page: Page, [x, y]: [number, number]): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const points = [0, 0.25, 0.5, 0.75, 1].map((part) => ({ x: 180 + x * part, y: 300 + y * part }));
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points.slice(0, 1) });
  for (const point of points.slice(1))
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("arrow keys change the slide and wrap around", async () => {
  const page = await open(at("/"), { reducedMotion: "reduce" });
  expect(await shownSlide(page)).toEqual([1]);
  await stop(page, 1).focus();
  for (const expected of [2, 3, 4, 1]) {
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => shownSlide(page)).toEqual([expected]);
    expect(await stop(page, expected).isChecked()).toBe(true);
  }
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => shownSlide(page)).toEqual([4]);
});

test("the buttons show the next and previous slide and announce it politely", async () => {
  const page = await openSlides({ reducedMotion: "reduce" });
  const carousel = page.getByRole("region").filter({ has: stop(page, 1) });
  const news = carousel.locator("[aria-live=polite]");
  expect(await news.textContent()).toBe("");
  await carousel.getByRole("button", { name: "Next slide" }).click();
  await expect.poll(() => shownSlide(page)).toEqual([2]);
  const words = await page.getByRole("group", { name: "2 of 4" }).locator("p").first().textContent();
  expect(await news.textContent()).toBe(words);
  await carousel.getByRole("button", { name: "Previous slide" }).click();
  await carousel.getByRole("button", { name: "Previous slide" }).click();
  await expect.poll(() => shownSlide(page)).toEqual([4]);
  expect(await news.textContent()).not.toBe(words);
});

test("a slide stays whole until the picture of the next one is there, and all slides are of one height", async () => {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    const page = await openSlides({ viewport });
    const slides = page.locator('[aria-roledescription="slide"]');
    const height = () => slides.first().evaluate((slide) => slide.parentElement?.offsetHeight);
    const before = await height();
    const held = Promise.withResolvers<void>();
    await page.route("**/_ipx/**", (route) => held.promise.then(() => route.continue()));
    /** Of the slides that are whole, the one above the others; a slide that leaves is inert, so it cannot be pointed at. */
    const topmost = () =>
      slides.evaluateAll((all) => {
        const layers = all.map((slide) => {
          const { visibility, clipPath, zIndex } = getComputedStyle(slide);
          return visibility === "visible" && /^inset\(0(px|%)?\)$/.test(clipPath) ? Number(zIndex) || 0 : -1;
        });
        return layers.indexOf(Math.max(...layers));
      });
    await page.locator("input[name=slide]").nth(1).check({ force: true });
    await expect.poll(() => slides.nth(1).getAttribute("data-arriving")).toBe("");
    expect(await topmost()).toBe(0);
    held.resolve();
    await expect.poll(topmost).toBe(1);
    for (const number of [2, 3]) {
      await page.locator("input[name=slide]").nth(number).check({ force: true });
      await expect.poll(topmost).toBe(number);
      expect(await height()).toBe(before);
    }
  }
});

test("a swipe left shows the next slide, right the previous one, and a vertical swipe only scrolls", async () => {
  const page = await openSlides({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  await swipe(page, [-140, 10]);
  await expect.poll(() => shownSlide(page)).toEqual([2]);
  await swipe(page, [140, -10]);
  await expect.poll(() => shownSlide(page)).toEqual([1]);
  await swipe(page, [-60, -200]);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  expect(await shownSlide(page)).toEqual([1]);
});

test("without script every slide can be reached, and buttons that need script are hidden", async () => {
  const page = await newPage({ javaScriptEnabled: false, reducedMotion: "reduce" });
  await page.goto(at("/"));
  for (const number of [2, 3, 4]) {
    await stop(page, number).click();
    await expect.poll(() => shownSlide(page)).toEqual([number]);
  }
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => shownSlide(page)).toEqual([1]);
  expect(await page.getByRole("button", { name: "Next slide" }).isVisible()).toBe(false);
});

test("the slides never change by themselves", async () => {
  const page = await newPage();
  await page.clock.install();
  await page.goto(at("/"));
  await ready(page);
  await page.clock.runFor(120_000);
  expect(await shownSlide(page)).toEqual([1]);
});

test.each(homes)("no motion of %s lasts longer than five seconds", async (path) => {
  // A tall window needs few steps.
  const page = await open(at(path), { viewport: { width: 1280, height: 2000 } });
  expect(await page.evaluate(longestMotion)).toBeLessThanOrEqual(5000);
});

test("on a small phone the main call to action of every home is in the first screen", async () => {
  const page = await newPage({ viewport: { width: 360, height: 740 } });
  for (const path of homes) {
    await page.goto(at(path));
    const call = page.locator("main").locator("a.button, button.button").first();
    const box = await call.boundingBox();
    expect(box ? box.y + box.height : Number.NaN, path).toBeLessThan(740);
    expect(await page.getByRole("heading", { level: 1 }).count(), path).toBe(1);
  }
});

test("the days left until a date are counted, and change with the date", async () => {
  const page = await newPage();
  await page.clock.setFixedTime("2027-03-01T12:00:00Z");
  await page.goto(at("/home-2"));
  await ready(page);
  const days = page.locator("main [aria-live=polite]").first();
  await expect.poll(() => days.textContent()).toMatch(/^13 /);
  await page.getByLabel("Date it is due").fill("2027-03-03");
  await expect.poll(() => days.textContent()).toMatch(/^2 /);
  await page.getByLabel("Date it is due").fill("");
  await expect.poll(() => days.textContent()).toBe("");
});

/** The longest animation that starts while the page is scrolled through, in ms; endless ones are Infinity. */
async function longestMotion(): Promise<number> {
  let longest = 0;
  for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
    window.scrollTo({ top, behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // What follows the scroll position has no duration.
    for (const { effect, timeline } of document.getAnimations())
      if (timeline === document.timeline) longest = Math.max(longest, Number(effect?.getComputedTiming().endTime ?? 0));
  }
  return longest;
}
