import type { Locator, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { aspect } from "../../app/play/harbour/poster.ts";
import { allowMessages, newPage, ofSoftwareWebGL, open, ready, startBrowser } from "../support/browser.ts";

startBrowser();

const still = { reducedMotion: "reduce" } as const;
/** Software rendering is slow, so rounds whose width does not matter are played in a small window. */
const small = { ...still, viewport: { width: 390, height: 700 } } as const;

const state = (page: Page) => page.getAttribute("[data-play=harbour]", "data-play-state");
const placed = (page: Page) => page.getAttribute("[data-play=harbour] [data-play-placed]", "data-play-placed");
const said = (page: Page) => page.textContent("[data-play=harbour] [role=status]");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function takeTheCrane(page: Page) {
  allowMessages(ofSoftwareWebGL);
  await button(page, "Take the crane").click();
  await expect.poll(() => state(page)).toBe("ready");
}
/** Where the picture is drawn in an element that may have room left beside it. */
const pictureOf = (element: Locator) =>
  element.evaluate((box, shape) => {
    const { right, bottom, width: most, height: highest } = box.getBoundingClientRect();
    const width = Math.min(most, highest * shape);
    return { left: right - width, top: bottom - width / shape, width, height: width / shape };
  }, aspect);
async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}
/** Swings from the spare tiles, where the crane fetches the next. */
const toStop = (stop: number) => Array.from({ length: stop }, () => "ArrowLeft");

test("a day and a night are won with the keyboard, and Escape brings the poster back", async () => {
  const page = await open(inject("origin"), small);
  const poster = page.locator("[data-play=harbour] > img");
  await button(page, "Take the crane").focus();
  allowMessages(ofSoftwareWebGL);
  await page.keyboard.press("Enter");
  await expect.poll(() => state(page)).toBe("ready");
  expect(await poster.isVisible()).toBe(false);
  const began = await said(page);
  for (const [at, [stop, lower]] of (
    [
      [0, " "],
      [2, "Enter"],
      [5, "ArrowDown"],
      [6, " "],
    ] as const
  ).entries()) {
    expect(await state(page)).toBe("ready");
    await press(page, ...toStop(stop), lower);
    await expect.poll(() => placed(page)).toBe(String(at + 1));
  }
  await expect.poll(() => state(page)).toBe("won");
  await expect.poll(() => said(page)).toContain("13 swings, and not one too many.");
  await button(page, "Start again").click();
  await expect.poll(() => state(page)).toBe("ready");
  await expect.poll(() => said(page)).not.toContain("13 swings");
  expect(await said(page)).not.toBe(began);
  await press(page, "ArrowRight", "ArrowLeft");
  // A night begins over the last gap.
  for (const stop of [0, 2, 3, 5]) await press(page, ...toStop(stop), "ArrowDown");
  await expect.poll(() => state(page)).toBe("won");
  await expect.poll(() => said(page)).toContain("12 swings; 10 would do.");
  await button(page, "Start again").click();
  await expect.poll(() => said(page)).toBe(began);
  await press(page, "Escape");
  await expect.poll(() => state(page)).toBe("stopped");
  expect(await poster.isVisible()).toBe(true);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Take the crane");
});

test("the harbour is won by pointer: with buttons, a drag and a click", async () => {
  const page = await open(inject("origin"), still);
  await takeTheCrane(page);
  await button(page, "Lower").click();
  await expect.poll(() => placed(page)).toBe("1");
  for (let k = 0; k < 2; k++) await button(page, "Swing left").click();
  await button(page, "Lower").click();
  await expect.poll(() => placed(page)).toBe("2");
  const { x, y, width, height } = (await page.locator("[data-play=harbour] canvas").boundingBox())!;
  const drag = async (by: number) => {
    const from = { x: x + width * 0.7, y: y + height * 0.3 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + by, from.y, { steps: 8 });
    await page.mouse.up();
  };
  await drag(-34 * 5);
  await page.mouse.click(x + width * 0.7, y + height * 0.3);
  await expect.poll(() => placed(page)).toBe("3");
  await drag(-34 * 8);
  await page.mouse.click(x + width * 0.7, y + height * 0.3);
  await expect.poll(() => placed(page)).toBe("4");
  await expect.poll(() => state(page)).toBe("won");
});

