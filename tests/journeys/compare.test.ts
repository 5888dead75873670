import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { newPage, open, startBrowser } from "../support/browser.ts";

startBrowser();

const at = (path: string) => inject("origin") + path;
const boxes = (page: Page) => page.locator('main input[type="checkbox"][name="compare"]');
const ticked = (page: Page) =>
  boxes(page).evaluateAll((all) => all.flatMap((box) => ((box as HTMLInputElement).checked ? [box.id] : [])));
const columns = (page: Page) => page.locator("#comparison thead th").allTextContents();
const bar = (page: Page) => page.locator("main [role=status]", { hasText: / of 3/ });

/** Visitors press the label; the box itself is only drawn. */
async function tick(page: Page, number: number) {
  await boxes(page)
    .nth(number)
    .evaluate((box) => box.closest("label")?.scrollIntoView({ block: "center", behavior: "instant" }));
  await boxes(page).nth(number).click();
}

test("before the first tick an example is shown, and no box is ticked", async () => {
  const page = await open(at("/portfolio"));
  expect(await ticked(page)).toEqual([]);
  expect(await columns(page)).toHaveLength(2);
  await tick(page, 0);
  await expect.poll(() => columns(page)).toEqual([]);
  await expect.poll(() => bar(page).textContent()).toMatch(/1 of 3/);
  await tick(page, 0);
  await expect.poll(() => columns(page)).toHaveLength(2);
});

test("up to three cases can be ticked; the bar names them, says why no fourth can be, and leads to the comparison", async () => {
  const page = await open(at("/portfolio"));
  for (const number of [0, 1, 2]) await tick(page, number);
  await expect.poll(() => bar(page).textContent()).toMatch(/3 of 3.*Drei sind voll/);
  const closed = page.locator('main input[name="compare"]:disabled');
  expect(await closed.count()).toBe((await boxes(page).count()) - 3);
  const reason = (await closed.first().getAttribute("aria-describedby")) ?? "none";
  expect(await page.locator(`#${reason}`).textContent()).toBe("Drei sind voll.");
  await page.getByRole("button", { name: "Compare" }).click();
  await expect.poll(() => columns(page)).toHaveLength(3);
  const said = await bar(page).textContent();
  for (const title of await columns(page)) expect(said).toContain(title);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("comparison");
  for (const head of await page.locator("#comparison thead th a").all())
    expect(await head.getAttribute("href")).toMatch(/\/portfolio\/[^/?]+$/);
  const tray = page.locator(".tray-bar");
  await tray
    .getByRole("link", { name: /out of the tray/ })
    .first()
    .click();
  await expect.poll(() => columns(page)).toHaveLength(2);
  await expect.poll(() => bar(page).textContent()).toMatch(/2 of 3/);
  await tray.getByRole("link", { name: "Leeren" }).click();
  await expect.poll(() => ticked(page)).toEqual([]);
  expect(new URL(page.url()).search).toBe("");
});

test("after “Compare” no part of the bar shows between header and comparison", async () => {
  for (const width of [390, 1280]) {
    const page = await open(at("/portfolio"), { viewport: { width, height: 800 } });
    for (const number of [0, 1]) await tick(page, number);
    await page.getByRole("button", { name: "Compare" }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe("#comparison");
    await expect
      .poll(async () => {
        const [header, tray] = [
          await page.locator("header").first().boundingBox(),
          await page.locator(".tray-bar").boundingBox(),
        ];
        return (tray?.y ?? 0) + (tray?.height ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
      })
      .toBeLessThanOrEqual(1);
  }
});

test("on a phone the names of the rows stay while the cases scroll sideways", async () => {
  const three = ["zolw-w-szklance", "siatka", "q"].map((slug) => `compare=${slug}`).join("&");
  const page = await open(at(`/portfolio?${three}`), { viewport: { width: 360, height: 780 } });
  const name = page.locator("#comparison tbody th").first();
  await name.scrollIntoViewIfNeeded();
  const before = await name.boundingBox();
  await page.locator("#comparison [role=region]").evaluate((region) => region.scrollTo({ left: 500 }));
  expect(Math.abs(((await name.boundingBox())?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(2);
});

test("a filter shows an example out of what it leaves", async () => {
  const page = await open(at("/portfolio?platform=Console"));
  const shown = await page.locator("main article h3").allTextContents();
  for (const title of await columns(page)) expect(shown).toContain(title);
});

test("filtering keeps the ticked cases, including those it hides", async () => {
  const page = await open(at("/portfolio?compare=zolw-w-szklance&compare=siatka"));
  await page.locator("#platform").selectOption("Console");
  await expect.poll(() => new URL(page.url()).searchParams.getAll("compare")).toEqual(["zolw-w-szklance", "siatka"]);
  await expect.poll(() => page.locator("#compare-siatka").count()).toBe(0);
  await page.getByRole("button", { name: "Compare" }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe("#comparison");
  expect((await columns(page)).toSorted()).toEqual(["Siatka", "Żółw w szklance"]);
});

test("the filter “Console” keeps every console's cases, and each card marks its consoles", async () => {
  const page = await open(at("/portfolio?platform=Console"));
  const cards = page.locator("main article");
  expect(await cards.count()).toBeGreaterThan(1);
  for (const names of await cards.locator("mark").allTextContents()) expect(names).toMatch(/^(PS5|Switch|Xbox)$/);
  for (const card of await cards.all()) expect(await card.locator("mark").count()).toBeGreaterThan(0);
});

test("without script three ticked cases are compared", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(at("/portfolio"));
  for (const number of [0, 1, 2]) await boxes(page).nth(number).check();
  await page.locator("#comparison").getByRole("button").click();
  await expect.poll(() => new URL(page.url()).searchParams.getAll("compare")).toHaveLength(3);
  await expect.poll(() => columns(page)).toHaveLength(3);
  expect(await page.locator('main input[name="compare"]:disabled').count()).toBe(0);
});
