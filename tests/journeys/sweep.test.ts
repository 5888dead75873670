import type { Page, Response } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { allowMessages, newWindow, startBrowser } from "../support/browser.ts";
import { noteWhenReady, visit } from "../support/first-visit.ts";
import { htmlInspectors, pageOnce } from "../support/inspect/html.ts";
import { axeFaults, type Load, loadInspectors } from "../support/inspect/load.ts";
import { prerenderedPaths, renderedPaths, someOfEachKind } from "../support/pages.ts";

startBrowser();

const pages = [...(await prerenderedPaths()), ...renderedPaths];
/** Screens that no list of pages holds; orders, sent forms and refusals are looked at by the journeys that make them. */
const screens = ["/no-such-page", "/single-shop/999", "/cart?items=", "/search?q=zzzz", "/newsletter?state=asked"];
/** Pages of one kind share their frame and bands: axe looks at the first of each kind, and at the three longest. */
const lengths = new Map(
  await Promise.all(pages.map(async (path) => [path, (await pageOnce(path)).html.length] as const)),
);
const longestFirst = pages.toSorted((a, b) => (lengths.get(b) ?? 0) - (lengths.get(a) ?? 0));
const first = new Set(someOfEachKind(pages, 1));
const long = new Set(someOfEachKind(longestFirst, 3));

let responses: Response[] = [];

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };
let opened: Promise<Page> | undefined;

/** In one window that goes from page to page as a visitor's does; with reduced motion, so that nothing is seen half-way. */
async function load(path: string): Promise<Load> {
  opened ??= openWindow();
  const page = await opened;
  await page.setViewportSize(phone);
  responses = [];
  const fetched = await visit(page, inject("origin") + path);
  return { page, path, width: phone.width, responses, fetched };
}

async function openWindow(): Promise<Page> {
  const page = await newWindow({ viewport: phone, reducedMotion: "reduce" });
  await noteWhenReady(page);
  page.on("response", (response) => responses.push(response));
  return page;
}

/** The same page in a window that was made wider. */
async function widened(one: Load): Promise<Load> {
  await one.page.setViewportSize(desktop);
  return { ...one, width: desktop.width };
}

async function faultsOf(one: Load): Promise<string[]> {
  const found: string[] = [];
  for (const [name, inspect] of Object.entries(loadInspectors))
    found.push(...(await inspect(one)).map((fault) => `${one.width} px: ${name}: ${fault}`));
  return found;
}

describe("a page at 360 and 1280 px", () => {
  test.each(pages)("STA-2 %s", async (path) => {
    const one = await load(path);
    const found = await faultsOf(one);
    const { status, html } = await pageOnce(path);
    if (status !== 200) found.push(`it answers ${status}`);
    for (const [name, inspect] of Object.entries(htmlInspectors))
      found.push(...(await inspect({ path, html })).map((fault) => `${name}: ${fault}`));
    if (first.has(path)) found.push(...(await axeFaults(one)));
    else if (long.has(path)) found.push(...(await axeFaults(one, "main")));
    const wide = await widened(one);
    found.push(...(await faultsOf(wide)));
    if (first.has(path)) found.push(...(await axeFaults(wide)));
    expect(found).toEqual([]);
  });

  test.each(screens)("the screen %s", async (path) => {
    const one = await load(path);
    allowMessages(/status of 404/);
    expect([...(await faultsOf(one)), ...(await axeFaults(one))]).toEqual([]);
  });
});
