import { expect, inject, test } from "vitest";
import { settled } from "../../tests/support/accessibility.ts";
import { brokenWords } from "../../tests/support/broken-words.ts";
import { newPage, open, ready, startBrowser } from "../../tests/support/browser.ts";
import { collidingHeadings } from "../../tests/support/heading-gaps.ts";
import { ownContent } from "../../tests/support/own-content.ts";
import { isThere, oneOfEachKind, prerenderedPaths } from "../../tests/support/pages.ts";
import { visitAll } from "../../tests/support/visit-all.ts";

startBrowser();

const { cases, blog } = ownContent;
const paths = [
  ...["/", "/home-4", "/home-5", "/home-8", "/team", "/pricing", "/privacy", "/terms", "/faq", "/testimonial"],
  ...["/portfolio", "/service-details", "/about-us", "/blog"],
  ...longestAndShortest(cases).map(({ slug }) => `/portfolio/${slug}`),
  ...longestAndShortest(blog).map(({ slug }) => `/blog/${slug}`),
];

/** Of entries, those with the longest and the shortest title. */
function longestAndShortest<Entry extends { title: string }>(entries: readonly Entry[]): Entry[] {
  const sorted = entries.toSorted((a, b) => a.title.length - b.title.length);
  return [...new Set([...sorted.slice(-1), ...sorted.slice(0, 1)])];
}

test.each(paths)(
  "no letter of a heading of %s reaches into the line below, on phone, tablet and desktop",
  async (path) => {
    if (!(await isThere(path))) return;
    const page = await open(inject("origin") + path, { reducedMotion: "reduce" });
    const found: string[] = [];
    for (const width of [360, 430, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await collidingHeadings(page)));
    }
    expect(found).toEqual([]);
  },
);

const longestWord = (path: string) => Math.max(...path.split(/[/-]/).map((word) => word.length));

test("no word of a heading is broken over two lines, from the narrowest phone to a wide desktop", async () => {
  const prerendered = await prerenderedPaths();
  const named = ["team", "single-shop", "portfolio", "blog/tag"].flatMap((kind) => {
    const ofKind = prerendered.filter((path) => path.startsWith(`/${kind}/`));
    // A word of the title is the address's; the longest are broken first.
    return ofKind.sort((a, b) => longestWord(b) - longestWord(a)).slice(0, 6);
  });
  const paths = [...new Set([...(await oneOfEachKind()), ...named])];
  const still = { reducedMotion: "reduce" } as const;
  const windows = await Promise.all([newPage(still), newPage(still)]);
  const found = await visitAll(paths, windows, async (page, path) => {
    await page.goto(inject("origin") + path, { waitUntil: "domcontentloaded" });
    await ready(page);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const broken: string[] = [];
    for (const width of [320, 360, 768, 1024, 1280, 2000]) {
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      broken.push(...(await page.evaluate(brokenWords)));
    }
    return broken.map((word) => `${path} at ${word}`);
  });
  expect(paths.length).toBeGreaterThan(named.length);
  expect(found).toEqual([]);
});

test("the heading of the newsletter stands clear of the picture below it, whatever it announces", async () => {
  for (const state of (await isThere("/newsletter")) ? ["", "?state=asked"] : []) {
    const page = await open(`${inject("origin")}/newsletter${state}`);
    for (const width of [360, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const [heading, picture] = [page.locator("main h1"), page.locator("main img")];
      const [above, below] = await Promise.all([heading.boundingBox(), picture.boundingBox()]);
      expect((above?.y ?? 0) + (above?.height ?? 0), `${width}`).toBeLessThanOrEqual(below?.y ?? 0);
    }
  }
});
