import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { newPage, open, ready, startBrowser } from "../support/browser.ts";

startBrowser();

const at = (path: string) => inject("origin") + path;
const studio = "/game-development-studio";
/** The addresses of moving pictures that a page fetched, from the moment this is called. */
function filmsOf(page: Page): string[] {
  const films: string[] = [];
  page.on("request", (request) => request.url().endsWith(".mp4") && films.push(request.url()));
  return films;
}
const filmOn = (page: Page) => page.locator("video[data-loop]").first();
const keyOn = (page: Page) => page.locator("div:has(> video[data-loop]) > button").first();
const isPlaying = (page: Page) => filmOn(page).evaluate((video) => video instanceof HTMLVideoElement && !video.paused);
const toFilm = (page: Page) => filmOn(page).evaluate((video) => video.scrollIntoView({ block: "center" }));
const away = (page: Page) => page.mouse.move(0, 0);

test("a loop is fetched in view only, plays once and rests on its own; asked for, it goes on until its key or the scroll stops it", async () => {
  const page = await newPage();
  const films = filmsOf(page);
  await page.goto(at(studio));
  await ready(page);
  await page.waitForLoadState("networkidle");
  expect(films).toEqual([]);
  const placeOf = () =>
    filmOn(page).evaluate((video) => JSON.stringify(video.parentElement?.parentElement?.clientHeight));
  const before = await placeOf();
  await toFilm(page);
  const key = keyOn(page);
  await key.getByText("Pause").waitFor();
  // Its end is the film's: nothing here says when that is.
  await key.getByText("Play").waitFor();
  expect(films.length).toBeGreaterThan(0);
  expect(new Set(films).size).toBe(1);
  expect(await placeOf()).toBe(before);
  // Pointing at it plays it, so the first press stops it, and the second asks for it.
  await key.hover();
  await key.getByText("Pause").waitFor();
  await key.click();
  await key.getByText("Play").waitFor();
  await key.click();
  await away(page);
  await key.getByText("Pause").waitFor();
  const rounds = () => filmOn(page).evaluate((video) => Number(video.dataset.rounds ?? 0));
  await filmOn(page).evaluate((video) => {
    video.addEventListener("seeking", () => (video.dataset.rounds = String(Number(video.dataset.rounds ?? 0) + 1)));
  });
  await expect.poll(rounds).toBeGreaterThan(1);
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
])(
  "where %s the picture stands still and nothing is fetched before the key is pressed",
  async (_, look, speed, isSaved) => {
    const page = await newPage(look);
    await page.addInitScript(
      ([effectiveType, saveData]) => {
        const connection = Object.assign(new EventTarget(), { effectiveType, saveData });
        Object.defineProperty(navigator, "connection", { value: connection });
      },
      [speed, isSaved] as const,
    );
    const films = filmsOf(page);
    await page.goto(at(studio));
    await ready(page);
    await toFilm(page);
    const key = keyOn(page);
    await key.waitFor();
    await filmOn(page).hover({ force: true });
    await page.waitForLoadState("networkidle");
    expect(await key.textContent()).toBe("Play");
    expect(films).toEqual([]);
    await key.click();
    await key.getByText("Pause").waitFor();
    expect(films.length).toBeGreaterThan(0);
  },
);

test("without script there is the picture and no key; with it, pointing plays it again, beside the link to the case", async () => {
  const plain = await newPage({ javaScriptEnabled: false });
  await plain.goto(at(studio));
  expect(await keyOn(plain).isVisible()).toBe(false);
  const page = await open(at("/portfolio"));
  await toFilm(page);
  const key = keyOn(page);
  await key.getByText("Pause").waitFor();
  await key.getByText("Play").waitFor();
  const card = page.locator("article", { has: page.locator("video[data-loop]") }).first();
  await card.getByRole("heading").hover();
  await key.getByText("Pause").waitFor();
  await away(page);
  await key.getByText("Play").waitFor();
  const { x = 0, y = 0, width = 0, height = 0 } = (await filmOn(page).boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.waitForURL("**/portfolio/zolw-w-szklance");
});
