import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { allowMessages, countDocuments, newPage, open, ready, startBrowser, takeMessages } from "../support/browser.ts";
import { basePath, decodeEntities, fetchHtml } from "../support/pages.ts";
import { moduleOf, newPageOn, quiet, watchRequests } from "../support/runtime.ts";

startBrowser();
const at = (path: string) => inject("origin") + path;
/** A path as the browser has it. */
const below = (path: string) => basePath() + path;
const isOn = (page: Page, path: string) => expect.poll(() => page.locator("main").getAttribute("data-page")).toBe(path);
const fixtureLink = (page: Page, name: string) => page.locator("main").getByRole("link", { name, exact: true });
const loading = (page: Page) => page.evaluate(() => document.documentElement.dataset.loading);
const settled = (page: Page) => expect.poll(() => loading(page)).toBe("false");
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const isNear = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await scrollY(page)) - top)).toBeLessThanOrEqual(2);
/** By a path without the base path; a hash stays as it is. */
const hrefOf = (path: string) => (path.startsWith("#") ? path : below(path));

/** Opens a page and waits until a link's destination has been prefetched. */
async function openWith(prefetched: string): Promise<Page> {
  const page = await newPage();
  const payload = page.waitForResponse(`**${prefetched}.data`);
  await page.goto(at("/__fixtures/links"));
  await ready(page);
  await payload;
  return page;
}

async function goTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await expect.poll(() => scrollY(page)).toBe(top);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Follows a link of the page by script, so that nothing scrolls to it first. */
function follow(page: Page, path: string) {
  return page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>(`main a[href="${href}"]`);
    if (!link) throw new Error(`no link to ${href}`);
    link.click();
  }, hrefOf(path));
}

/** Follows the link to a cached page, with the clock stopped. */
async function clickOnStillClock(prepare: () => void): Promise<Page> {
  const page = await openWith("/terms");
  await page.waitForLoadState("networkidle");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(prepare);
  await follow(page, "/terms");
  return page;
}

const path = (page: Page) => page.evaluate(() => location.pathname);

test("PAINT-1 a frame is painted between a click and the new address, which comes within 100 ms", async () => {
  const page = await clickOnStillClock(() => {
    requestAnimationFrame(() => Object.assign(window, { pathAtFrame: location.pathname }));
  });
  expect(await path(page)).toBe(below("/__fixtures/links"));
  await page.clock.runFor(100);
  await expect.poll(() => path(page)).toBe(below("/terms"));
  const atFrame = await page.evaluate(() => (window as unknown as { pathAtFrame?: string }).pathAtFrame);
  expect(atFrame).toBe(below("/__fixtures/links"));
});

test("a click on a link that was not prefetched fetches the page's data together with its code", async () => {
  const page = await newPageOn({ saveData: true });
  await page.goto(at("/__fixtures/links"));
  await ready(page);
  await page.waitForLoadState("networkidle");
  const { promise: untilAsked, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/page-.*\.js$/, async (route) => {
    await untilAsked;
    await route.continue();
  });
  const payload = page.waitForRequest("**/terms.data");
  await follow(page, "/terms");
  await payload;
  arrive();
  await isOn(page, "/terms");
});

test("PAINT-2 where no frames are produced the page changes after 100 ms", async () => {
  const page = await clickOnStillClock(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.clock.runFor(99);
  await quiet(page);
  expect(await path(page)).toBe(below("/__fixtures/links"));
  await page.clock.runFor(1);
  await expect.poll(() => path(page)).toBe(below("/terms"));
});

test("PAINT-3 ten cached navigations wait for a frame or two each, not for 100 ms", async () => {
  const page = await newPage();
  await page.addInitScript((ceilingMs) => {
    const plain = window.setTimeout;
    window.setTimeout = ((run: () => void, ms?: number) =>
      plain(run, ms === ceilingMs ? 1e9 : ms)) as typeof setTimeout;
  }, 100);
  await page.goto(at("/__fixtures/links"));
  await ready(page);
  await page.waitForLoadState("networkidle");
  const frames = await page.evaluate(async (base) => {
    const counts: number[] = [];
    for (let turn = 0; turn < 10; turn++) {
      const path = turn % 2 === 0 ? "/terms" : "/__fixtures/links";
      let count = 0;
      window.__reactRouterDataRouter.navigate(path);
      for (; location.pathname !== base + path; count++) await new Promise((resolve) => requestAnimationFrame(resolve));
      counts.push(count);
      while (document.querySelector("main")?.dataset.page !== path)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return counts;
  }, basePath());
  expect(frames.sort((one, other) => one - other)[5]).toBeLessThanOrEqual(3);
});

test("PAINT-4 loading a document schedules no pause", async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    const plain = window.setTimeout;
    const delays: unknown[] = [];
    Object.assign(window, { delays });
    window.setTimeout = ((run: () => void, ms?: number) => {
      delays.push(ms);
      return plain(run, ms);
    }) as typeof setTimeout;
  });
  await page.goto(at("/__fixtures/links"));
  await ready(page);
  expect(await page.evaluate(() => (window as unknown as { delays: number[] }).delays)).not.toContain(100);
});

