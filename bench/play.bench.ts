import { chromium, type Page } from "playwright-core";
import { type Fetched, fetchedBy } from "../tests/support/first-visit.ts";
import { launchOptions } from "../tools/engines.ts";
import { instrumentBytes } from "./instrument-bytes.ts";
import { startSite } from "./measure.ts";
import type { BenchRow } from "./run.ts";

/** A small window without a graphics card; the canvas has as many pixels as it, as long as the machine keeps up. */
const window = { viewport: { width: 640, height: 360 }, deviceScaleFactor: 1 };
/** Of an instrument's own script. */
const instrumentBudget = 4000;
const seconds = 4;

/** What the harbour of the opening costs once it is asked for; frames a second against a scene with nothing in it. */
export async function bench(): Promise<BenchRow[]> {
  const site = await startSite();
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage(window);
    await page.goto(site.address);
    await page.waitForSelector('html[data-hydrated="true"]');
    await page.waitForLoadState("networkidle");
    const before = new Set((await fetchedBy(page)).map(({ name }) => name));
    const longTasks = await takeTheCrane(page);
    const fetched = (await fetchedBy(page)).filter(({ name }) => !before.has(name));
    const figures = await underTheBonnet(page);
    const [ours, pixels] = [await framesWhileSwinging(page), await sizeOfCanvas(page)];
    const empty = await emptyFrames(page);
    const bytes = (pattern: RegExp) => sum(fetched.filter(({ name }) => pattern.test(name)).map(bytesOf));
    return [
      row("code and style after the press, bytes", bytes(/\.(js|css)/), 170_000),
      row("scene, bytes", bytes(/\.(gltf|bin|webp)/), 1_300_000),
      row("draw calls a frame", figures["Draw calls"] ?? Number.NaN, 200),
      row("triangles a frame, shadows and depths included", figures.Triangles ?? Number.NaN, 80_000),
      row("textures, MB", figures.Textures ?? Number.NaN, 24),
      row("longest task from press to first frame, ms", longTasks),
      ...(await instrumentBytes()).map(({ name, bytes: own }) =>
        row(`script of the instrument ${name}, bytes`, own, instrumentBudget),
      ),
      {
        what: `frames a second, software renderer, ${pixels}`,
        ours: ours.toFixed(1),
        other: empty.toFixed(1),
        ratio: (ours / empty).toFixed(2),
      },
    ];
  } finally {
    await browser.close();
    site.stop();
  }
}

async function takeTheCrane(page: Page): Promise<number> {
  await page.evaluate(() => {
    const tasks: number[] = [0];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
    }).observe({ type: "longtask" });
  });
  await page.getByRole("button", { name: "Take the crane" }).click();
  await page.waitForSelector('[data-play-state="ready"]');
  return page.evaluate(() => Math.max(...(globalThis as unknown as { tasks: number[] }).tasks));
}

async function underTheBonnet(page: Page): Promise<Record<string, number>> {
  await page.getByText("Open the bonnet").click();
  await page.waitForFunction(() => document.querySelector(".play-gauges dd")?.textContent);
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll(".play-gauges dl div")].map((line) => [
        line.querySelector("dt")?.textContent ?? "",
        Number.parseFloat(line.querySelector("dd")?.textContent ?? ""),
      ]),
    ),
  );
}

/** The crane goes to and fro meanwhile. */
async function framesWhileSwinging(page: Page): Promise<number> {
  await page.locator("[data-play] canvas").scrollIntoViewIfNeeded();
  await page.locator("[data-play] canvas").focus();
  const counted = page.evaluate(countFrames, seconds);
  for (let k = 0; k < seconds; k++) {
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press(k % 2 ? "ArrowRight" : "ArrowLeft");
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
  }
  return counted;
}

const sizeOfCanvas = (page: Page) =>
  page.$eval("[data-play] canvas", (canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    return `${width} × ${height}`;
  });

async function emptyFrames(page: Page): Promise<number> {
  await page.keyboard.press("Escape");
  await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 512, height: 452 });
    document.querySelector("[data-play]")?.append(canvas);
    const gl = canvas.getContext("webgl2");
    const draw = () => {
      gl?.clearColor(Math.random(), 0, 0, 1);
      gl?.clear(gl.COLOR_BUFFER_BIT);
      requestAnimationFrame(draw);
    };
    draw();
  });
  return page.evaluate(countFrames, seconds);
}

function countFrames(length: number): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now();
    let count = 0;
    const next = () => {
      count++;
      const passed = (performance.now() - start) / 1000;
      if (passed >= length) resolve(count / passed);
      else requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}

const bytesOf = ({ bytes }: Fetched) => bytes;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function row(what: string, ours: number, budget?: number): BenchRow {
  if (budget === undefined) return { what, ours: String(ours), other: "no budget", ratio: "" };
  return { what, ours: String(ours), other: `${budget} budget`, ratio: (ours / budget).toFixed(2) };
}
