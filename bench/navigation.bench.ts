import { type Browser, chromium, type Page } from "playwright-core";
import { launchOptions } from "../tools/engines.ts";
import { median, startSite } from "./measure.ts";
import type { BenchRow } from "./run.ts";

const rounds = 5;
const pairs = [
  { kind: "light", from: "/terms", link: 'a[href="/privacy"]', page: "/privacy" },
  { kind: "heavy", from: "/", link: 'a[href="/about-us"]', page: "/about-us" },
  { kind: "list", from: "/search", link: 'a[href="/portfolio"]', page: "/portfolio" },
  { kind: "article", from: "/blog", link: 'main :is(h2, h3) a[href^="/blog/"]', page: "/blog/{slug}" },
];
type Pair = (typeof pairs)[number];
const ways = ["ahead", "cold"] as const;

/** A phone has a slow network and a slow processor. */
const devices = [
  { name: "desktop", viewport: { width: 1280, height: 800 }, isSlow: false },
  { name: "phone", viewport: { width: 390, height: 844 }, isSlow: true },
];
type Device = (typeof devices)[number];

/**
 * How long a visitor waits from a click until the new page is painted, once the old one has fetched what it fetches by
 * itself, with the new one fetched ahead and with nothing of it there; against the machine's own limit, which is the new
 * page's `main` put into the old page as HTML, and against the page loaded as a document.
 */
export async function bench(): Promise<BenchRow[]> {
  const site = await startSite();
  const browser = await chromium.launch(launchOptions());
  try {
    const rows: BenchRow[] = [];
    for (const device of devices)
      for (const pair of pairs) rows.push(...(await compare(browser, site.address, device, pair)));
    return rows;
  } finally {
    await browser.close();
    site.stop();
  }
}

async function compare(browser: Browser, origin: string, device: Device, pair: Pair): Promise<BenchRow[]> {
  const taken = { ahead: [] as number[], cold: [] as number[], swapped: [] as number[], loaded: [] as number[] };
  const asked = { ahead: [] as number[], cold: [] as number[] };
  const visit = async <T>(way: (typeof ways)[number], measure: (page: Page) => Promise<T>) => {
    const page = await openPage(browser, device, way);
    await page.goto(origin + pair.from);
    await page.waitForSelector('html[data-hydrated="true"]');
    await page.waitForTimeout(1500);
    await page.waitForLoadState("networkidle");
    const measured = await measure(page);
    await page.context().close();
    return measured;
  };
  for (let round = 0; round < rounds; round++) {
    for (const way of ways) {
      const { ms, requests } = await visit(way, (page) => click(page, pair, way));
      taken[way].push(ms);
      asked[way].push(requests);
    }
    taken.swapped.push(await visit("cold", async (page) => page.evaluate(swap, await targetOf(page, pair))));
    taken.loaded.push(await visit("cold", async (page) => load(page, origin + (await targetOf(page, pair)))));
  }
  const what = `${device.name}, ${pair.kind}, ${pair.from} → ${pair.page}`;
  const [swapped, loaded] = [median(taken.swapped), median(taken.loaded)];
  return ways.flatMap((way) => [
    row(`${what}, ${way} (main swapped)`, median(taken[way]), swapped),
    row(`${what}, ${way} (document), ${median(asked[way])} requests`, median(taken[way]), loaded),
  ]);
}

async function openPage(browser: Browser, { viewport, isSlow }: Device, way: (typeof ways)[number]): Promise<Page> {
  const context = await browser.newContext({ viewport, hasTouch: isSlow, isMobile: isSlow });
  const page = await context.newPage();
  if (way === "cold") await page.addInitScript(saveData);
  if (!isSlow) return page;
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const rate = (1.6 * 1_000_000) / 8;
  const network = { offline: false, latency: 150, downloadThroughput: rate, uploadThroughput: rate };
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return page;
}

/** Runs in the page: nothing is fetched ahead for such a visitor. */
function saveData() {
  Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
}

const linkOf = (page: Page, { link }: Pair) => page.locator(link).filter({ visible: true }).first();
const targetOf = async (page: Page, pair: Pair) => (await linkOf(page, pair).getAttribute("href")) ?? "";

async function click(page: Page, pair: Pair, way: (typeof ways)[number]) {
  const link = linkOf(page, pair);
  await link.scrollIntoViewIfNeeded();
  if (way === "ahead") {
    await link.hover();
    // As long as a hand rests before it presses, and a page in view takes to come.
    await page.waitForTimeout(500);
    await page.waitForLoadState("networkidle");
  }
  let requests = 0;
  const needed = new Set(["script", "stylesheet", "fetch", "xhr", "document"]);
  page.on("request", (request) => needed.has(request.resourceType()) && requests++);
  const ms = await link.evaluate(follow, pair.page);
  return { ms, requests };
}

/** Runs in the page: presses a link and waits until its page is painted. */
async function follow(link: HTMLElement | SVGElement, name: string) {
  const startedAt = performance.now();
  const isShown = () => document.querySelector("main")?.dataset.page === name;
  const shown = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => isShown() && resolve());
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-page"] });
  });
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  await shown;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  return performance.now() - startedAt;
}

/** Runs in the page: the least that a browser needs to show the other page's words, its style being there. */
async function swap(to: string) {
  const other = new DOMParser().parseFromString(await (await fetch(to)).text(), "text/html");
  const sheets = [...other.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map((sheet) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: sheet.href });
    return new Promise((resolve) => {
      link.addEventListener("load", resolve);
      document.head.append(link);
    });
  });
  await Promise.all(sheets);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  const html = other.querySelector("main")?.innerHTML ?? "";
  const startedAt = performance.now();
  document.querySelector("main")!.innerHTML = html;
  scrollTo(0, 0);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  return performance.now() - startedAt;
}

async function load(page: Page, address: string): Promise<number> {
  await page.goto(address);
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  return (await painted.jsonValue()) ?? Number.NaN;
}

function row(what: string, ours: number, other: number): BenchRow {
  return { what, ours: `${ours.toFixed(0)} ms`, other: `${other.toFixed(0)} ms`, ratio: (ours / other).toFixed(2) };
}
