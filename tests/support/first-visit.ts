import type { Page } from "playwright-core";

declare global {
  interface Window {
    /** When the page was ready; later requests are prefetches. */
    hydratedAt?: number;
  }
}

/** The contract's budget of a first visit: bytes sent, and requests. */
export const firstVisitBudget = {
  scriptBytes: 115_000,
  /** The one sheet of all pages. */
  styleBytes: 20_000,
  homeBytes: 500_000,
  homeRequests: 20,
};
/** The phone that budgets assume. */
export const budgetPhone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

export interface Fetched {
  /** Address of the file or document. */
  name: string;
  bytes: number;
  /** When it was asked for, in ms since the navigation. */
  at: number;
}

/** Makes each page that a window loads from now on note when it was ready. */
export async function noteWhenReady(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = () => {
      if (document.documentElement.dataset.hydrated) window.hydratedAt ??= performance.now();
    };
    new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ["data-hydrated"] });
  });
}

/** What a new window loads until the page is ready; the favicon is not counted. */
export async function firstVisit(page: Page, address: string): Promise<Fetched[]> {
  await noteWhenReady(page);
  return visit(page, address);
}

/** The same for a window that notes when its pages are ready. */
export async function visit(page: Page, address: string): Promise<Fetched[]> {
  await page.goto(address);
  await page.waitForSelector('html[data-hydrated="true"]');
  const hydratedAt = await page.evaluate(() => window.hydratedAt ?? 0);
  return (await fetchedBy(page)).filter(({ name, at }) => at <= hydratedAt && !name.endsWith("/favicon.svg"));
}

/** All that a page has loaded so far, itself included. */
export function fetchedBy(page: Page): Promise<Fetched[]> {
  return page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, encodedBodySize, startTime }) => ({ name, bytes: encodedBodySize, at: startTime })),
  );
}

export function bytesOf(fetched: readonly Fetched[], kind: RegExp): number {
  return fetched.filter(({ name }) => kind.test(name)).reduce((total, { bytes }) => total + bytes, 0);
}
