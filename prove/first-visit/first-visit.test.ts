import { expect, inject, onTestFinished, test } from "vitest";
import { newPage, ready, startBrowser } from "../../tests/support/browser.ts";
import { budgetPhone, bytesOf, fetchedBy, firstVisit, firstVisitBudget } from "../../tests/support/first-visit.ts";
import { ownContent } from "../../tests/support/own-content.ts";
import { isThere } from "../../tests/support/pages.ts";
import { quiet } from "../../tests/support/runtime.ts";
import { shifted, watchShifts } from "../../tests/support/shifts.ts";
import { startSlowLine } from "../../tests/support/slow-line.ts";

startBrowser();

const products = ownContent.products.map(({ id }) => `/single-shop/${id}`);
const paths = [
  ...["/", "/home-5", "/game-development-studio", "/portfolio", "/blog", "/blog-grid", "/blog-details"],
  ...["/shop", ...products.slice(0, 1), "/cart", "/checkout", "/contact", "/brief", "/newsletter"],
];

test.each(paths)("the first visit of %s stays within its budget of bytes and requests", async (path) => {
  if (!(await isThere(path))) return;
  const fetched = await firstVisit(await newPage(budgetPhone), inject("origin") + path);
  const scripts = bytesOf(fetched, /\.js$/);
  expect(scripts).toBeLessThanOrEqual(firstVisitBudget.scriptBytes);
  expect(scripts).toBeGreaterThan(50_000);
  expect(bytesOf(fetched, /\.css#?$/)).toBeLessThanOrEqual(firstVisitBudget.styleBytes);
  if (path !== "/") return;
  expect(bytesOf(fetched, /./)).toBeLessThanOrEqual(firstVisitBudget.homeBytes);
  expect(fetched.length).toBeLessThanOrEqual(firstVisitBudget.homeRequests);
});

test.each([
  ["phone", budgetPhone, 24],
  ["desktop", { viewport: { width: 1280, height: 800 } }, 32],
])(
  "a first view of / on a %s that nobody touches, with all that it fetches ahead, stays within its budget",
  async (_, look, mostRequests) => {
    const page = await newPage(look);
    // Its visit is not timed, as three in four are not.
    await page.addInitScript(() => {
      Math.random = () => 0.999;
    });
    const last = page.waitForResponse(/\/builds\/meta\//);
    await page.goto(inject("origin"));
    await last;
    await page.waitForLoadState("networkidle");
    await quiet(page);
    // `quiet` asks for the icon too.
    const fetched = (await fetchedBy(page)).filter(({ name }) => !name.includes("/favicon.svg"));
    expect(fetched.length).toBeLessThanOrEqual(mostRequests);
    const addresses = fetched.map(({ name }) => name.split("#")[0]);
    expect(new Set(addresses).size).toBe(addresses.length);
    const unseen = () => [...document.images].filter((image) => image.currentSrc && !image.checkVisibility());
    expect(await page.evaluate(unseen)).toEqual([]);
  },
);

test("the pictures of the departments wait until somebody scrolls, and then come", async () => {
  const page = await newPage(budgetPhone);
  await page.goto(inject("origin"));
  await ready(page);
  await quiet(page);
  const pictures = page.locator(".when-scrolled img");
  const come = () =>
    pictures.evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).currentSrc).length);
  expect(await pictures.count()).toBeGreaterThan(0);
  expect(await come()).toBe(0);
  await pictures.first().scrollIntoViewIfNeeded();
  await expect.poll(come).toBeGreaterThan(0);
});

test("the letters of the language keys come after the page is ready, and they come", async () => {
  if (!(await isThere("/game-localization"))) return;
  const page = await newPage(budgetPhone);
  const letters = page.waitForResponse(/anybody-vi/);
  const fetched = await firstVisit(page, `${inject("origin")}/game-localization`);
  expect(bytesOf(fetched, /anybody-(ext|vi)/)).toBe(0);
  await letters;
});

test("no page asks for a script before its first paint, nor loads the tables of languages before it is ready", async () => {
  for (const path of paths) {
    if (!(await isThere(path))) continue;
    const page = await newPage(budgetPhone);
    await page.addInitScript(() => {
      const used: string[] = [];
      Object.assign(window, { used });
      for (const name of ["DateTimeFormat", "NumberFormat"] as const) {
        const construct = (target: typeof Intl.NumberFormat, values: unknown[]) => {
          if (!document.documentElement.dataset.hydrated) used.push(name);
          return Reflect.construct(target, values);
        };
        Object.defineProperty(Intl, name, { value: new Proxy(Intl[name] as typeof Intl.NumberFormat, { construct }) });
      }
    });
    await page.goto(inject("origin") + path);
    await ready(page);
    const { used, shown, firstAsked } = await page.evaluate(() => {
      const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
      const paint = performance.getEntriesByName("first-contentful-paint")[0];
      const firstAsked = Math.min(...scripts.map(({ startTime }) => startTime));
      return { used: (window as unknown as { used: string[] }).used, shown: paint?.startTime, firstAsked };
    });
    expect(used, path).toEqual([]);
    expect(firstAsked, path).toBeGreaterThan(shown ?? Number.POSITIVE_INFINITY);
  }
});

test("nothing shifts while a page loads", async () => {
  for (const width of [390, 1280]) {
    const page = await newPage({ viewport: { width, height: 800 } });
    await watchShifts(page);
    await page.goto(inject("origin"));
    await ready(page);
    await quiet(page);
    expect(await shifted(page)).toBeLessThan(0.005);
  }
});

test.each([
  '<div class="bar-tools"',
  '<button class="square-key lg:hidden"',
  '<div class="services-menu"',
  // In the first band, whose picture stands below its words.
  "</h1>",
])("nothing moves where a document comes in two parts, the second from %s on", async (cutBefore) => {
  const line = await startSlowLine(inject("origin"), cutBefore);
  onTestFinished(line.close);
  for (const width of [390, 1280]) {
    const page = await newPage({ viewport: { width, height: 800 } });
    await watchShifts(page);
    await page.goto(`${line.origin}/about-us`, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    line.letOn();
    await ready(page);
    await quiet(page);
    expect(await shifted(page)).toBe(0);
  }
});
