import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { newPage, open, ready, startBrowser } from "../support/browser.ts";

startBrowser();

const fixture = "/__fixtures/reveal";
const at = (path: string) => inject("origin") + path;
const low = { viewport: { width: 1280, height: 600 } };

const block = (page: Page, top: number) => page.locator(`[data-test-top="${top}"]`);
const state = (page: Page, top: number) => block(page, top).getAttribute("data-reveal");
/** A number, because a fade under way, or just over, is not exactly 0 or 1. */
const opacity = (page: Page, top: number) =>
  block(page, top).evaluate((element) => Number(getComputedStyle(element).opacity));
const hidden = 0.01;
const visible = 0.99;

/** Scrolls at once and waits longer than any throttle. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate(async (position) => {
    window.scrollTo({ top: position, behavior: "instant" });
    await new Promise((resolve) => setTimeout(resolve, 300));
  }, top);
}

/** Revealed elements in the viewport that are not fully opaque. */
const transparentInView = (page: Page) =>
  page.evaluate(
    (least) =>
      [...document.querySelectorAll<HTMLElement>("[data-reveal]")]
        .filter((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return bottom > 0 && top < window.innerHeight && Number(getComputedStyle(element).opacity) < least;
        })
        .map((element) => element.textContent),
    visible,
  );

test("AOS-1 a block at 2000 waits at 1520 and shows at 1521, fully after 400 ms", async () => {
  const page = await open(at(fixture), low);
  const layoutTop = await block(page, 2000).evaluate((element: HTMLElement) => element.offsetTop);
  expect(layoutTop).toBe(2000);
  await scrollTo(page, 1520);
  expect(await state(page, 2000)).toBe("pending");
  // What becomes pending fades out, which may take longer than the wait above; turned round, it would take less than 400 ms.
  await expect.poll(() => block(page, 2000).evaluate((element) => element.getAnimations().length)).toBe(0);
  expect(await opacity(page, 2000)).toBeLessThan(hidden);
  const tookMs = await block(page, 2000).evaluate((element: HTMLElement) => {
    const seconds = new Promise<number>((resolve) => {
      const listen = () => element.addEventListener("transitionend", ({ elapsedTime }) => resolve(elapsedTime));
      element.addEventListener("transitionrun", listen, { once: true });
    });
    window.scrollTo({ top: 1521, behavior: "instant" });
    return seconds.then((count) => Math.round(count * 1000));
  });
  expect(await state(page, 2000)).toBe("shown");
  expect(tookMs).toBe(400);
  expect(await opacity(page, 2000)).toBeGreaterThan(visible);
});

test("AOS-2 what has been revealed stays so: scrolled to the top and back, and after a resize", async () => {
  const page = await open(at(fixture), low);
  await scrollTo(page, 1600);
  await expect.poll(() => opacity(page, 2000)).toBeGreaterThan(visible);
  await block(page, 2000).evaluate((element) => {
    element.addEventListener("transitionrun", () => Object.assign(element, { hasRunAgain: true }));
  });
  await scrollTo(page, 0);
  await page.setViewportSize({ width: 900, height: 500 });
  await scrollTo(page, 1600);
  expect(await state(page, 2000)).toBe("shown");
  expect(await block(page, 2000).evaluate((element) => "hasRunAgain" in element)).toBe(false);
});