test("PAINT-5 LOAD-5 SCR-8 of two links followed at once only the second page is shown, from its top", async () => {
  const page = await open(at("/__fixtures/links"));
  await goTo(page, 800);
  await page.evaluate((base) => {
    document.querySelector<HTMLAnchorElement>(`main a[href="${base}/pricing"]`)?.click();
    document.querySelector<HTMLAnchorElement>(`main a[href="${base}/terms"]`)?.click();
  }, basePath());
  await isOn(page, "/terms");
  await settled(page);
  expect(page.url()).toBe(at("/terms"));
  expect(await scrollY(page)).toBe(0);
  await quiet(page);
  await isOn(page, "/terms");
  await page.goBack();
  await isOn(page, "/__fixtures/links");
});

test("LOAD-1 LOAD-5 each navigation starts and finishes once, also if it fails or another replaces it", async () => {
  const page = await open(at("/__fixtures/links"));
  await page.evaluate(() => {
    const states: string[] = [];
    Object.assign(window, { states });
    new MutationObserver(() => states.push(document.documentElement.dataset.loading ?? "")).observe(
      document.documentElement,
      { attributeFilter: ["data-loading"] },
    );
  });
  const states = () => page.evaluate(() => (window as unknown as { states: string[] }).states);
  const startAnew = () => page.evaluate(() => (window as unknown as { states: string[] }).states.splice(0));
  await fixtureLink(page, "query").click();
  await expect.poll(states).toEqual(["true", "false"]);
  await startAnew();
  await fixtureLink(page, "unknown middleware").click();
  await expect.poll(() => takeMessages(/Unknown route middleware/).length).toBe(1);
  await settled(page);
  expect(await states()).toEqual(["true", "false"]);
  await startAnew();
  await fixtureLink(page, "/terms").click();
  await isOn(page, "/terms");
  await settled(page);
  expect(await states()).toEqual(["true", "false"]);
  await startAnew();
  await page.goBack();
  await isOn(page, "/__fixtures/links");
  await settled(page);
  expect(await states()).toEqual(["true", "false"]);
  await startAnew();
  await follow(page, "#far");
  await expect.poll(states).toEqual(["true", "false"]);
  await startAnew();
  await follow(page, "/__fixtures/validated/slow");
  await expect.poll(states).toEqual(["true"]);
  await follow(page, "/terms");
  await isOn(page, "/terms");
  await settled(page);
  expect(await states()).toEqual(["true", "false"]);
});

test("LOAD-2 LOAD-4 the bar shows after 200 ms, never on a first load, and leaves 500 ms after the finish", async () => {
  const page = await openWith("/terms");
  const bar = page.locator(".loading-bar[data-shown]");
  expect(await bar.count()).toBe(0);
  await page.route("**/validated/slow.data", async (route) => {
    await held;
    await route.continue();
  });
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await fixtureLink(page, "slow").click();
  await page.clock.runFor(199);
  expect(await bar.count()).toBe(0);
  await page.clock.runFor(1);
  expect(await bar.count()).toBe(1);
  letGo();
  await page.getByRole("heading", { name: "Valid: slow" }).waitFor();
  await settled(page);
  await page.clock.runFor(499);
  expect(await bar.count()).toBe(1);
  await page.clock.runFor(1);
  expect(await bar.count()).toBe(0);
});

test("LOAD-6 TTL-4 a navigation sets and announces the title of a page load and focuses the heading", async () => {
  const page = await open(at("/__fixtures/links"));
  await fixtureLink(page, "/terms").click();
  await isOn(page, "/terms");
  const title = decodeEntities(/<title>([^<]*)/.exec((await fetchHtml("/terms")).html)?.[1] ?? "");
  expect(title).toMatch(/ \| Großzahn$/);
  await expect.poll(() => page.title()).toBe(title);
  await expect.poll(() => page.locator("p[role=status].vh").last().textContent()).toBe(title);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
});

