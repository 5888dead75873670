import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { newPage, open, ready, startBrowser } from "../support/browser.ts";
import { quiet } from "../support/runtime.ts";
import { shifted, watchShifts } from "../support/shifts.ts";

startBrowser();

const at = (path: string) => inject("origin") + path;
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search);

/**
 * How much moves as the page at an address becomes ready. The tab has seen the page before, so that fonts are not what
 * moves it.
 */
async function shiftOf(page: Page, path: string): Promise<number> {
  await watchShifts(page);
  await page.goto(at(path));
  await ready(page);
  return shifted(page);
}

test("the cut-over timeline moves by keyboard along its table's readings, and its address keeps the time", async () => {
  const page = await open(at("/home-4"));
  const scrub = page.getByRole("slider", { name: "Time of the night" });
  const lit = page.locator("tr[data-lit]");
  const rows = page.locator("[data-band=hero] tbody tr");
  expect(await lit.textContent()).toContain("02:10");
  await scrub.focus();
  for (const [key, row] of [
    ["ArrowRight", 3],
    ["ArrowLeft", 2],
    ["ArrowLeft", 1],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => rows.nth(row).getAttribute("data-lit")).toBe("true");
    const [time = "", level = ""] = await rows.nth(row).locator("th, td").allTextContents();
    expect(await scrub.getAttribute("aria-valuetext")).toContain(`${time}, ${level}`);
    expect(await page.locator("figure").first().innerText()).toContain(level);
  }
  await expect.poll(() => query(page)).toBe("?at=22:00");
  await page.reload();
  await expect.poll(() => rows.nth(0).getAttribute("data-lit")).toBe("true");
  await scrub.focus();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => query(page)).toBe("");
  expect(await shiftOf(page, "/home-4?at=10:00")).toBe(0);
  await page.goto(at("/home-4?at=99:99"));
  await ready(page);
  expect(await lit.textContent()).toContain("02:10");
});

test("without script the timeline is a table without controls", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(at("/home-4"));
  expect(await page.getByRole("slider").count()).toBe(0);
  await page.locator("summary").filter({ hasText: "Service level through the night" }).press("Enter");
  const table = page.getByRole("table", { name: "Service level through the night" });
  expect(await table.locator("tbody tr").count()).toBe(4);
});

test("a divider uncovers the first or the last day of a room, by arrow keys and by two buttons", async () => {
  const page = await open(at("/home-4"));
  const band = page.locator("[data-band=before-after]");
  const divider = band.getByRole("slider");
  /** How much of the last day's picture is cut off at its start. */
  const covered = () =>
    band
      .locator(".room > div")
      .last()
      .evaluate((day) => getComputedStyle(day).clipPath);
  expect(await covered()).toContain("50%");
  await divider.focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(covered).toContain("45%");
  await band.getByRole("button", { name: /On the day we came/ }).press("Enter");
  await expect.poll(covered).toContain("100%");
  await band.getByRole("button", { name: /On the day we left/ }).press("Enter");
  await expect.poll(() => divider.inputValue()).toBe("0");
});

test("two rows of radio buttons choose a cell of the ports table and show its figures", async () => {
  const page = await open(at("/home-2"));
  const table = page.getByRole("region", { name: "Finished jobs by engine and platform" });
  const reading = page.locator("[data-band=ports]").getByRole("status");
  const figuresOf = async (texts: Promise<string[]>) =>
    (await texts).map((text) => [...text.matchAll(/\d+/g)].reduce((sum, [figure]) => sum + Number(figure), 0));
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const rows = await Promise.all(
    (await table.locator("tbody tr").all()).map((row) => figuresOf(row.locator("td").allInnerTexts())),
  );
  await page.getByRole("radio", { name: "Unity" }).focus();
  for (const [key, engine, platform] of [
    ["ArrowRight", 1, 1],
    ["ArrowRight", 2, 1],
    ["Tab", 2, 1],
    ["ArrowLeft", 2, 0],
    ["ArrowLeft", 2, 4],
  ] as const) {
    await page.keyboard.press(key);
    const said = [
      rows[engine]?.[platform],
      sum(rows[engine] ?? []),
      sum(rows.map((row) => row[platform] ?? 0)),
      sum(rows.flat()),
    ];
    await expect.poll(async () => (await reading.innerText()).match(/\d+/g)?.map(Number)).toEqual(said);
    expect(await table.locator("tbody tr").nth(engine).locator("td").nth(platform).getAttribute("data-lit")).toBe(
      "true",
    );
  }
  await expect.poll(() => query(page)).toBe("?engine=godot&platform=web");
  const price = page.getByRole("link", { name: "Price a port like it" });
  expect(await price.getAttribute("href")).toContain("/brief?v=1&kind=");
  expect(await shiftOf(page, "/home-2?engine=unreal&platform=web")).toBe(0);
  await expect.poll(() => reading.innerText()).toContain("Not possible");
  expect(await page.getByRole("link", { name: "Ask for the right house" }).isVisible()).toBe(true);
});

