import { expect, inject, test } from "vitest";
import { cutOffFindings } from "../support/accessibility.ts";
import { newPage, ready, startBrowser } from "../support/browser.ts";
import { oneOfEachKind } from "../support/pages.ts";

startBrowser();

test("STA-2 every kind of page hydrates without a console message and reflows at 320 px", async () => {
  const page = await newPage({ viewport: { width: 320, height: 700 }, reducedMotion: "reduce" });
  const found: string[] = [];
  for (const path of await oneOfEachKind()) {
    await page.goto(inject("origin") + path);
    await ready(page);
    found.push(...(await cutOffFindings(page, path)));
  }
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
