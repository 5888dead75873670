import type { Page } from "playwright-core";
import { allowMessages } from "./browser.ts";

/**
 * Notes, from a page's next load on, how far things move that nobody has moved. Fonts stay away, because words change their
 * width when one arrives, and whether that is before the first paint depends on the machine.
 */
export async function watchShifts(page: Page): Promise<void> {
  allowMessages(/ERR_FAILED .*\.woff2$/);
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The sum of what `watchShifts` has noted; 0 where nothing moved. */
export function shifted(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0));
}
