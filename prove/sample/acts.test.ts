import { expect, inject, test } from "vitest";
import {
  actIs,
  actingPages,
  differingPixels,
  finishAct,
  holdAct,
  seekAct,
  shotOfHero,
} from "../../tests/support/acts.ts";
import { newPage, open, ready, startBrowser } from "../../tests/support/browser.ts";
import { shifted, watchShifts } from "../../tests/support/shifts.ts";

startBrowser();

const windows = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
/** Of the window's pixels, at some time between the first and the last of these. */
const mostMoved = 0.03;
const times = [300, 500, 700, 900, 1100, 1300, 1500, 1700, 1900, 2100, 2300, 2500];
const longestMs = 3000;

const paths = [...actingPages, "/home-6", "/web3-game-development"];
const cases = paths.flatMap((path) => Object.entries(windows).map(([name, viewport]) => ({ path, name, viewport })));

test.each(cases)(
  "on a $name the act of $path moves three per cent of the screen and ends as without motion",
  async ({ path, viewport }) => {
    const calm = await open(inject("origin") + path, { viewport, reducedMotion: "reduce" });
    const still = await shotOfHero(calm);
    const page = await newPage({ viewport });
    await holdAct(page);
    await page.goto(inject("origin") + path);
    await actIs(page, "running");
    const moved: number[] = [];
    for (const time of times) {
      await seekAct(page, time);
      moved.push((await differingPixels(await shotOfHero(page), still)) / (viewport.width * viewport.height));
    }
    console.log(path, viewport.width, moved.map((share) => (share * 100).toFixed(1)).join(" "));
    expect(Math.max(...moved)).toBeGreaterThan(mostMoved);
    await finishAct(page);
    expect(await differingPixels(await shotOfHero(page), still)).toBeLessThan(100);
  },
);

test.each(paths)("the act of %s is over within three seconds and shifts nothing", async (path) => {
  const page = await newPage({ viewport: windows.phone });
  await watchShifts(page);
  await page.goto(inject("origin") + path);
  await ready(page);
  await actIs(page, "running");
  const since = performance.now();
  await actIs(page, "done");
  expect(performance.now() - since).toBeLessThan(longestMs + 500);
  expect(await shifted(page)).toBe(0);
});
