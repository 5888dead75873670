import { expect, inject, test } from "vitest";
import { newPage, open, ready, startBrowser } from "../support/browser.ts";

startBrowser();

const at = (path: string) => inject("origin") + path;
const phone = { viewport: { width: 390, height: 844 } };

/** A select that filters or sorts a list. */
const selects = [
  { path: "/portfolio", id: "engine" },
  { path: "/portfolio-grid", id: "sort" },
  { path: "/blog-grid", id: "length" },
];

test.each(selects)("a choice on $path applies at once, keeps the focus, and Back undoes it", async (one) => {
  const page = await open(at(one.path), phone);
  const select = page.locator(`#${one.id}`);
  const before = await select.inputValue();
  const words = await page.locator("main").textContent();
  await select.focus();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const wanted = await select.locator("option").last().getAttribute("value");
  await select.selectOption(wanted);
  await expect.poll(() => [...new URL(page.url()).searchParams]).toEqual([[one.id, wanted]]);
  await expect.poll(() => page.locator("main").textContent()).not.toBe(words);
  await expect
    .poll(() => page.evaluate(() => [document.activeElement?.id, "isSameDocument" in window]))
    .toEqual([one.id, true]);
  expect(await select.inputValue()).toBe(wanted);
  await page.goBack();
  await expect.poll(() => select.inputValue()).toBe(before);
  expect(new URL(page.url()).search).toBe("");
});

test("a choice made while the previous result arrives is not reverted", async () => {
  const page = await open(at("/portfolio"));
  await page.evaluate(() => {
    const push = history.pushState;
    history.pushState = (...entry) => {
      push.apply(history, entry);
      const platform = document.querySelector<HTMLSelectElement>("#platform");
      if (platform) platform.selectedIndex = 2;
    };
  });
  const all = await page.locator("main h3").count();
  await page.locator("#engine").selectOption("Godot");
  await expect.poll(() => page.locator("main h3").count()).toBeLessThan(all);
  expect(await page.locator("#platform").evaluate((select) => (select as HTMLSelectElement).selectedIndex)).toBe(2);
});

test("filtering announces the number of cases in a live region that stays in the page", async () => {
  const page = await open(at("/portfolio"));
  const status = page.getByRole("main").getByRole("status").first();
  const before = await status.textContent();
  const said = await status.elementHandle();
  await page.locator("#platform").selectOption({ index: 2 });
  await expect.poll(() => status.textContent()).not.toBe(before);
  // A screen reader does not announce a live region that is replaced.
  expect(await said?.evaluate((region) => region.isConnected)).toBe(true);
});

test("a choice made before hydration is applied after it", async () => {
  const page = await newPage();
  const choice = Promise.withResolvers<unknown>();
  await page.route(/\/assets\/.*\.js$/, (route) => choice.promise.then(() => route.fallback()));
  await page.goto(at("/portfolio"), { waitUntil: "commit" });
  choice.resolve(await page.locator("#engine").selectOption("Godot"));
  await ready(page);
  await expect.poll(() => new URL(page.url()).search).toBe("?engine=Godot");
  expect(await page.locator("#engine").inputValue()).toBe("Godot");
});
