import { expect, inject, test } from "vitest";
import { newPage, open, startBrowser } from "../support/browser.ts";

startBrowser();

const servicePages = [
  "/service",
  "/service-details",
  "/game-development-studio",
  "/game-localization",
  "/web3-game-development",
  "/it-and-dev-consultancy",
  "/sports-and-data-solutions",
  "/research-and-development-innovation-ai-labs",
];

test("the localisation kit is saved as a text file with everything on the page's list", async () => {
  const page = await open(`${inject("origin")}/game-localization`);
  const asked = await page.locator("#kit-checklist li b").allInnerTexts();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Save the list as text" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.txt$/);
  const saved = await (await fetch(download.url())).text();
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((thing) => !saved.includes(`[ ] ${thing}`))).toEqual([]);
});

test("a tick in the kit list makes a block of its own card alone", async () => {
  const page = await open(`${inject("origin")}/game-localization`);
  const grounds = () =>
    page
      .locator("#kit-checklist li label")
      .evaluateAll((places) => places.map((place) => getComputedStyle(place).backgroundColor));
  const before = await grounds();
  await page.locator("#kit-checklist").getByRole("checkbox").nth(2).check();
  const changed = async () => (await grounds()).flatMap((ground, index) => (ground === before[index] ? [] : [index]));
  await expect.poll(changed).toEqual([2]);
});

test("on a phone tables of service pages fit without scrolling sideways and keep their headers", async () => {
  const page = await newPage({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
  const hidden: string[] = [];
  let seen = 0;
  for (const path of servicePages) {
    await page.goto(inject("origin") + path);
    await page.locator("main details").evaluateAll((all) => {
      for (const details of all) details.setAttribute("open", "");
    });
    for (const table of await page.getByRole("table").all()) {
      seen++;
      expect(await table.getByRole("columnheader").count(), path).toBeGreaterThan(1);
      expect(await table.getByRole("rowheader").count(), path).toBeGreaterThan(1);
      const { reach, room } = await table.evaluate((element) => ({
        reach: element.parentElement?.scrollWidth ?? 0,
        room: element.parentElement?.clientWidth ?? 0,
      }));
      if (reach > room) hidden.push(`${path}: ${reach} px in ${room}`);
    }
  }
  expect(seen).toBeGreaterThan(5);
  expect(hidden).toEqual([]);
});

const olderAnchors: [path: string, anchor: string][] = [
  ["/pricing", "work"],
  ["/game-localization", "bench"],
  ["/game-localization", "kit"],
  ["/web3-game-development", "sieve"],
  ["/service", "contracts"],
  ["/game-development-studio", "pipeline"],
];

test.each(olderAnchors)("an older address, %s#%s, leads to the band just below the header", async (path, anchor) => {
  const page = await open(`${inject("origin")}${path}#${anchor}`, { reducedMotion: "reduce" });
  const gap = () =>
    page.evaluate((id) => {
      const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? Number.NaN;
      return (document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN) - header;
    }, anchor);
  await expect.poll(async () => Math.abs((await gap()) - 5)).toBeLessThanOrEqual(5);
});
