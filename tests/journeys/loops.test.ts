import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { newPage, ready, startBrowser } from "../support/browser.ts";
import { quiet } from "../support/runtime.ts";

startBrowser();

const at = (path: string) => inject("origin") + path;
/** A page with a film below its first screen. */
const filmed = "/portfolio";
/** The addresses of moving pictures that a page fetched, from the moment this is called. */
function filmsOf(page: Page): string[] {
  const films: string[] = [];
  page.on("request", (request) => request.url().endsWith(".mp4") && films.push(request.url()));
  return films;
}
const filmOn = (page: Page) => page.locator("video[data-loop]").first();
const keyOn = (page: Page) => page.locator("div:has(> video[data-loop]) > button").first();
const isPlaying = (page: Page) => filmOn(page).evaluate((video) => video instanceof HTMLVideoElement && !video.paused);
/** What its film did so far: the states on its key may be too short to be seen. */
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
const hear = (page: Page) =>
  page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const note = ({ type, target }: Event) => target === document.querySelector("video[data-loop]") && heard.push(type);
    for (const name of ["play", "seeking", "ended"]) document.addEventListener(name, note, { capture: true });
  });
const toFilm = (page: Page) => filmOn(page).evaluate((video) => video.scrollIntoView({ block: "center" }));
const away = (page: Page) => page.mouse.move(0, 0);

test("a film loads when seen, plays once, and repeats after a press until it is out of view", async () => {
  const page = await newPage();
  await hear(page);
  const films = filmsOf(page);
  await page.goto(at(filmed));
  await ready(page);
  await quiet(page);
  expect(films).toEqual([]);
  const placeOf = () =>
    filmOn(page).evaluate((video) => JSON.stringify(video.parentElement?.parentElement?.clientHeight));
  const before = await placeOf();
  await toFilm(page);
  await expect.poll(() => heard(page)).toEqual(["play", "ended"]);
  const key = keyOn(page);
  await key.getByText("Play").waitFor();
  expect(new Set(films).size).toBe(1);
  expect(await placeOf()).toBe(before);
  // Pointing at it plays it, so the first press stops it, and the second starts it for good.
  await key.hover();
  await key.getByText("Pause").waitFor();
  await key.click();
  await key.getByText("Play").waitFor();
  await key.click();
  await away(page);
  await key.getByText("Pause").waitFor();
  const rounds = async () => (await heard(page)).filter((name) => name === "seeking").length;
  const roundsBefore = await rounds();
  await expect.poll(rounds).toBeGreaterThan(roundsBefore);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => isPlaying(page)).toBe(false);
  await toFilm(page);
  await expect.poll(() => isPlaying(page)).toBe(true);
  await key.press("Enter");
  await key.getByText("Play").waitFor();
  expect(await isPlaying(page)).toBe(false);
});

test.each([
  ["motion is reduced", { reducedMotion: "reduce" as const }, "4g", false],
  ["data is saved", {}, "4g", true],
  ["the connection is slow", {}, "3g", false],
])("when %s the film loads only after its button is pressed", async (_, look, speed, isSaved) => {
  const page = await newPage(look);
  await page.addInitScript(
    ([effectiveType, saveData]) => {
      const connection = Object.assign(new EventTarget(), { effectiveType, saveData });
      Object.defineProperty(navigator, "connection", { value: connection });
    },
    [speed, isSaved] as const,
  );
  const films = filmsOf(page);
  await page.goto(at(filmed));
  await ready(page);
  await toFilm(page);
  const key = keyOn(page);
  await key.waitFor();
  await filmOn(page).hover({ force: true });
  await quiet(page);
  expect(await key.textContent()).toBe("Play");
  expect(films).toEqual([]);
  await key.click();
  // It rests while less than half of it is in view, and the press may have scrolled no further than to its key.
  await toFilm(page);
  await key.getByText("Pause").waitFor();
  expect(films.length).toBeGreaterThan(0);
});

test("without script a film has no button", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(at(filmed));
  expect(await keyOn(page).isVisible()).toBe(false);
});

test("pointing at a case's card plays its film again, and a click on the film opens the case", async () => {
  const page = await newPage();
  await hear(page);
  await page.goto(at("/portfolio"));
  await ready(page);
  await toFilm(page);
  const key = keyOn(page);
  await expect.poll(() => heard(page)).toEqual(["play", "ended"]);
  await key.getByText("Play").waitFor();
  const card = page.locator("article", { has: page.locator("video[data-loop]") }).first();
  await card.getByRole("heading").hover();
  await key.getByText("Pause").waitFor();
  await away(page);
  await key.getByText("Play").waitFor();
  const { x = 0, y = 0, width = 0, height = 0 } = (await filmOn(page).boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.waitForURL("**/portfolio/zolw-w-szklance");
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
});