test("SCR-1 SCR-2 the position stays until the new page shows at its top; Back restores it", async () => {
  const page = await open(at("/__fixtures/links"));
  await goTo(page, 1500);
  const trace = await page.evaluate(async (terms) => {
    const seen: [string, number][] = [];
    const look = () => seen.push([document.querySelector("main")?.dataset.page ?? "", window.scrollY]);
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
    document.querySelector<HTMLAnchorElement>(`main a[href="${terms}"]`)?.click();
    while (seen.at(-1)?.[0] !== "/terms" || seen.at(-1)?.[1] !== 0) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      look();
    }
    return seen;
  }, below("/terms"));
  expect(trace.filter(([name, y]) => name !== "/terms" && y !== 1500)).toEqual([]);
  await page.goBack();
  await isOn(page, "/__fixtures/links");
  await isNear(page, 1500);
});

test("SCR-3 a hash of another page scrolls its element below the header and focuses it", async () => {
  const page = await open(at("/about-us"));
  const { html } = await fetchHtml("/faq");
  const anchor = [...html.matchAll(/<details[^>]* id="([^"]+)"/g)][9]?.[1];
  expect(anchor).toBeTruthy();
  await page.evaluate((hash) => window.__reactRouterDataRouter.navigate(`/faq#${hash}`), anchor);
  await isOn(page, "/faq");
  const place = () =>
    page.evaluate((hash) => {
      const element = document.getElementById(hash ?? "");
      const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      const margin = element ? Number.parseFloat(getComputedStyle(element).scrollMarginTop) : 0;
      return Math.round((element?.getBoundingClientRect().top ?? Number.NaN) - padding - margin);
    }, anchor);
  await expect.poll(async () => Math.abs(await place())).toBeLessThanOrEqual(2);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(anchor);
});

test("SCR-4 SCR-7 a query keeps the position; a hash scrolls to its element, and Back returns", async () => {
  const page = await open(at("/__fixtures/links"));
  await goTo(page, 700);
  await follow(page, "/__fixtures/links?q=1");
  await page.waitForURL("**/__fixtures/links?q=1");
  await settled(page);
  expect(await scrollY(page)).toBe(700);
  await follow(page, "#far");
  await expect.poll(() => scrollY(page)).toBeGreaterThan(1500);
  await page.goBack();
  await page.waitForURL("**/__fixtures/links?q=1");
  await isNear(page, 700);
});

test("SCR-5 a reload keeps the position", async () => {
  const page = await open(at("/__fixtures/links"));
  await follow(page, "/terms");
  await isOn(page, "/terms");
  await goTo(page, 600);
  await page.reload();
  await ready(page);
  await isNear(page, 600);
});

test("SCR-6 SCR-10 an unknown hash leads to the top, an encoded one to its element", async () => {
  const page = await open(at("/__fixtures/links"));
  await goTo(page, 900);
  await page.evaluate(() => window.__reactRouterDataRouter.navigate("/terms#no-such-part"));
  await isOn(page, "/terms");
  expect(await scrollY(page)).toBe(0);
  await page.evaluate(() => window.__reactRouterDataRouter.navigate("/__fixtures/links#fern%C3%A9%20%251"));
  await isOn(page, "/__fixtures/links");
  await expect.poll(() => scrollY(page)).toBeGreaterThan(1500);
});

test("SCR-9 with smooth scrolling in the style sheet a new page still starts at its top", async () => {
  const page = await openWith("/terms");
  await page.evaluate(() => document.documentElement.style.setProperty("scroll-behavior", "smooth"));
  await goTo(page, 1500);
  await page.evaluate(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    window.addEventListener("scroll", () => tops.push(window.scrollY));
  });
  await follow(page, "/terms");
  await isOn(page, "/terms");
  expect(await scrollY(page)).toBe(0);
  const tops = await page.evaluate(() => (window as unknown as { tops: number[] }).tops);
  expect(tops.filter((top) => top !== 0)).toEqual([]);
});

