import { expect, inject, test } from "vitest";
import { open, startBrowser } from "../support/browser.ts";
import { collidingHeadings } from "../support/heading-gaps.ts";

startBrowser();

const paths = [
  ...["/", "/home-4", "/home-5", "/home-8", "/team", "/pricing", "/privacy", "/terms", "/faq", "/testimonial"],
  ...["/portfolio", "/portfolio/northgate-permits", "/portfolio/kerb-kings", "/service-details", "/about-us", "/blog"],
  ...["/blog/fourteen-languages-on-day-one-and-what-it-cost-tidewick", "/blog/a-bug-that-only-happened-on-thursdays"],
];

test.each(paths)(
  "no letter of a heading of %s reaches into the line below, on phone, tablet and desktop",
  async (path) => {
    const page = await open(inject("origin") + path);
    const found: string[] = [];
    for (const width of [360, 430, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await collidingHeadings(page)));
    }
    expect(found).toEqual([]);
  },
);