test("on a phone a tap on the crane starts the game, a drag swings it and a tap lowers the tile", async () => {
  const page = await open(inject("origin"), {
    ...still,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const poster = page.locator("[data-play=harbour] > img");
  await poster.scrollIntoViewIfNeeded();
  const before = await pictureOf(poster);
  allowMessages(ofSoftwareWebGL);
  await page.touchscreen.tap(before.left + before.width * 0.2, before.top + before.height * 0.9);
  expect(await state(page)).toBe("idle");
  await page.touchscreen.tap(before.left + before.width * 0.744, before.top + before.height * 0.4);
  await expect.poll(() => state(page)).toBe("ready");
  const canvas = page.locator("[data-play=harbour] canvas");
  const { left, top, width, height } = await pictureOf(canvas);
  const [x, y] = [left + width * 0.7, top + height * 0.4];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
  await page.touchscreen.tap(x, y);
  await expect.poll(() => placed(page)).toBe("1");
  for (const stop of [2, 5, 6]) {
    await touch("touchStart", x);
    // The first few pixels are what a browser takes to tell a drag from a tap.
    for (let moved = 0; moved <= stop * 34 + 8; moved += 4) await touch("touchMove", x - moved);
    await touch("touchEnd");
    await page.touchscreen.tap(x, y);
  }
  await expect.poll(() => state(page)).toBe("won");
  expect(await page.locator("input[name=slide]").first().isChecked()).toBe(true);
});

test("grass returns the tile, Undo and Start again work, and each move announces a new sentence", async () => {
  const page = await open(inject("origin"), small);
  await takeTheCrane(page);
  const sentences = [await said(page)];
  const next = async (move: () => Promise<void>, count: string) => {
    await move();
    await expect.poll(() => said(page)).not.toBe(sentences.at(-1));
    expect(await placed(page)).toBe(count);
    sentences.push(await said(page));
  };
  await next(() => press(page, "ArrowLeft"), "0");
  await next(() => press(page, "ArrowDown"), "0");
  await next(() => press(page, "ArrowRight"), "0");
  await next(() => press(page, "ArrowDown"), "1");
  await next(() => button(page, "Undo").click(), "0");
  expect(await button(page, "Undo").getAttribute("aria-disabled")).toBe("true");
  // A space would press the button that has the focus.
  await press(page, ...toStop(2), "ArrowDown");
  await expect.poll(() => placed(page)).toBe("1");
  await next(() => button(page, "Start again").click(), "0");
  await expect.poll(() => state(page)).toBe("ready");
  await button(page, "Stop").click();
  await expect.poll(() => state(page)).toBe("stopped");
  await takeTheCrane(page);
  await expect.poll(() => placed(page)).toBe("0");
});

test("harbour files load only after the press, and loading them shifts no layout", async () => {
  const page = await newPage(still);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const ofHarbour = () => asked.filter((url) => /(?:harbour|stage)[.-][\w-]*\.?(js|css|gltf|bin|webp)$/.test(url));
  await page.goto(inject("origin"));
  await ready(page);
  await page.waitForLoadState("networkidle");
  expect(ofHarbour()).toEqual([]);
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift" });
  });
  await takeTheCrane(page);
  // Code that the labs use as well comes as a file of its own.
  const kinds = new Set(ofHarbour().map((url) => url.split(".").at(-1)));
  expect([...kinds].toSorted()).toEqual(["bin", "css", "gltf", "js", "webp"]);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  expect(await page.locator("input[name=slide]").first().isVisible()).toBe(false);
});

test("without WebGL the poster and the slides stay, with a message", async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(inject("origin"));
  await ready(page);
  await button(page, "Take the crane").click();
  await expect.poll(() => state(page)).toBe("stopped");
  expect(await page.locator("[data-play=harbour] [role=status]").isVisible()).toBe(true);
  expect(await page.locator("[data-play=harbour] > img").isVisible()).toBe(true);
  expect(await page.locator("input[name=slide]").first().isVisible()).toBe(true);
});

test("without script the page offers no game", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(inject("origin"));
  expect(await button(page, "Take the crane").count()).toBe(0);
});

test("after a lost WebGL context the scene is drawn again and the round goes on", async () => {
  const page = await open(inject("origin"), small);
  await takeTheCrane(page);
  allowMessages(/CONTEXT_LOST_WEBGL|context lost/i);
  await press(page, " ");
  const lost = await page.evaluate(async () => {
    const canvas = document.querySelector<HTMLCanvasElement>("[data-play] canvas")!;
    const context = canvas.getContext("webgl2")!;
    const tool = context.getExtension("WEBGL_lose_context")!;
    const heard = (name: string) => new Promise((resolve) => canvas.addEventListener(name, resolve, { once: true }));
    const gone = heard("webglcontextlost");
    tool.loseContext();
    await gone;
    const wasLost = context.isContextLost();
    const back = heard("webglcontextrestored");
    setTimeout(() => tool.restoreContext());
    await back;
    return [wasLost, context.isContextLost()];
  });
  expect(lost).toEqual([true, false]);
  // A bare slide would be a tenth of it.
  const drawn = await page.locator("[data-play=harbour] canvas").screenshot();
  expect(drawn.length).toBeGreaterThan(60_000);
  await expect.poll(() => placed(page)).toBe("1");
  await press(page, ...toStop(2), " ");
  await expect.poll(() => placed(page)).toBe("2");
});

