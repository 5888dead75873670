import { type BrowserServer, chromium } from "playwright-core";
import { launchOptions } from "../../tools/engines.ts";

/** A Chromium that test files connect to; each test has contexts of its own in it. */
export function startSharedBrowser(): Promise<BrowserServer> {
  return chromium.launchServer(launchOptions());
}