test("without script the late game's fields open the brief with its kind, size, stage and date", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(at("/home-2"));
  await page.getByLabel("What you need").selectOption({ label: "rescue" });
  await page.getByLabel("Platforms").selectOption({ label: "two consoles" });
  await page.getByLabel("Date it is due").fill("2036-05-09");
  await page.getByLabel("State of the build").selectOption({ label: "on sale" });
  await page.getByRole("button", { name: "See the price" }).press("Enter");
  await page.waitForURL("**/brief?**");
  const said = new URL(page.url()).searchParams;
  expect(Object.fromEntries(said)).toMatchObject({ kind: "rescue", size: "medium", due: "2036-05-09", stage: "live" });
  for (const [name, value] of [
    ["kind", "rescue"],
    ["size", "medium"],
    ["stage", "live"],
  ])
    expect(await page.locator(`input[name=${name}][value=${value}]`).first().isChecked()).toBe(true);
});

test("the questions before a contract are answered by keyboard and end at a no", async () => {
  const page = await open(at("/web3-game-development"));
  const place = page.locator("[data-band=decision-path]");
  const questions = place.getByRole("group");
  const verdict = place.getByRole("status");
  expect(await questions.count()).toBe(5);
  await questions.first().getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  await expect.poll(() => verdict.innerText()).toContain("11 of 16");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => verdict.innerText()).toMatch(/^Keep a normal database.*\s+.*4 of 16/);
  await expect.poll(() => query(page)).toBe("?path=yn");
  expect(await questions.nth(2).getByRole("radio").first().isDisabled()).toBe(true);
  await place.getByRole("button").press("Enter");
  await expect.poll(() => query(page)).toBe("");
  expect(await shiftOf(page, "/web3-game-development?path=yyn")).toBe(0);
  await page.goto(at("/web3-game-development?path=yyyyy"));
  await expect.poll(() => verdict.innerText()).not.toContain("?");
  expect(await questions.nth(4).getByRole("radio").first().isChecked()).toBe(true);
});

test("without script the lever shows only what happens at the chosen force", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(at("/home-6"));
  const place = page.locator("[data-band=failure-scale]");
  const stops = place.getByRole("radio");
  const shown = async () => {
    const titles = await place.locator("h3").all();
    return (await Promise.all(titles.map((title) => title.isVisible()))).map(Number).join("");
  };
  expect(await shown()).toBe("10000");
  await stops.first().focus();
  await page.keyboard.press("ArrowRight");
  expect(await shown()).toBe("01000");
  await place.getByText("11", { exact: true }).click();
  expect(await shown()).toBe("00001");
  expect(await stops.nth(4).getAttribute("aria-describedby")).toBe(
    await place.locator("div:has(> div > h3)").nth(4).getAttribute("id"),
  );
});

test("a feed gets worse by keyboard, its figures follow, and the address keeps the silent scouts", async () => {
  const page = await open(at("/sports-and-data-solutions"));
  const place = page.locator("[data-band=failures]");
  const figures = async () => (await place.locator("dd").allInnerTexts()).slice(0, 4).join(", ");
  expect(await figures()).toBe("20 / 20, 0.2 s, 0.5 s, 0");
  await place.getByRole("slider", { name: "Extra travel time" }).focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowRight");
  await expect.poll(figures).toBe("0 / 20, 0.5 s, 0.5 s, 0");
  await page.keyboard.press("End");
  await expect.poll(figures).toBe("0 / 20, 2.2 s, 0.5 s, 0");
  await page.keyboard.press("Home");
  await page.keyboard.press("Tab");
  await page.keyboard.press("PageUp");
  await expect.poll(figures).not.toContain("20 / 20");
  await page.keyboard.press("Home");
  await place.getByRole("radio").first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => query(page)).toBe("?scouts=none");
  await expect.poll(() => place.getByRole("status").innerText()).toContain("paused");
  expect(await shiftOf(page, "/sports-and-data-solutions?latency=2000&loss=40&scouts=none")).toBe(0);
});

test("a feed without scouts pauses after the time that the table states", async () => {
  const page = await open(at("/sports-and-data-solutions?scouts=none"));
  const said = await page.locator("[data-band=failures]").getByRole("status").innerText();
  expect(said).toContain("paused");
  const delay = Number(/([\d.]+) s\b/.exec(said)?.[1]);
  const row = page.getByRole("row", { name: /The line goes down/ });
  expect(await row.innerText()).toContain(`${delay} s`);
});

test("a stage that is slowed by keyboard lengthens the path, and the sum says that it is late", async () => {
  const page = await open(at("/home-5"));
  const place = page.locator("[data-band=latency-path]");
  const sum = place.getByRole("status");
  expect(await sum.innerText()).toContain("200 ms");
  const before = await sum.getAttribute("data-tone");
  const lengths = () => place.locator("svg text").allTextContents();
  const [first = ""] = await lengths();
  await place.getByRole("slider").first().press("ArrowRight");
  await expect.poll(() => sum.innerText()).toContain("210 ms");
  expect(Number((await lengths())[0])).toBe(Number(first) + 10);
  expect(await sum.getAttribute("data-tone")).not.toBe(before);
  await place.getByRole("slider").first().press("Home");
  await expect.poll(() => sum.getAttribute("data-tone")).toBe(before);
});

