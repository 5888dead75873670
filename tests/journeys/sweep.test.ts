import type { BrowserContextOptions, Response } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { allowMessages, newPage, startBrowser } from "../support/browser.ts";
import { firstVisit } from "../support/first-visit.ts";
import { htmlInspectors, pageOnce } from "../support/inspect/html.ts";
import { axeFaults, type Load, loadInspectors } from "../support/inspect/load.ts";
import { prerenderedPaths, renderedPaths, someOfEachKind } from "../support/pages.ts";

startBrowser();

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };
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

async function load(path: string, viewport: BrowserContextOptions["viewport"]): Promise<Load> {
  const responses: Response[] = [];
  const page = await newPage({ viewport: viewport ?? phone, reducedMotion: "reduce" });
  page.on("response", (response) => responses.push(response));
  const fetched = await firstVisit(page, inject("origin") + path);
  return { page, path, width: viewport?.width ?? 0, responses, fetched };
}

async function faultsOf(one: Load): Promise<string[]> {
  const found: string[] = [];
  for (const [name, inspect] of Object.entries(loadInspectors))
    found.push(...(await inspect(one)).map((fault) => `${name}: ${fault}`));
  return found;
}

describe("a page on a phone", () => {
  test.each(pages)("STA-2 %s", async (path) => {
    const one = await load(path, phone);
    const found = await faultsOf(one);
    const { status, html } = await pageOnce(path);
    if (status !== 200) found.push(`it answers ${status}`);
    for (const [name, inspect] of Object.entries(htmlInspectors))
      found.push(...(await inspect({ path, html })).map((fault) => `${name}: ${fault}`));
    if (first.has(path)) found.push(...(await axeFaults(one)));
    else if (long.has(path)) found.push(...(await axeFaults(one, "main")));
    expect(found).toEqual([]);
  });

  test.each(screens)("the screen %s", async (path) => {
    const one = await load(path, phone);
    allowMessages(/status of 404/);
    expect([...(await faultsOf(one)), ...(await axeFaults(one))]).toEqual([]);
  });
});

describe("a page on a desktop", () => {
  test.each(pages)("STA-2 %s", async (path) => {
    const one = await load(path, desktop);
    expect([...(await faultsOf(one)), ...(first.has(path) ? await axeFaults(one) : [])]).toEqual([]);
  });
});
