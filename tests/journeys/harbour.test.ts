import type { Locator, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { aspect } from "../../app/play/harbour/poster.ts";
import { allowMessages, newPage, ofSoftwareWebGL, open, ready, startBrowser } from "../support/browser.ts";
import { silhouetteOf } from "../support/silhouette.ts";

startBrowser();

const still = { reducedMotion: "reduce" } as const;

const state = (page: Page) => page.getAttribute("[data-play=harbour]", "data-play-state");
const placed = (page: Page) => page.getAttribute("[data-play=harbour] [data-play-placed]", "data-play-placed");
const said = (page: Page) => page.textContent("[data-play=harbour] [role=status]");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function takeTheCrane(page: Page) {
  allowMessages(ofSoftwareWebGL);
  await button(page, "Take the crane").click();
  await expect.poll(() => state(page)).toBe("ready");
}
/** Where the picture lies in an element that may have room left beside it. */
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

test("the harbour is won by keys, and Escape gives the poster back", async () => {
  const page = await open(inject("origin"), still);
  const poster = page.locator("[data-play=harbour] > img");
  await button(page, "Take the crane").focus();
  allowMessages(ofSoftwareWebGL);
  await page.keyboard.press("Enter");
  await expect.poll(() => state(page)).toBe("ready");
  expect(await poster.isVisible()).toBe(false);
  await press(page, " ");
  expect(await placed(page)).toBe("1");
  await press(page, ...toStop(2), "Enter");
  expect(await placed(page)).toBe("2");
  await press(page, ...toStop(5), "ArrowDown");
  expect(await placed(page)).toBe("3");
  expect(await state(page)).toBe("ready");
  await press(page, ...toStop(6), " ");
  await expect.poll(() => state(page)).toBe("won");
  expect(await placed(page)).toBe("4");
  await press(page, "Escape");
  await expect.poll(() => state(page)).toBe("stopped");
  expect(await poster.isVisible()).toBe(true);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Take the crane");
});

test("it is won by pointer with everything in motion: buttons, a drag and a tap", async () => {
  const page = await open(inject("origin"));
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

test("on a phone a touch of the crane begins, a finger swings it along, and a tap lowers", async () => {
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

test("nothing is lost: grass gives the tile back, undo and a new start do what they say, each in a sentence", async () => {
  const page = await open(inject("origin"), still);
  await takeTheCrane(page);
  const sentences = [await said(page)];
  const next = async (name: string, count: string) => {
    await button(page, name).click();
    expect(await placed(page)).toBe(count);
    sentences.push(await said(page));
  };
  await next("Swing left", "0");
  await next("Lower", "0");
  await next("Swing right", "0");
  await next("Lower", "1");
  await next("Undo", "0");
  for (let at = 1; at < sentences.length; at++) expect(sentences[at]).not.toBe(sentences[at - 1]);
  expect(await button(page, "Undo").getAttribute("aria-disabled")).toBe("true");
  // A space would press the button that has the focus.
  await press(page, ...toStop(2), "ArrowDown");
  expect(await placed(page)).toBe("1");
  await next("Start again", "0");
  expect(await state(page)).toBe("ready");
  await button(page, "Stop").click();
  expect(await state(page)).toBe("stopped");
  await takeTheCrane(page);
  expect(await placed(page)).toBe("0");
});

test.each([390, 1440])(
  "at %i px the live crane and quay have the poster's outline, within three pixels",
  async (width) => {
    // The fixture's first picture is another one, and an adopted site has none to play with.
    const page = await open(inject("content"), { ...still, viewport: { width, height: 1200 }, bypassCSP: true });
    if ((await page.locator("[data-play=harbour]").count()) === 0) return;
    await page.addStyleTag({
      content: "[data-play] > :not(img, canvas), .stops-place, header { visibility: hidden !important }",
    });
    const poster = page.locator("[data-play=harbour] > img");
    await expect.poll(() => poster.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBeTruthy();
    const outlineOf = async (name: string) => {
      const { x, y, width: across, height } = (await page.locator(`[data-play=harbour] > ${name}`).boundingBox())!;
      const left = Math.ceil(x);
      const clip = {
        x: left,
        y: Math.round(y),
        width: Math.floor(Math.min(width, x + across)) - left,
        height: Math.floor(height) - 1,
      };
      return silhouetteOf(await page.screenshot({ clip }));
    };
    const before = await outlineOf("img");
    allowMessages(ofSoftwareWebGL);
    await page.evaluate(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>("[data-play] button")];
      buttons.find(({ textContent }) => textContent === "Take the crane")?.click();
    });
    await expect.poll(() => state(page)).toBe("ready");
    const after = await outlineOf("canvas");
    /** Lines between two shares of the width that are further apart. */
    const apart = (side: "tops" | "bottoms", from: number, to: number) => {
      const [first, last] = [from, to].map((share) => Math.round(before[side].length * share));
      const lines = before[side].slice(first, last).map((at, line) => Math.abs(at - after[side][(first ?? 0) + line]!));
      return lines.filter((px) => px > 3).length / lines.length;
    };
    expect(apart("bottoms", 0.02, 0.72), "the quay").toBe(0);
    // Behind the crane's lattice a line may end a bar further.
    expect(apart("tops", 0.34, 0.9), "lighthouse and crane").toBeLessThan(0.05);
  },
);

test("a night follows a won day: the lamp burns, the sentence says so, and a won night ends with the morning", async () => {
  const page = await open(inject("origin"), still);
  await takeTheCrane(page);
  const fill = async (...stops: number[]) => {
    for (const stop of stops) await press(page, ...toStop(stop), "ArrowDown");
    await expect.poll(() => state(page)).toBe("won");
  };
  const began = await said(page);
  await fill(0, 2, 5, 6);
  const dayWon = await said(page);
  expect(dayWon).toContain("13 swings, and not one too many.");
  await button(page, "Start again").click();
  await expect.poll(() => state(page)).toBe("ready");
  const night = await said(page);
  expect(night).not.toBe(began);
  await press(page, "ArrowRight", "ArrowLeft");
  // A night begins over the last gap.
  await fill(0, 2, 3, 5);
  expect(await said(page)).toContain("12 swings; 10 would do.");
  await button(page, "Start again").click();
  await expect.poll(() => said(page)).toBe(began);
});

test("nothing of the harbour is fetched before the press, and nothing shifts after it", async () => {
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

test("without WebGL the picture stays, with a sentence and the slides", async () => {
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

test("without script there is no crane to take", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(inject("origin"));
  expect(await button(page, "Take the crane").count()).toBe(0);
});

test("a context that is lost comes back, and the round with it", async () => {
  const page = await open(inject("origin"), still);
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
  expect(await placed(page)).toBe("1");
  await press(page, ...toStop(2), " ");
  expect(await placed(page)).toBe("2");
});

test("out of view and in a hidden tab nothing is drawn, and then the swing goes on", async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    const own = WebGL2RenderingContext.prototype.drawElementsInstanced;
    Object.assign(window, { draws: 0 });
    WebGL2RenderingContext.prototype.drawElementsInstanced = function (...values) {
      (window as unknown as { draws: number }).draws++;
      own.apply(this, values);
    };
  });
  await page.goto(inject("origin"));
  await ready(page);
  await takeTheCrane(page);
  /** Draws while a good many frames of the page pass. */
  const draws = () =>
    page.evaluate(async () => {
      const { draws: before } = window as unknown as { draws: number };
      for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
      return (window as unknown as { draws: number }).draws - before;
    });
  const goTo = (top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  await press(page, ...toStop(3));
  await goTo(5000);
  await expect.poll(draws).toBe(0);
  await goTo(0);
  await expect.poll(draws).toBeGreaterThan(0);
  await hide(true);
  await press(page, "ArrowRight", "ArrowRight");
  await expect.poll(draws).toBe(0);
  await hide(false);
  await expect.poll(draws).toBeGreaterThan(0);
});

test("the labs draw the same harbour with its bonnet open, and its figures are those of their table", async () => {
  const page = await open(`${inject("origin")}/research-and-development-innovation-ai-labs`, still);
  const band = page.locator("[data-band=frame-lab]");
  const rows = await band.locator("tbody tr").all();
  const table = await Promise.all(
    rows.map(async (row) => [
      await row.locator("th").innerText(),
      ...(await row.locator("td").allInnerTexts()).slice(0, 2).map((text) => Number(text.replace(/\D/g, ""))),
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
    const flip = () => name && band.getByRole("checkbox", { name }).press("Space");
    await flip();
    await expect.poll(drawn, { message: String(what) }).toEqual(figures);
    await flip();
  }
  expect(table).toHaveLength(5);
  await band.getByRole("button", { name: "Stop" }).press("Enter");
  await expect.poll(() => page.getAttribute("[data-play=lab]", "data-play-state")).toBe("stopped");
  expect(await band.locator("canvas").count()).toBe(0);
});

test("the bonnet shows what a frame costs, and its switches change it", async () => {
  const page = await open(inject("origin"), still);
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
