import type { Page } from "playwright-core";

/** Runs in a page, at its start by `addInitScript`: notes how far things move that nobody has moved. */
export function watchShifts(): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
  }).observe({ type: "layout-shift", buffered: true });
}

/** The sum of what `watchShifts` has noted; 0 where nothing moved. */
export function shifted(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0));
}
