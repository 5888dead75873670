import type { Page, Request } from "playwright-core";
import { expect } from "vitest";
import { newPage } from "./browser.ts";

/** A page whose browser reports this connection. */
export async function newPageOn(connection: { saveData?: boolean; effectiveType?: string } | undefined): Promise<Page> {
  const page = await newPage();
  await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
  return page;
}

/** The script address of the route at a pattern of the route table, such as `about-us` or `blog/:slug`. */
export async function moduleOf(page: Page, pattern: string): Promise<string> {
  const found = await page.evaluate((path) => {
    const routes = Object.values(window.__reactRouterManifest.routes) as { path?: string; module: string }[];
    return routes.find((route) => route.path === path)?.module;
  }, pattern);
  if (!found) throw new Error(`no route ${pattern}`);
  return found;
}

/** Collects the addresses (path and query) of matching requests from now on. */
export function watchRequests(page: Page, pattern: RegExp): string[] {
  const seen: string[] = [];
  page.on("request", (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (pattern.test(pathname)) seen.push(pathname + search);
  });
  return seen;
}

/**
 * Opens a page with the clock stopped and idle callbacks delayed, so that it becomes ready on command and nothing
 * happens by itself afterwards.
 */
export async function openStill(
  address: string,
  page?: Page,
): Promise<{ page: Page; becomeReady: () => Promise<void> }> {
  page ??= await newPage();
  await page.clock.install();
  await page.addInitScript(() => {
    const held: IdleRequestCallback[] = [];
    window.requestIdleCallback = (callback) => held.push(callback);
    window.releaseIdle = () => {
      for (const callback of held.splice(0)) callback({ didTimeout: false, timeRemaining: () => 50 });
      return document.documentElement.dataset.hydrated === "true";
    };
  });
  await page.goto(address);
  await page.waitForFunction(() => window.__reactRouterDataRouter?.state.initialized);
  await page.clock.pauseAt(Date.now() + 60_000);
  const becomeReady = async () => {
    await expect.poll(() => page.evaluate(() => window.releaseIdle())).toBe(true);
    // The second idle period starts what waits until then.
    const later = page.waitForResponse(/\/after-ready-/);
    await page.evaluate(() => window.releaseIdle());
    const script = (await later).url();
    // As text, because the test runner rewrites imports.
    await page.evaluate(`import(${JSON.stringify(script)}).then(() => {})`);
  };
  return { page, becomeReady };
}

/**
 * Resolves when the page's pending work is done: its frames with their observers, its least urgent tasks, and its requests,
 * because each turn's last request is waited for too. Whatever has not happened by then could only come from a timer.
 */
export async function quiet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) {
      // Neither is affected by a stopped clock.
      await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.documentElement));
      await window.scheduler?.postTask(() => {}, { priority: "background" });
      await fetch(document.querySelector<HTMLLinkElement>("link[rel=icon]")?.href ?? "", {
        cache: "no-store",
        priority: "low",
      });
    }
  });
}

declare global {
  interface Window {
    /** Runs the delayed idle callbacks; returns whether the page is ready. */
    releaseIdle: () => boolean;
  }
}

/** A pattern for both scripts of a page, of which the one that a click asks for holds the page's sheet too. */
export function scriptsOf(module: string): string {
  return `**${module.slice(0, -"-12345678.js".length)}*`;
}
