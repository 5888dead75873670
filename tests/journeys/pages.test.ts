import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { axeFindings, cutOffFindings, setLetterSize, settled, widerSpacing } from "../support/accessibility.ts";
import { newPage, ready, startBrowser } from "../support/browser.ts";
import { ownContent } from "../support/own-content.ts";
import { oneOfEachKind } from "../support/pages.ts";
import { visitAll } from "../support/visit-all.ts";

startBrowser();

test("STA-2 every kind of page hydrates on a phone without a console message, reflows at 320 px, and axe finds nothing at 360", async () => {
  const narrow = { viewport: { width: 320, height: 700 }, reducedMotion: "reduce" } as const;
  const windows = await Promise.all([newPage(narrow), newPage(narrow)]);
  const found = await visitAll(await oneOfEachKind(), windows, async (page, path) => {
    await page.setViewportSize(narrow.viewport);
    await page.goto(inject("content") + path);
    await ready(page);
    const cut = await cutOffFindings(page, path);
    await page.setViewportSize({ width: 360, height: 740 });
    await settled(page);
    return [...cut, ...(await axeFindings(page, `${path} at 360 px`))];
  });
  expect(found).toEqual([]);
});

test("with wide spacing and with letters of twice the size nothing on any kind of page is cut off", async () => {
  const phone = { viewport: { width: 360, height: 740 }, reducedMotion: "reduce", bypassCSP: true } as const;
  const windows = await Promise.all([newPage(phone), newPage(phone)]);
  const look = async (page: Page, path: string, way: string) => {
    await page.goto(inject("content") + path);
    await ready(page);
    if (way === "spaced") await page.addStyleTag({ content: widerSpacing });
    await page.locator("main details").evaluateAll((folded: HTMLDetailsElement[]) => {
      for (const details of folded) details.open = true;
    });
    return cutOffFindings(page, `${path} ${way}`);
  };
  const [longestName] = ownContent.people.toSorted((a, b) => b.name.length - a.name.length);
  const paths = [...(await oneOfEachKind()), ...(longestName ? [`/team/${longestName.slug}`] : [])];
  const spaced = await visitAll(paths, windows, (page, path) => look(page, path, "spaced"));
  await Promise.all(windows.map((page) => setLetterSize(page, 32)));
  const large = await visitAll(paths, windows, (page, path) => look(page, path, "large"));
  expect(await windows[0]?.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  expect([...spaced, ...large]).toEqual([]);
});

test("TTL-4 the title after a client navigation is the one of a page load", async () => {
  const page = await newPage();
  await page.goto(inject("content"));
  await ready(page);
  for (const path of ["/portfolio", "/about-us", "/contact"]) {
    if ((await page.locator(`header a[href="${path}"]`).count()) === 0) continue;
    const direct = /<title>([^<]*)</.exec(await (await fetch(inject("content") + path)).text())?.[1];
    await page.locator(`header a[href="${path}"]`).first().click();
    await page.waitForURL(`**${path}`);
    await expect.poll(() => page.title()).toBe(direct);
  }
});
