import { expect, inject, test } from "vitest";
import { axeFindings, cutOffFindings, settled } from "../support/accessibility.ts";
import { newPage, ready, startBrowser } from "../support/browser.ts";
import { oneOfEachKind } from "../support/pages.ts";
import { visitAll } from "../support/visit-all.ts";

startBrowser();

test("STA-2 every kind of page hydrates on a phone without a console message, reflows at 320 px, and axe finds nothing at 360", async () => {
  const narrow = { viewport: { width: 320, height: 700 }, reducedMotion: "reduce" } as const;
  const windows = await Promise.all([newPage(narrow), newPage(narrow)]);
  const found = await visitAll(await oneOfEachKind(), windows, async (page, path) => {
    await page.setViewportSize(narrow.viewport);
    await page.goto(inject("origin") + path);
    await ready(page);
    const cut = await cutOffFindings(page, path);
    await page.setViewportSize({ width: 360, height: 740 });
    await settled(page);
    return [...cut, ...(await axeFindings(page, `${path} at 360 px`))];
  });
  expect(found).toEqual([]);
}, 400_000);

test("TTL-4 the title after a client navigation is the one of a page load", async () => {
  const page = await newPage();
  await page.goto(inject("origin"));
  await ready(page);
  for (const path of ["/portfolio", "/about-us", "/contact"]) {
    const direct = /<title>([^<]*)</.exec(await (await fetch(inject("origin") + path)).text())?.[1];
    await page.locator(`header a[href="${path}"]`).first().click();
    await page.waitForURL(`**${path}`);
    await expect.poll(() => page.title()).toBe(direct);
  }
});
