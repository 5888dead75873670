import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { allowMessages, ofSoftwareWebGL, open, startBrowser } from "../../tests/support/browser.ts";
import { silhouetteOf } from "../../tests/support/silhouette.ts";

startBrowser();

const state = (page: Page) => page.getAttribute("[data-play=harbour]", "data-play-state");
const placed = (page: Page) => page.getAttribute("[data-play=harbour] [data-play-placed]", "data-play-placed");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("the harbour is won by pointer with everything in motion", async () => {
  const page = await open(inject("origin"));
  allowMessages(ofSoftwareWebGL);
  await button(page, "Take the crane").click();
  await expect.poll(() => state(page)).toBe("ready");
  for (const [at, stop] of [0, 2, 5, 6].entries()) {
    for (let swing = 0; swing < stop; swing++) await button(page, "Swing left").click();
    await button(page, "Lower").click();
    // Software rendering draws a few frames a second.
    await expect.poll(() => placed(page), { timeout: 90_000 }).toBe(String(at + 1));
  }
  await expect.poll(() => state(page), { timeout: 90_000 }).toBe("won");
});

// The poster is a picture of the scene on the sample only.
test.each([390, 1440])("at %i px the live crane and quay match the poster's outline to three pixels", async (width) => {
  const page = await open(inject("origin"), {
    reducedMotion: "reduce",
    viewport: { width, height: 1200 },
    bypassCSP: true,
  });
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
  /** The share of columns between two shares of the width whose outlines are more than 3 px apart. */
  const apart = (side: "tops" | "bottoms", from: number, to: number) => {
    const [first, last] = [from, to].map((share) => Math.round(before[side].length * share));
    const lines = before[side].slice(first, last).map((at, line) => Math.abs(at - after[side][(first ?? 0) + line]!));
    return lines.filter((px) => px > 3).length / lines.length;
  };
  expect(apart("bottoms", 0.02, 0.72), "the quay").toBe(0);
  // Behind the crane's lattice a line may end a bar further.
  expect(apart("tops", 0.34, 0.9), "lighthouse and crane").toBeLessThan(0.05);
});
