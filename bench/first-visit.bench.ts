import { chromium } from "playwright-core";
import { budgetPhone, bytesOf, type Fetched, firstVisit, firstVisitBudget } from "../tests/support/first-visit.ts";
import { launchOptions } from "../tools/engines.ts";
import { startSite } from "./measure.ts";
import type { BenchRow } from "./run.ts";

const paths = ["/", "/game-development-studio", "/blog", "/shop", "/checkout"];
const rest = { fonts: /\.woff2$/, pictures: /\/_ipx\/|\.svg$/ };

/** What a phone loads until a page is ready, against the contract's budget. */
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
    return rows;
  } finally {
    await browser.close();
    site.stop();
  }
}

function rowsOf(path: string, fetched: Fetched[]): BenchRow[] {
  const { homeScriptBytes, scriptBytes, styleBytes, homeBytes, homeRequests } = firstVisitBudget;
  const limited = [
    row(`${path}: script, bytes`, bytesOf(fetched, /\.js$/), path === "/" ? homeScriptBytes : scriptBytes),
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
