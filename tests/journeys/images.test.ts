import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { allowMessages, newPage, ready, startBrowser, takeMessages } from "../support/browser.ts";

startBrowser();

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const isFull = (url: URL) => /_ipx\/(?!.*s_10x10).*\/images\/a\.jpg$/.test(url.pathname);
const placeholder = /\/_ipx\/f_webp&q_50&blur_3&s_10x10\/images\/a\.jpg$/;

/** The fixture page with the full picture held back until the test decides on its response. */
async function openFixture(options: BrowserContextOptions = {}) {
  const page = await newPage(options);
  const { promise: held, resolve: respond } = Promise.withResolvers<"arrive" | "fail">();
  const asked: string[] = [];
  await page.route(isFull, async (route) => {
    asked.push(route.request().url());
    await ((await held) === "arrive" ? route.continue() : route.abort());
  });
  await page.goto(`${inject("origin")}/__fixtures/images`, { waitUntil: "domcontentloaded" });
  const first = await page.waitForSelector("main img");
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(10);
  return { page, first, respond, asked };
}

const attributesOf = (image: Awaited<ReturnType<typeof openFixture>>["first"]) =>
  image.evaluate((element: HTMLImageElement) => ({
    src: element.getAttribute("src"),
    srcset: element.getAttribute("srcset"),
    sizes: element.getAttribute("sizes"),
  }));

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((found) => found.getBoundingClientRect().top);

test("IMG-6 every picture on the home page is requested as WebP and arrives as WebP", async () => {
  for (const options of [phone, {}]) {
    const page = await newPage({ ...options, reducedMotion: "reduce" });
    const responses: string[] = [];
    page.on("response", (response) => {
      const isIcon = /\.svg$|\/favicon[^/]*$/.test(new URL(response.url()).pathname);
      if (response.request().resourceType() !== "image" || isIcon) return;
      responses.push(`${response.status()} ${response.headers()["content-type"]} ${response.url()}`);
    });
    await page.goto(inject("origin"));
    await ready(page);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = "eager";
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    expect(responses.length).toBeGreaterThan(10);
    expect(responses.filter((response) => !/^200 image\/webp \S+\/_ipx\/\S*f_webp/.test(response))).toEqual([]);
  }
});

test("IMG-7 a placeholder is shown without srcset until its picture has arrived, then the picture", async () => {
  const { page, first, respond, asked } = await openFixture();
  expect(await attributesOf(first)).toEqual({ src: expect.stringMatching(placeholder), srcset: null, sizes: null });
  await ready(page);
  const before = await topOf(page, "#below");
  respond("arrive");
  await expect.poll(async () => (await attributesOf(first)).srcset).toContain("/_ipx/w_768&f_webp/images/a.jpg 768w");
  expect(await attributesOf(first)).toMatchObject({
    src: expect.not.stringMatching(/10x10/),
    sizes: expect.any(String),
  });
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  expect(await topOf(page, "#below")).toBe(before);
  expect(asked).toHaveLength(1);
  allowMessages(/404/);
});

test("IMG-7 a picture that fails to load leaves its placeholder and causes no error of the page", async () => {
  const { page, first, respond } = await openFixture();
  await ready(page);
  const before = await topOf(page, "#below");
  respond("fail");
  await page
    .waitForEvent("requestfailed", { predicate: (request) => isFull(new URL(request.url())) })
    .catch(() => null);
  expect(await attributesOf(first)).toEqual({ src: expect.stringMatching(placeholder), srcset: null, sizes: null });
  const box = await first.boundingBox();
  expect([await topOf(page, "#below"), Math.round(((box?.width ?? 0) / (box?.height ?? 1)) * 100)]).toEqual([
    before,
    133,
  ]);
  await expect.poll(() => takeMessages(/ERR_FAILED/).length).toBe(1);
  allowMessages(/404/);
});

test("IMG-9 without script the real pictures are shown and placeholders are not", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(`${inject("origin")}/__fixtures/images`, { waitUntil: "load" });
  const shown = page.locator("main img:visible");
  const widths = () => shown.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
  await expect.poll(widths).toEqual([expect.any(Number), expect.any(Number), 0]);
  expect((await widths()).slice(0, 2).every((width) => width > 300)).toBe(true);
  expect(await shown.evaluateAll((images) => images.map((image) => image.getAttribute("src")).join())).not.toContain(
    "10x10",
  );
  allowMessages(/404/);
});

test("IMG-9 without script every picture of a page with placeholders loads", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(`${inject("origin")}/portfolio-masonry`);
  const shown = page.locator("[data-band=gallery] img:visible");
  for (const image of await shown.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(100);
  }
  expect(await shown.count()).toBeGreaterThan(8);
});

test("IMG-9 pictures load even if every script of the page fails", async () => {
  const page = await newPage();
  await page.route("**/assets/*.js", (route) => route.abort());
  const refused = page.waitForEvent("requestfailed", (request) => request.url().endsWith(".js"));
  await page.goto(`${inject("origin")}/__fixtures/images`);
  const full = page.locator("[data-placeholder] > .full");
  await expect.poll(() => full.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  await refused;
  allowMessages(/ERR_FAILED|404/);
});

test("a placeholder and its picture are one image to assistive technology", async () => {
  const { page, respond } = await openFixture();
  expect(await page.getByRole("img", { name: "With a placeholder" }).count()).toBe(1);
  expect(await page.locator("main").ariaSnapshot()).toMatch(/img "With a placeholder"\n(?!\s+- img)/);
  respond("arrive");
  await ready(page);
  allowMessages(/404/);
});

test("IMG-10 the first picture is preloaded with high priority and has no placeholder", async () => {
  const page = await newPage();
  for (const path of ["/", "/portfolio-masonry"]) {
    await page.goto(inject("origin") + path);
    await ready(page);
    const first = page.locator("main img").first();
    expect(await first.evaluate(({ loading, fetchPriority }: HTMLImageElement) => [loading, fetchPriority])).toEqual([
      "eager",
      "high",
    ]);
    const srcset = await first.getAttribute("srcset");
    expect(await page.locator('head link[rel="preload"][as="image"]').first().getAttribute("imagesrcset")).toBe(srcset);
    const early = await page
      .locator('img[src*="10x10"]')
      .evaluateAll((images) =>
        images.filter((image) => image.getBoundingClientRect().top < innerHeight / 2).map((image) => image.outerHTML),
      );
    expect(early).toEqual([]);
  }
});
