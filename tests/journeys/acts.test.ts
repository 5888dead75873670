import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import {
  actIs,
  actingPages,
  differingPixels,
  finishAct,
  holdAct,
  seekAct,
  shotOfHero,
  statesOf,
} from "../support/acts.ts";
import { newPage, open, ready, startBrowser } from "../support/browser.ts";

startBrowser();

const at = (path: string) => inject("origin") + path;

test.each(actingPages)("the hero of %s acts once and then looks as without motion", async (path) => {
  const opened = open(at(path), { reducedMotion: "reduce" });
  const page = await newPage();
  await holdAct(page);
  await page.goto(at(path));
  await actIs(page, "running");
  await seekAct(page, 700);
  const during = await shotOfHero(page);
  await finishAct(page);
  expect(await statesOf(page)).toEqual(["waiting", "running", "done"]);
  const calm = await opened;
  expect(await calm.getAttribute("[data-act]", "data-act")).toBe("done");
  const still = await shotOfHero(calm);
  expect(await differingPixels(await shotOfHero(page), still)).toBeLessThan(100);
  expect(await differingPixels(during, still)).toBeGreaterThan(1000);
});

test("an act does not run again in a visit, neither after a link nor after a reload", async () => {
  const page = await newPage();
  await holdAct(page);
  await page.goto(at("/service"));
  await actIs(page, "running");
  await finishAct(page);
  await page.reload();
  await ready(page);
  await page.getByRole("link", { name: "Contact" }).first().click();
  await page.waitForURL("**/contact");
  await page.goBack();
  await page.waitForSelector("[data-act]");
  expect(await statesOf(page)).toEqual([]);
});

test("somebody who uses the hero, prints or leaves ends its act at once", async () => {
  const ends = {
    key: (page: Page) => page.locator("#question").press("a"),
    print: (page: Page) => page.evaluate(() => dispatchEvent(new Event("beforeprint"))),
    leave: (page: Page) => page.getByRole("link", { name: "Contact" }).first().click(),
  };
  for (const [way, end] of Object.entries(ends)) {
    const page = await newPage();
    await holdAct(page);
    await page.goto(at("/home-8"));
    await actIs(page, "running");
    await page.locator("[data-act] canvas").waitFor();
    await end(page);
    await page.locator("[data-act] canvas").waitFor({ state: "detached" });
    expect((await statesOf(page)).slice(0, 2)).toEqual(["waiting", "running"]);
    if (way !== "leave") await actIs(page, "done");
  }
});

test("with saved data, and without script, a hero is done from the start", async () => {
  const saving = await newPage();
  await saving.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: Object.assign(new EventTarget(), { saveData: true }) });
  });
  await saving.goto(at("/home-3"));
  await ready(saving);
  expect(await saving.getAttribute("[data-act]", "data-act")).toBe("done");
  const bare = await newPage({ javaScriptEnabled: false });
  await bare.goto(at("/home-3"));
  expect(await bare.getAttribute("[data-act]", "data-act")).toBe("done");
});
