import { type Browser, chromium } from "playwright-core";
import {
  budgetPhone,
  bytesOf,
  type Fetched,
  fetchedBy,
  firstVisit,
  firstVisitBudget,
} from "../tests/support/first-visit.ts";
import { launchOptions } from "../tools/engines.ts";
import { startSite } from "./measure.ts";
import type { BenchRow } from "./run.ts";

const paths = ["/", "/game-development-studio", "/blog", "/shop", "/checkout"];
const rest = { fonts: /\.woff2$/, pictures: /\/_ipx\/|\.svg$/ };

/** How many requests a first view may make in five seconds, prefetches included. */
const whole = [
  { name: "phone", look: budgetPhone, requests: 24 },
  { name: "desktop", look: { viewport: { width: 1280, height: 800 } }, requests: 32 },
];

/** What a phone loads until a page is ready, against the contract's budget, and what a first view loads in five seconds. */
export async function bench(): Promise<BenchRow[]> {
  const site = await startSite();
  const browser = await chromium.launch(launchOptions());
  try {
    const rows: BenchRow[] = [];
    for (const path of paths) {
      const context = await browser.newContext(budgetPhone);
      rows.push(...rowsOf(path, await firstVisit(await context.newPage(), site.address + path)));
      await context.close();
    }
    for (const device of whole) rows.push(...(await fiveSeconds(browser, site.address, device)));
    return rows;
  } finally {
    await browser.close();
    site.stop();
  }
}

async function fiveSeconds(
  browser: Browser,
  address: string,
  { name, look, requests }: (typeof whole)[number],
): Promise<BenchRow[]> {
  const page = await browser.newPage(look);
  await page.goto(address);
  await page.waitForFunction(() => performance.now() > 5_000);
  const fetched = await fetchedBy(page);
  await page.close();
  return [
    row(`/: requests in five seconds, ${name}`, fetched.length, requests),
    row(`/: script in five seconds, ${name}, bytes`, bytesOf(fetched, /\.js$/)),
  ];
}

function rowsOf(path: string, fetched: Fetched[]): BenchRow[] {
  const { scriptBytes, styleBytes, homeBytes, homeRequests } = firstVisitBudget;
  const limited = [
    row(`${path}: script, bytes`, bytesOf(fetched, /\.js$/), scriptBytes),
    row(`${path}: styles, bytes`, bytesOf(fetched, /\.css#?$/), styleBytes),
  ];
  if (path !== "/") return limited;
  const free = Object.entries(rest).map(([kind, pattern]) => row(`/: ${kind}, bytes`, bytesOf(fetched, pattern)));
  const all = [
    row("/: everything, bytes", bytesOf(fetched, /./), homeBytes),
    row("/: requests", fetched.length, homeRequests),
  ];
  return [...limited, ...free, ...all];
}

function row(what: string, ours: number, budget?: number): BenchRow {
  if (budget === undefined) return { what, ours: String(ours), other: "no budget", ratio: "" };
  return { what, ours: String(ours), other: `${budget} budget`, ratio: (ours / budget).toFixed(2) };
}
