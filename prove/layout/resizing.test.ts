import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { allowMessages, newPage, ready, startBrowser } from "../../tests/support/browser.ts";

startBrowser();

const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
  { width: 1024, height: 700 },
  { width: 768, height: 1024 },
  // As tall as a full-page screenshot makes the window.
  { width: 1440, height: 9000 },
];
/** A second round starts from sizes that the first has left behind. */
const rounds = 2;

async function openAt(path: string, viewport: (typeof sizes)[number]): Promise<Page> {
  const page = await newPage({ viewport, reducedMotion: "reduce" });
  await page.goto(inject("origin") + path);
  await ready(page);
  // Fonts, and what the page measures when it is ready.
  await page.waitForLoadState("networkidle");
  return page;
}

interface Box {
  name: string;
  place: number[];
}

/** The position of every element on the page. */
function boxes(page: Page): Promise<Box[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(":is(body > header, main, footer) *")].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return {
        name: `${element.tagName} ${element.id} ${element.classList}`,
        place: [left, top + scrollY, width, height].map(Math.round),
      };
    }),
  );
}

/** A rendition of another size may round its height differently. */
function isElsewhere({ place }: Box, other: Box | undefined): boolean {
  return place.some((value, side) => Math.abs(value - (other?.place[side] ?? Number.NaN)) > 2);
}

test.each(["/", "/web3-game-development", "/no-such-page"])(
  "after many changes of the window %s has the same layout as when opened in it",
  async (path) => {
    allowMessages(/status of 404/);
    const fresh: Box[][] = [];
    for (const size of sizes) fresh.push(await boxes(await openAt(path, size)));
    const page = await openAt(path, sizes[0]!);
    for (let round = 0; round < rounds; round++) {
      for (const [index, size] of sizes.entries()) {
        await page.setViewportSize(size);
        const now = await boxes(page);
        const moved = now.flatMap((box, place) =>
          isElsewhere(box, fresh[index]?.[place]) ? [[box, fresh[index]?.[place]]] : [],
        );
        expect(moved.slice(0, 5), `round ${round}, ${size.width} × ${size.height}`).toEqual([]);
      }
    }
  },
  300_000,
);