test("AOS-3 the transition takes 0.4 s, eases and does not wait, on the pages that use it too", async () => {
  for (const path of [fixture, "/", "/portfolio"]) {
    const page = await open(at(path));
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

test("AOS-6 after a client navigation the new page reveals, its first viewport without scrolling", async () => {
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
  expect((await rows()).filter(({ isInView, isShown }) => isInView !== isShown)).toEqual([]);
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
  const styles = await page
    .locator("[data-reveal]")
    .evaluateAll((elements) =>
      elements.map((element) => `${getComputedStyle(element).opacity} ${getComputedStyle(element).translate}`),
    );
  expect([...new Set(styles)]).toEqual(["1 none"]);
  const userAgent = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
  const crawled = await open(at(fixture), { ...low, userAgent });
  expect(await crawled.locator('[data-reveal="shown"]').count()).toBe(5);
});

test("AOS-8 with reduced motion nothing moves or fades", async () => {
  const page = await open(at(fixture), { ...low, reducedMotion: "reduce" });
  await scrollTo(page, 1);
  const styles = await page
    .locator("[data-reveal]")
    .evaluateAll((elements) =>
      elements.map((element) => `${getComputedStyle(element).opacity} ${getComputedStyle(element).translate}`),
    );
  expect(styles).toEqual(Array(5).fill("1 none"));
  const wished = await open(at(fixture), low);
  await wished.emulateMedia({ reducedMotion: "reduce" });
  expect(await opacity(wished, 2000)).toBeGreaterThan(visible);
});

test("AOS-9 when a picture above grows by 500 px the threshold moves with the block", async () => {
  const page = await open(at(fixture), low);
  await page.getByRole("button", { name: "Grow the picture" }).click();
  await scrollTo(page, 2020);
  expect(await state(page, 2000)).toBe("pending");
  await scrollTo(page, 2021);
  await expect.poll(() => state(page, 2000)).toBe("shown");
});

test("what a shorter page lifts into view is revealed without scrolling", async () => {
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

test("AOS-10 after the End key, a hash jump or a text fragment nothing in view stays transparent", async () => {
  const page = await open(at(fixture), low);
  await page.keyboard.press("End");
  await page.waitForFunction(() => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight);
  await expect.poll(() => transparentInView(page)).toEqual([]);
  await expect.poll(() => page.locator('[data-reveal="pending"]').count()).toBe(0);
  const jumped = await open(at(fixture), low);
  await jumped.getByRole("link", { name: "To 3000" }).click();
  await expect.poll(() => jumped.evaluate(() => scrollY)).toBeGreaterThan(2500);
  await expect.poll(() => transparentInView(jumped)).toEqual([]);
  for (const hash of ["#block-3000", "#:~:text=Block%204500"]) {
    const direct = await open(at(fixture + hash), low);
    await expect.poll(() => direct.evaluate(() => scrollY)).toBeGreaterThan(2500);
    await expect.poll(() => transparentInView(direct)).toEqual([]);
  }
});

test("a page that is come back to by history keeps nothing in view hidden", async () => {
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

test("AOS-11 a waiting control shows when it gets the focus and can be pressed before", async () => {
  const page = await open(at(fixture), low);
  const button = block(page, 3000).getByRole("button");
  await button.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await expect.poll(() => state(page, 3000)).toBe("shown");
  const other = await open(at(fixture), low);
  await scrollTo(other, 2515);
  expect(await state(other, 3000)).toBe("pending");
  const box = await block(other, 3000).getByRole("button").boundingBox();
  await other.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await block(other, 3000).getByText("Pressed 1").waitFor();
});

test("with smooth scrolling, and in one leap, every block that was passed is shown", async () => {
  const page = await open(at(fixture), low);
  await page.evaluate(() => {
    document.documentElement.style.scrollBehavior = "smooth";
    window.scrollTo(0, 3200);
  });
  await expect.poll(() => state(page, 3000)).toBe("shown");
  const leaping = await open(at(fixture), low);
  await scrollTo(leaping, 5000);
  await expect.poll(() => leaping.locator('[data-reveal="pending"]').count()).toBe(0);
});

test("the lighthouse of / sweeps its beam once it is in view, not where nobody sees it", async () => {
  const page = await open(at("/"), low);
  const running = () =>
    page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => [...((effect as KeyframeEffect).target?.classList ?? [])]),
    );
  expect(await running()).not.toContain("beam");
  await page.locator("[data-band=games] [data-reveal]").scrollIntoViewIfNeeded();
  await expect.poll(running).toContain("beam");
});