test("the labs' strip states the frame rate of a scene with the chosen idea in it", async () => {
  const page = await open(at("/research-and-development-innovation-ai-labs"));
  const band = page.locator("[data-island=frame-strip]");
  const verdict = band.getByRole("status");
  const numberOf = (text: string) => Math.round(Number.parseFloat(text.match(/[\d.]+(?= ms)/)?.[0] ?? "0") * 100);
  const scene = (await band.locator("label:has([type=checkbox])").allInnerTexts()).map(numberOf);
  const thoughts = (await page.locator("#frame-lab details").first().locator("tbody tr").allTextContents()).map(
    numberOf,
  );
  const all = scene.reduce((sum, one) => sum + one, 0);
  await band.getByRole("radio").first().focus();
  for (const index of [1, 2, 3, 4]) {
    await page.keyboard.press("ArrowRight");
    const used = all + (thoughts[index] ?? 0);
    await expect.poll(async () => numberOf(await verdict.innerText())).toBe(used);
    expect(await verdict.innerText()).toMatch(
      new RegExp(`\\b${Math.round(60 / Math.ceil(used / 1670))} (a second|frames a second)`),
    );
  }
  await band.getByRole("checkbox").first().focus();
  await page.keyboard.press("Space");
  await expect.poll(async () => numberOf(await verdict.innerText())).toBe(all + (thoughts[4] ?? 0) - (scene[0] ?? 0));
  await expect.poll(() => query(page)).toBe("?off=1&thought=5");
  expect(await shiftOf(page, "/research-and-development-innovation-ai-labs?off=1,2&thought=5")).toBe(0);
});

test("a typed string is measured on its tag, set in three ways, and never leaves the browser", async () => {
  const page = await open(at("/home-7"));
  const place = page.locator("[data-band=text-fit]");
  const trial = place.locator("[data-island=width-bench]");
  const widthOf = async () => Number.parseInt(await trial.locator("output").innerText(), 10);
  const row = await place.getByRole("listitem").filter({ hasText: "English" }).innerText();
  await expect.poll(widthOf).toBe(Number(/(\d+) px/.exec(row)?.[1]));
  expect(await widthOf()).toBeGreaterThan(0);
  // Pictures of the whole page come before anything is typed.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await quiet(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await place.getByLabel("A label of your own").fill("Donaudampfschiff, secret_word");
  await expect.poll(() => trial.locator("output").innerText()).toMatch(/over|too wide/);
  const plain = await widthOf();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect.poll(widthOf).toBeGreaterThan(plain * 1.1);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => trial.locator("text").last().getAttribute("direction")).toBe("rtl");
  await expect.poll(() => query(page)).toBe("?way=rtl");
  // Files of the site may still come, which are the same whatever is typed.
  expect(
    asked.filter((address) => !/\.(woff2|webp|js|css|svg|data|tsx?|mjs)(\?v=\w+)?$|\/builds\//.test(address)),
  ).toEqual([]);
  expect(asked.join()).not.toContain("secret");
  expect(page.url()).not.toContain("secret");
  expect(await shiftOf(page, "/home-7?way=pseudo")).toBe(0);
});

test("somebody walks over the map to the office that is chosen by keyboard, and is there at once under reduced motion", async () => {
  const choose = async (page: Page) => {
    await page.getByRole("radio", { name: /^Leeds/ }).focus();
    const before = await page.locator("[data-band=offices] image").first().boundingBox();
    await page.keyboard.press("ArrowDown");
    expect(await page.getByRole("radio", { name: /^Dundee/ }).isChecked()).toBe(true);
    return before?.y ?? 0;
  };
  const map = (page: Page) => page.locator("[data-band=offices] svg");
  const moving = (page: Page) => map(page).evaluate((svg) => svg.getAnimations({ subtree: true }).length);
  const height = async (page: Page) => (await map(page).locator("image").first().boundingBox())?.y ?? 0;
  const page = await open(at("/contact"));
  const before = await choose(page);
  await expect.poll(() => moving(page)).toBeGreaterThan(0);
  await expect.poll(() => moving(page)).toBe(0);
  expect(await height(page)).toBeLessThan(before);
  // An office that is off the map has nobody walk to it.
  expect(await page.locator("[data-band=offices]").getByRole("radio").count()).toBe(2);

  const still = await open(at("/contact"), { reducedMotion: "reduce" });
  const atFirst = await choose(still);
  await expect.poll(() => height(still)).toBeLessThan(atFirst);
  expect(await moving(still)).toBe(0);
});

test("without script the map is beside the addresses, without choices", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(at("/contact"));
  const band = page.locator("[data-band=offices]");
  expect(await band.getByRole("img").isVisible()).toBe(true);
  expect(await band.getByRole("radio").count()).toBe(0);
  expect(await band.getByText("ul. Przykładowa 3").isVisible()).toBe(true);
});
