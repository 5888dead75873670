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

/** A window that goes from page to page as a visitor's does; with reduced motion, so that nothing is seen half-way. */
function windowOf(viewport: { width: number; height: number }) {
  let page: Promise<Page> | undefined;
  return async (path: string): Promise<Load> => {
    page ??= openWindow(viewport);
    responses = [];
    const fetched = await visit(await page, inject("origin") + path);
    return { page: await page, path, width: viewport.width, responses, fetched };
  };
}

async function openWindow(viewport: { width: number; height: number }): Promise<Page> {
  const page = await newWindow({ viewport, reducedMotion: "reduce" });
  await noteWhenReady(page);
  page.on("response", (response) => responses.push(response));
  return page;
}

async function faultsOf(one: Load): Promise<string[]> {
  const found: string[] = [];
  for (const [name, inspect] of Object.entries(loadInspectors))
    found.push(...(await inspect(one)).map((fault) => `${name}: ${fault}`));
  return found;
}

const onPhone = windowOf({ width: 360, height: 740 });
const onDesktop = windowOf({ width: 1280, height: 800 });

describe("a page on a phone", () => {
  test.each(pages)("STA-2 %s", async (path) => {
    const one = await onPhone(path);
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
    const one = await onPhone(path);
    allowMessages(/status of 404/);
    expect([...(await faultsOf(one)), ...(await axeFaults(one))]).toEqual([]);
  });
});

describe("a page on a desktop", () => {
  test.each(pages)("STA-2 %s", async (path) => {
    const one = await onDesktop(path);
    expect([...(await faultsOf(one)), ...(first.has(path) ? await axeFaults(one) : [])]).toEqual([]);
  });
});
