import { expect, inject, test } from "vitest";
import { newPage, ready, startBrowser } from "../support/browser.ts";

declare global {
  interface Window {
    /** When the page was ready; what is asked for later is fetched ahead. */
    hydratedAt?: number;
  }
}

startBrowser();

const budget = { scriptBytes: 112_000, styleBytes: 20_000, homeBytes: 500_000, homeRequests: 16 };
const paths = [
  ...["/", "/home-5", "/game-development-studio", "/portfolio", "/blog", "/blog-grid"],
  ...["/shop", "/single-shop/1", "/cart", "/checkout", "/contact", "/newsletter"],
];

test.each(paths)("the first visit of %s stays within its budget of bytes and requests", async (path) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  await page.addInitScript(() => {
    const note = () => {
      if (document.documentElement.dataset.hydrated) window.hydratedAt ??= performance.now();
    };
    new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ["data-hydrated"] });
  });
  await page.goto(inject("origin") + path);
  await ready(page);
  const rows = await page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name, startTime }) => startTime <= (window.hydratedAt ?? 0) && !name.endsWith("/favicon.svg"))
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
  );
  const sum = (ending = "") =>
    rows.filter(({ name }) => name.endsWith(ending)).reduce((total, { bytes }) => total + bytes, 0);
  expect(sum(".js")).toBeLessThanOrEqual(budget.scriptBytes);
  expect(sum(".js")).toBeGreaterThan(50_000);
  expect(sum(".css")).toBeLessThanOrEqual(budget.styleBytes);
  if (path !== "/") return;
  expect(sum()).toBeLessThanOrEqual(budget.homeBytes);
  expect(rows.length).toBeLessThanOrEqual(budget.homeRequests);
});

test("nothing shifts while a page loads", async () => {
  for (const width of [390, 1280]) {
    const page = await newPage({ viewport: { width, height: 800 } });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(inject("origin"));
    await ready(page);
    await page.waitForTimeout(500);
    const shifted = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
    );
    expect(shifted).toBeLessThan(0.005);
  }
});
