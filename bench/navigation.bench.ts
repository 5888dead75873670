import { chromium } from "playwright-core";
import { launchOptions } from "../tools/engines.ts";
import { median, startSite } from "./measure.ts";
import type { BenchRow } from "./run.ts";

const rounds = 15;

/** How long a visitor waits for a page of the site, against a bare frame and against a full page load. */
export async function bench(): Promise<BenchRow[]> {
  const site = await startSite();
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(`${site.address}/terms`);
    await page.waitForSelector('html[data-hydrated="true"]');
    await page.waitForLoadState("networkidle");
    const { waits, frames, shown } = await page.evaluate(measureSoft, rounds);
    const loads: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const startedAt = performance.now();
      await page.goto(`${site.address}${round % 2 === 0 ? "/privacy" : "/terms"}`, { waitUntil: "load" });
      loads.push(performance.now() - startedAt);
    }
    return [
      row("click to new address (a bare frame)", median(waits), median(frames)),
      row("click to painted page, fetched ahead (document load)", median(shown), median(loads)),
    ];
  } finally {
    await browser.close();
    site.stop();
  }
}

/** Runs in the page: goes back and forth between two cached pages. */
async function measureSoft(count: number) {
  const soon = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  const [waits, frames, shown]: [number[], number[], number[]] = [[], [], []];
  for (let round = -2; round < count; round++) {
    const path = round % 2 === 0 ? "/privacy" : "/terms";
    const framedAt = performance.now();
    await soon();
    const clickedAt = performance.now();
    document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click();
    while (location.pathname !== path) await new Promise((resolve) => setTimeout(resolve, 1));
    const movedAt = performance.now();
    while (document.querySelector("main")?.dataset.page !== path)
      await new Promise((resolve) => setTimeout(resolve, 1));
    await soon();
    if (round < 0) continue;
    frames.push(clickedAt - framedAt);
    waits.push(movedAt - clickedAt);
    shown.push(performance.now() - clickedAt);
  }
  return { waits, frames, shown };
}

function row(what: string, ours: number, other: number): BenchRow {
  return { what, ours: `${ours.toFixed(1)} ms`, other: `${other.toFixed(1)} ms`, ratio: (ours / other).toFixed(2) };
}