test("PAY-1 PAY-3 a page's payload is fetched once, and not again for a hash or a query", async () => {
  const page = await newPage();
  const payloads = watchRequests(page, /\/terms\.data$/);
  await page.goto(at("/__fixtures/links"));
  await ready(page);
  await fixtureLink(page, "/terms").click();
  await isOn(page, "/terms");
  await page.goBack();
  await isOn(page, "/__fixtures/links");
  await fixtureLink(page, "/terms").click();
  await isOn(page, "/terms");
  expect(payloads.length).toBe(1);
  await page.evaluate(() => window.__reactRouterDataRouter.navigate("/terms?campaign=x"));
  await page.waitForURL("**/terms?campaign=x");
  await page.evaluate(() => window.__reactRouterDataRouter.navigate("/terms?campaign=x#main"));
  await page.waitForURL("**/terms?campaign=x#main");
  await settled(page);
  await quiet(page);
  expect(payloads).toEqual([below("/terms.data")]);
});

test("a query that a page declares changes its data", async () => {
  const page = await open(at("/blog-grid"));
  await page.evaluate(() => window.__reactRouterDataRouter.navigate("/blog-grid?category=larm"));
  await page.waitForURL("**/blog-grid?category=larm");
  await expect.poll(() => page.locator("main").textContent()).toContain("1 to 3 of 3");
});

test("PAY-4 pages rendered on every request and other sites are not prefetched", async () => {
  const page = await newPage();
  const payloads = watchRequests(page, /\.data$/);
  await page.goto(at("/__fixtures/links"));
  await ready(page);
  await expect.poll(() => payloads.length).toBeGreaterThan(8);
  expect(payloads.filter((path) => /contact|checkout|\/search|fixtures|elsewhere/.test(path))).toEqual([]);
});

test("hovering a link to a page rendered on every request prefetches its code, not its data", async () => {
  const page = await newPage();
  const asked = watchRequests(page, /\/assets\/page-.*\.js$|contact/);
  await page.goto(at("/__fixtures/links"));
  await ready(page);
  const contact = page.getByRole("banner").getByRole("link", { name: "Get in Touch" });
  await page.waitForLoadState("networkidle");
  const module = await moduleOf(page, "contact");
  expect(asked).not.toContain(module);
  await contact.hover();
  await expect.poll(() => asked).toContain(module);
  await quiet(page);
  expect(asked).not.toContain(below("/contact.data"));
});

test("PRE-1 a link's code is prefetched once the link is in view", async () => {
  const page = await newPage();
  const scripts = watchRequests(page, /\/assets\/page-.*\.js$/);
  await page.goto(at("/__fixtures/links"));
  await ready(page);
  const [near, far] = [await moduleOf(page, "terms"), await moduleOf(page, "home-7")];
  await expect.poll(() => scripts).toContain(near);
  await quiet(page);
  expect(scripts).not.toContain(far);
  await page.locator("#far").scrollIntoViewIfNeeded();
  await expect.poll(() => scripts).toContain(far);
});

/** Opens the links with every route file held back; returns the waiting files and a way to release one. */
async function openHeld() {
  const page = await newPage();
  const waiting: { path: string; letGo: () => Promise<void> }[] = [];
  await page.route(/\.data$/, (route) => {
    waiting.push({ path: new URL(route.request().url()).pathname, letGo: () => route.continue() });
  });
  await page.goto(at("/__fixtures/links"));
  await ready(page);
  await expect.poll(() => waiting.length).toBe(4);
  return { page, waiting };
}

