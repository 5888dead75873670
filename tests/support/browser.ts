import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { launchOptions } from "../../tools/engines.ts";
import { longestWaitMs } from "./time-limits.ts";

/** Chromium logs this, seconds after the load, for whatever a page on a busy machine has not used yet. */
const untimely = /was preloaded using link preload but not used within a few seconds/;

/** Chromium without a graphics card says so of any WebGL, a bare page that only clears its canvas included. */
export const ofSoftwareWebGL = /GPU stall due to ReadPixels|GroupMarkerNotSet|software WebGL/;

let browser: Browser;
let opened: Page[] = [];
let messages: string[] = [];
let allowed: RegExp[] = [];

/**
 * Connects a file to the browser that all share, or starts one with more flags, known once earlier hooks have run.
 * Console errors and warnings fail a test.
 */
export function startBrowser({ flags }: { flags?: () => string[] } = {}) {
  beforeAll(async () => {
    const { args, ...options } = launchOptions();
    browser = flags
      ? await chromium.launch({ ...options, args: [...args, ...flags()] })
      : await chromium.connect(inject("browser"));
  });
  afterEach(async () => {
    await Promise.all(opened.map((page) => page.context().close()));
    const left = messages.filter((message) => !allowed.some((pattern) => pattern.test(message)));
    opened = [];
    messages = [];
    allowed = [];
    expect(left, "console messages that the test did not expect").toEqual([]);
  });
  afterAll(() => browser.close());
}

/** A window of its own for a test, closed when it ends. */
export async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newWindow(options);
  opened.push(page);
  return page;
}

/** A window that stays open until the file ends, for tests that go from page to page as one visitor does. */
export async function newWindow(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  await context.addInitScript(reportTextsBesideOthers);
  const page = await context.newPage();
  page.setDefaultTimeout(longestWaitMs);
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type()) || untimely.test(message.text())) return;
    const failed = message.text().startsWith("Failed to load resource");
    messages.push(failed ? `${message.text()} ${message.location().url}` : message.text());
  });
  page.on("pageerror", (error) => messages.push(error.message));
  return page;
}

/**
 * Runs in the page. React changes a text beside others in place; where a translator has put another in its place, nobody
 * sees the change. A text that changes has to be alone in its element.
 */
function reportTextsBesideOthers(): void {
  const own = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...own,
    set(this: Node, value: string | null) {
      // The editor does not promise to survive a translation.
      const isForVisitors = !location.pathname.split("/").includes("edit");
      if (isForVisitors && this.parentNode && this.parentNode.childNodes.length > 1)
        console.error(
          `A text that changes is not alone in its element: “${this.nodeValue}” in ${this.parentNode.textContent}`,
        );
      own?.set?.call(this, value);
    },
  });
}

/** Opens an address and waits until the page is hydrated and ready. */
export async function open(address: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newPage(options);
  await page.goto(address);
  await ready(page);
  return page;
}

export async function ready(page: Page): Promise<void> {
  await page.waitForSelector('html[data-hydrated="true"]');
}

/** Lets a test pass with these messages, whether they came earlier or come before it ends. */
export function allowMessages(...patterns: RegExp[]): void {
  allowed.push(...patterns);
}

/** Removes and returns messages that a test counts, so that only others fail it. */
export function takeMessages(pattern: RegExp): string[] {
  const taken = messages.filter((message) => pattern.test(message));
  messages = messages.filter((message) => !pattern.test(message));
  return taken;
}

/** Counts document requests from now on. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "document") count++;
  });
  return () => count;
}