test("drawing pauses out of view and in a hidden tab, and resumes afterwards", async () => {
  const page = await newPage({ viewport: small.viewport });
  await page.addInitScript(() => {
    // Moving parts use `drawElements`; the instanced call draws still parts, and only after a resize.
    const own = WebGL2RenderingContext.prototype.drawElements;
    Object.assign(window, { draws: 0 });
    WebGL2RenderingContext.prototype.drawElements = function (...values) {
      (window as unknown as { draws: number }).draws++;
      own.apply(this, values);
    };
  });
  await page.goto(inject("origin"));
  await ready(page);
  await takeTheCrane(page);
  /** All so far: a swing may be over before anybody asks. */
  const draws = () => page.evaluate(() => (window as unknown as { draws: number }).draws);
  /** How many came while a good many frames of the page passed. */
  const newDraws = async () => {
    const before = await draws();
    await page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
    });
    return (await draws()) - before;
  };
  const goTo = (top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  await press(page, ...toStop(3));
  await goTo(5000);
  await expect.poll(newDraws).toBe(0);
  const outOfView = await draws();
  await goTo(0);
  await expect.poll(draws).toBeGreaterThan(outOfView);
  await hide(true);
  await press(page, "ArrowRight", "ArrowRight");
  await expect.poll(newDraws).toBe(0);
  const hidden = await draws();
  await hide(false);
  await expect.poll(draws).toBeGreaterThan(hidden);
});

test("the labs' bonnet measures the draw calls and triangles that the table on the page states", async () => {
  const page = await open(`${inject("origin")}/research-and-development-innovation-ai-labs`, still);
  const band = page.locator("[data-band=frame-lab]");
  const rows = await band.locator("details").last().locator("tbody tr").all();
  const table = await Promise.all(
    rows.map(async (row) => [
      await row.locator("th").textContent(),
      ...(await row.locator("td").allTextContents()).slice(0, 2).map((text) => Number(text.replace(/\D/g, ""))),
    ]),
  );
  allowMessages(ofSoftwareWebGL);
  await band.getByRole("button", { name: "Open the bonnet" }).press("Enter");
  await expect.poll(() => page.getAttribute("[data-play=lab]", "data-play-state")).toBe("ready");
  const figure = async (name: string) =>
    Number.parseFloat((await band.locator(`dl div:has(dt:text-is("${name}")) dd`).textContent()) || "0");
  const drawn = async () => [await figure("Draw calls"), await figure("Triangles")];
  for (const [what, ...figures] of table) {
    const name = ["Instancing", "Shadows", "Level of detail", "Culling"].find((one) =>
      String(what).toLowerCase().includes(one.toLowerCase()),
    );
    const flip = () => name && band.locator("[data-play=lab]").getByRole("checkbox", { name }).press("Space");
    await flip();
    await expect.poll(drawn, { message: String(what) }).toEqual(figures);
    await flip();
  }
  expect(table).toHaveLength(5);
  await band.getByRole("button", { name: "Stop" }).press("Enter");
  await expect.poll(() => page.getAttribute("[data-play=lab]", "data-play-state")).toBe("stopped");
  expect(await band.locator("canvas").count()).toBe(0);
});

test("the harbour's bonnet shows what a frame costs, and its switches change the figures", async () => {
  const page = await open(inject("origin"), small);
  await takeTheCrane(page);
  await page.getByText("Open the bonnet").click();
  const figure = async (name: string) =>
    Number.parseFloat((await page.locator(`dl div:has(dt:text-is("${name}")) dd`).textContent()) || "0");
  await expect.poll(() => figure("Draw calls")).toBeGreaterThan(0);
  const before = { calls: await figure("Draw calls"), triangles: await figure("Triangles") };
  expect(before.calls).toBeLessThan(200);
  await page.getByRole("checkbox", { name: "Instancing" }).uncheck();
  await expect.poll(() => figure("Draw calls")).toBeGreaterThan(before.calls * 2);
  await page.getByRole("checkbox", { name: "Instancing" }).check();
  await page.getByRole("checkbox", { name: "Shadows" }).uncheck();
  await expect.poll(() => figure("Draw calls")).toBeLessThan(before.calls);
  expect(await figure("Triangles")).toBeLessThan(before.triangles);
});
