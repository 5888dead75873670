import AxeBuilder from "@axe-core/playwright";
import { expect, inject, test } from "vitest";
import { newPage, ready, startBrowser } from "../support/browser.ts";
import { cutOff } from "../support/cut-off.ts";
import { prerenderedPaths, renderedPaths } from "../support/pages.ts";

startBrowser();

/** One of each kind of page: every fixed path, and the first of each collection. */
async function oneOfEach(): Promise<string[]> {
  const seen = new Set<string>();
  return [...(await prerenderedPaths()), ...renderedPaths].filter((path) => {
    const kind = path.replace(/^\/(team|portfolio|single-shop|blog|blog\/(?:category|tag|page))\/[^/]+$/, "/$1/*");
    if (seen.has(kind)) return false;
    seen.add(kind);
    return true;
  });
}

test("STA-2 every kind of page hydrates without a console message, reflows at 320 px and has no axe finding", async () => {
  const page = await newPage({ viewport: { width: 320, height: 700 }, reducedMotion: "reduce" });
  const found: string[] = [];
  for (const path of await oneOfEach()) {
    await page.goto(inject("origin") + path);
    await ready(page);
    for (const cut of await page.evaluate(cutOff)) found.push(`${path}: cut off at the right: ${cut}`);
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
      .analyze();
    for (const { id, nodes } of violations)
      found.push(
        `${path}: ${id}: ${nodes
          .slice(0, 2)
          .map(({ html }) => html.slice(0, 140))
          .join(" … ")}`,
      );
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
