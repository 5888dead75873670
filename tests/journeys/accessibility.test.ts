import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { axeFindings, cutOffFindings, setLetterSize, settled, widerSpacing } from "../support/accessibility.ts";
import { allowMessages, newPage, ofSoftwareWebGL, ready, startBrowser } from "../support/browser.ts";
import { frameStates, instrumentStates, pageStates } from "../support/open-states.ts";
import { ownContent } from "../support/own-content.ts";
import { oneOfEachKind } from "../support/pages.ts";

startBrowser();
const at = (path: string) => inject("origin") + path;
const viewports = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

async function show(page: Page, address: string) {
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await ready(page);
}

const states = viewports.flatMap((viewport) =>
  [
    ...frameStates(viewport.width).map((state) => ({ path: "/team", ...state })),
    ...pageStates,
    ...instrumentStates.map((state) => ({ ...state, open: async () => {} })),
  ].map((state) => ({ ...state, viewport })),
);

test.each(states)(
  "axe finds nothing on $path $name at $viewport.width px",
  async ({ path, name, open, within, viewport }) => {
    const page = await newPage({ viewport, reducedMotion: "reduce" });
    await show(page, at(path));
    await open(page);
    await settled(page);
    const plain = await axeFindings(page, name, within);
    await page.emulateMedia({ forcedColors: "active" });
    await settled(page);
    const forced = await axeFindings(page, `${name}, forced colours`, within);
    // A form sent before its code has loaded is answered by the server.
    allowMessages(/422/, /status of 404/, ofSoftwareWebGL);
    expect([...plain, ...forced]).toEqual([]);
  },
);

test("axe finds nothing on the screens for what went wrong", async () => {
  const page = await newPage({ viewport: viewports[0] ?? null, reducedMotion: "reduce" });
  const found: string[] = [];
  for (const path of ["/no-such-page", "/single-shop/999", "/__fixtures/server-error"]) {
    await page.goto(at(path));
    await ready(page);
    found.push(...(await axeFindings(page, path)));
  }
  allowMessages(/404|500|Failed to load|Error/);
  expect(found).toEqual([]);
});

const [longestName] = ownContent.people.toSorted((a, b) => b.name.length - a.name.length);
const readAnyhow = [...(await oneOfEachKind()), ...(longestName ? [`/team/${longestName.slug}`] : [])];

test.each(["wide spacing", "letters of twice the size"])(
  "with %s nothing on any kind of page is cut off",
  async (way) => {
    const page = await newPage({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce", bypassCSP: true });
    const isLarge = way.startsWith("letters");
    if (isLarge) await setLetterSize(page, 32);
    const found: string[] = [];
    for (const path of readAnyhow) {
      await show(page, at(path));
      if (!isLarge) await page.addStyleTag({ content: widerSpacing });
      await page.locator("main details").evaluateAll((folded: HTMLDetailsElement[]) => {
        for (const details of folded) details.open = true;
      });
      found.push(...(await cutOffFindings(page, path)));
    }
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect([size, found]).toEqual([isLarge ? "32px" : "16px", []]);
  },
);

test("words in the colour of their ground are a finding, and so is a faint letter", async () => {
  const page = await newPage();
  const words = (name: string, color: string) =>
    `<button style="padding:1em;background:#16191f;color:${color}">${name}</button>`;
  const draw = (...buttons: string[]) => page.setContent(`<main><h1>Page</h1>${buttons.join("")}</main>`);
  await draw(words("Send", "#16191f"), words("x", "#22262e"));
  expect(await axeFindings(page, "page", "main")).toEqual([
    expect.stringMatching(/^page: invisible words: .*Send.* … .*>x</),
  ]);
  await draw(words("Send", "#ffffff"));
  expect(await axeFindings(page, "page", "main")).toEqual([]);
});
