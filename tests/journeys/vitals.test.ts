import { expect, inject, test } from "vitest";
import { newPage, open, ready, startBrowser } from "../support/browser.ts";
import { startFormServer } from "../support/form-server.ts";
import { watchRequests } from "../support/runtime.ts";

startBrowser();
const site = startFormServer(async () => ({}));
const readVitals = async () => (await fetch(`${site.origin}/site-vitals`)).text();

test("a timed visit sends one beacon without a cookie when it ends, and /site-vitals counts it", async () => {
  expect((await readVitals()).includes("No readings yet.")).toBe(true);
  const page = await newPage();
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  const sent = watchRequests(page, /\/vitals$/);
  const measuring = page.waitForResponse(/\/measure-visit-/);
  await page.goto(`${site.origin}/about-us?name=Ada#top`);
  await ready(page);
  await (await measuring).finished();
  await page.mouse.click(5, 300);
  const beacon = page.waitForRequest(/\/vitals$/);
  await expect
    .poll(async () => {
      // As a browser does when the tab is hidden, repeatedly.
      await page.evaluate(() => {
        Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
        document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      });
      return sent.length;
    })
    .toBeGreaterThan(0);
  const request = await beacon;
  const timing = JSON.parse(request.postData() ?? "");
  expect(timing).toEqual({ path: "/about-us", values: expect.objectContaining({ FCP: expect.any(Number) }) });
  expect(await request.headerValue("cookie")).toBeNull();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect.poll(async () => (await readVitals()).includes("Timed by its visitors.")).toBe(true);
  expect(/>\/about-us<\/th>\s*(<td[^>]*>[^<]*<\/td>\s*){6}<td[^>]*>1<\/td>/.test(await readVitals())).toBe(true);
  expect(sent.length).toBe(1);
});

test("a visit that is not timed loads no code for timing", async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    Math.random = () => 0.999;
  });
  const loaded = watchRequests(page, /measure-visit|\/vitals$/);
  const later = page.waitForResponse(/\/after-ready-/);
  await page.goto(`${site.origin}/terms`);
  await ready(page);
  await (await later).finished();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.waitForLoadState("networkidle");
  expect(loaded).toEqual([]);
});

test("/site-vitals lists each page's weight as a browser measures it, also without script", async () => {
  const page = await open(`${site.origin}/site-vitals`);
  const rows = page.locator("[data-band=pages] tbody tr");
  const paths = await rows.locator("th").allTextContents();
  expect(paths).toContain("/blog/{slug}");
  expect(paths).not.toContain("*");
  const html = await readVitals();
  expect(paths.filter((path) => !html.includes(`>${path}</th>`))).toEqual([]);
  const home = await page.evaluate(async (origin) => {
    const text = await (await fetch(`${origin}/`)).text();
    const scripts = new Set([...text.matchAll(/(?:\/\w+)?\/assets\/[\w.-]+\.js/g)].map(([address]) => address));
    const sizes = await Promise.all(
      [...scripts].map(async (address) => {
        await (await fetch(address)).arrayBuffer();
        const [entry] = performance.getEntriesByName(new URL(address, origin).href);
        return (entry as PerformanceResourceTiming).encodedBodySize;
      }),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  }, site.origin);
  expect(home).toBeGreaterThan(0);
  const homeRow = rows.filter({ has: page.locator("th", { hasText: /^\/$/ }) });
  const shown = await homeRow.locator("td").nth(1).textContent();
  expect(Math.abs(Number.parseFloat(shown ?? "") - home / 1000)).toBeLessThan(0.2);
});

test("timings from other sites, too long ones and unknown ones are refused", async () => {
  const send = (body: string, headers: Record<string, string>) =>
    fetch(`${inject("origin")}/vitals`, { method: "POST", body, headers });
  const timing = JSON.stringify({ path: "/", values: { LCP: 5 } });
  const statuses = [
    await send(timing, { "Sec-Fetch-Site": "cross-site" }),
    await send(timing, { Origin: "https://evil.example" }),
    await send("x".repeat(2000), { "Sec-Fetch-Site": "same-origin" }),
    await send(timing.replace("LCP", "XYZ"), { "Sec-Fetch-Site": "same-origin" }),
    await fetch(`${inject("origin")}/vitals`),
  ].map(({ status }) => status);
  expect(statuses).toEqual([403, 403, 413, 400, 405]);
});