test("PRE-2 four pages are prefetched at a time, and each that arrives makes room for another", async () => {
  const { page, waiting } = await openHeld();
  await quiet(page);
  expect(waiting.length).toBe(4);
  await waiting[2]?.letGo();
  await expect.poll(() => waiting.length).toBe(5);
  await quiet(page);
  expect(waiting.length).toBe(5);
  for (let index = 0; index < waiting.length; index++) if (index !== 2) await waiting[index]?.letGo();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("PRE-9 a click does not wait behind four prefetches that hang", async () => {
  const { page, waiting } = await openHeld();
  const taken = waiting.map(({ path }) => path.slice(basePath().length).replace(".data", ""));
  const names = await page.locator("main li a").allTextContents();
  const free = names.find((name) => !taken.includes(name)) ?? "";
  expect(free).not.toBe("");
  await page.route(/\.data$/, (route) =>
    route.request().url().endsWith(`${free}.data`) ? route.continue() : undefined,
  );
  await fixtureLink(page, free).click();
  await isOn(page, free);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test.each([
  ["PRE-3", { saveData: true }],
  ["PRE-4", { effectiveType: "2g" }],
  ["PRE-4", { effectiveType: "slow-2g" }],
])("%s on a connection of %o nothing is prefetched", async (_, connection) => {
  const page = await newPageOn(connection);
  const ahead = watchRequests(page, /\/assets\/page-|\.data$/);
  await page.goto(at("/__fixtures/links"));
  await ready(page);
  await quiet(page);
  await page.locator("#far").scrollIntoViewIfNeeded();
  await quiet(page);
  const modules = [await moduleOf(page, "terms"), await moduleOf(page, "home-7")];
  expect(ahead.filter((path) => path.endsWith(".data") || modules.includes(path))).toEqual([]);
});

test.each([[{ effectiveType: "3g" }], [{ effectiveType: "4g" }], [undefined]])(
  "PRE-5 on a connection of %o pages are prefetched",
  async (connection) => {
    const page = await newPageOn(connection);
    const payloads = watchRequests(page, /\.data$/);
    await page.goto(at("/__fixtures/links"));
    await expect.poll(() => payloads).toContain(below("/terms.data"));
  },
);

test("PRE-6 each page is prefetched once, the present one never", async () => {
  const page = await newPage();
  const payloads = watchRequests(page, /\.data$/);
  await page.goto(at("/about-us"));
  await ready(page);
  await expect.poll(() => payloads.length).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect.poll(() => payloads.length).toBeGreaterThan(3);
  await quiet(page);
  expect(new Set(payloads).size).toBe(payloads.length);
  expect(payloads).not.toContain(below("/about-us.data"));
});

test("PRE-7 links to other windows, mail, hashes, other sites and opted-out ones are not prefetched", async () => {
  const page = await newPage();
  const scripts = watchRequests(page, /\/assets\/page-.*\.js$/);
  await page.goto(at("/__fixtures/links"));
  await ready(page);
  const [near, other, optedOut] = [
    await moduleOf(page, "terms"),
    await moduleOf(page, "home-5"),
    await moduleOf(page, "home-6"),
  ];
  await expect.poll(() => scripts).toContain(near);
  await quiet(page);
  expect(scripts).not.toContain(other);
  expect(scripts).not.toContain(optedOut);
});

test("PRE-8 a prefetch that gets a 404 changes nothing on the page or in the console", async () => {
  const page = await newPage();
  await page.route("**/terms.data", (route) => route.fulfill({ status: 404, contentType: "text/html", body: "no" }));
  const asked = page.waitForResponse("**/terms.data");
  await page.goto(at("/__fixtures/links"));
  await ready(page);
  await asked;
  await quiet(page);
  await isOn(page, "/__fixtures/links");
  expect(takeMessages(/Payload|prefetch/i)).toEqual([]);
  // The browser's own message about the status.
  allowMessages(/Failed to load resource/);
});

test("PRE-10 a link that is removed before it is seen is not prefetched", async () => {
  const page = await newPage();
  const scripts = watchRequests(page, /\/assets\/page-.*\.js$/);
  await page.goto(at("/__fixtures/links"));
  await ready(page);
  const far = await moduleOf(page, "home-7");
  await page.evaluate(() => document.querySelector("#far")?.remove());
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: "instant" }));
  await quiet(page);
  expect(scripts).not.toContain(far);
});

test("PRE-11 prefetching stops once data saving is switched on", async () => {
  const page = await newPage();
  const connection = { saveData: false, effectiveType: "4g" };
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value });
  }, connection);
  const scripts = watchRequests(page, /\/assets\/page-.*\.js$/);
  await page.goto(at("/__fixtures/links"));
  await ready(page);
  const [near, far] = [await moduleOf(page, "terms"), await moduleOf(page, "home-7")];
  await expect.poll(() => scripts).toContain(near);
  await page.evaluate(() => Object.assign((navigator as { connection?: object }).connection ?? {}, { saveData: true }));
  await page.locator("#far").scrollIntoViewIfNeeded();
  await quiet(page);
  expect(scripts).not.toContain(far);
});

test("a click on a prefetched link fetches no script and no payload", async () => {
  const page = await openWith("/terms");
  await page.waitForLoadState("networkidle");
  const documents = countDocuments(page);
  const module = await moduleOf(page, "terms");
  const asked = watchRequests(page, /\/terms\.data$|\/assets\/page-.*\.js$/);
  await fixtureLink(page, "/terms").click();
  await isOn(page, "/terms");
  expect(asked.filter((path) => path === module || path.endsWith(".data"))).toEqual([]);
  expect(documents()).toBe(0);
});
