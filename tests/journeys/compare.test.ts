import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { newPage, open, startBrowser } from "../support/browser.ts";

startBrowser();

const at = (path: string) => inject("origin") + path;
const boxes = (page: Page) => page.locator('main input[type="checkbox"][name="compare"]');
const ticked = (page: Page) =>
  boxes(page).evaluateAll((all) => all.flatMap((box) => ((box as HTMLInputElement).checked ? [box.id] : [])));
const columns = (page: Page) => page.locator("#compare thead th").allTextContents();
const bar = (page: Page) => page.locator("main [role=status]", { hasText: / of 3/ });

/** Visitors press the label; the box itself is only drawn. */
async function tick(page: Page, number: number) {
  await boxes(page)
    .nth(number)
    .evaluate((box) => box.closest("label")?.scrollIntoView({ block: "center" }));
  await boxes(page).nth(number).click();
}

/** Numbers of the open boxes, in order. */
async function openBoxes(page: Page): Promise<number[]> {
  return boxes(page).evaluateAll((all) =>
    all.flatMap((box, index) => ((box as HTMLInputElement).checked ? [] : [index])),
  );
}

test("up to three cases can be ticked; the bar names them and leads to the comparison", async () => {
  const page = await open(at("/portfolio"));
  const before = (await ticked(page)).length;
  expect(before).toBe((await columns(page)).length);
  const free = await openBoxes(page);
  for (const number of free.slice(0, 3 - before)) await tick(page, number);
  await expect.poll(() => bar(page).textContent()).toMatch(/3 of 3/);
  expect(await boxes(page).evaluateAll((all) => all.filter((box) => (box as HTMLInputElement).disabled).length)).toBe(
    (await boxes(page).count()) - 3,
  );
  await page.getByRole("button", { name: "Compare" }).click();
  await expect.poll(() => columns(page)).toHaveLength(3);
  const said = await bar(page).textContent();
  for (const title of await columns(page)) expect(said).toContain(title);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("compare");
  await tick(page, free[0] ?? 0);
  await expect.poll(() => bar(page).textContent()).toMatch(/2 of 3/);
  expect(await page.locator('main input[name="compare"]:disabled').count()).toBe(0);
});

test("filtering keeps the ticked cases, including those it hides", async () => {
  const page = await open(at("/portfolio?compare=zolw-w-szklance&compare=siatka"));
  await page.locator("#platform").selectOption("Console");
  await expect.poll(() => new URL(page.url()).searchParams.getAll("compare")).toEqual(["zolw-w-szklance", "siatka"]);
  await expect.poll(() => page.locator("#compare-siatka").count()).toBe(0);
  await page.getByRole("button", { name: "Compare" }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe("#compare");
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
  const [first = 0] = await openBoxes(page);
  await boxes(page).nth(first).check();
  await page.locator("#compare").getByRole("button").click();
  await expect.poll(() => new URL(page.url()).searchParams.getAll("compare")).toHaveLength(3);
  await expect.poll(() => columns(page)).toHaveLength(3);
  expect(await page.locator('main input[name="compare"]:disabled').count()).toBe(0);
});
