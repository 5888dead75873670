import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { axeFindings, settled } from "../support/accessibility.ts";
import { allowMessages, newPage, newWindow, ofSoftwareWebGL, ready, startBrowser } from "../support/browser.ts";
import { frameStates, instrumentStates, pageStates } from "../support/open-states.ts";
import { isThere } from "../support/pages.ts";

startBrowser();
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

async function show(page: Page, address: string) {
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await ready(page);
}

const ofFrame = [phone, desktop].flatMap((viewport) =>
  frameStates(viewport.width).map((state) => ({ path: "/team", viewports: [viewport], ...state })),
);
const ofPages = [...pageStates, ...instrumentStates.map((state) => ({ ...state, open: async () => {} }))].map(
  (state) => ({ viewports: [phone, desktop], ...state }),
);

/** The site in `content/` has no pages for tests alone. */
const hasFixtures = await isThere("/__fixtures/toasts");
const states = [...ofFrame, ...ofPages].filter(({ path }) => hasFixtures || !path.startsWith("/__fixtures"));

let opened: Promise<Page> | undefined;

test.each(states)("axe finds nothing on $path $name from $viewports.0.width px", async (state) => {
  const { path, name, open, within, viewports } = state;
  // One window for all pages. A state that both widths have is opened once, then the window is made wider.
  opened ??= newWindow({ reducedMotion: "reduce" });
  const page = await opened;
  const found: string[] = [];
  for (const [at, viewport] of viewports.entries()) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ forcedColors: "none" });
    if (at === 0) {
      await show(page, inject("origin") + path);
      await open(page);
    }
    await settled(page);
    found.push(...(await axeFindings(page, `${name} at ${viewport.width} px`, within)));
  }
  // Colours do not depend on the width; `prove -- accessibility` looks at every page in every way of reading.
  if (viewports.includes(desktop)) {
    await page.emulateMedia({ forcedColors: "active" });
    await settled(page);
    found.push(...(await axeFindings(page, `${name}, forced colours`, within)));
  }
  // A form sent before its code has loaded is answered by the server.
  allowMessages(/422/, /status of 404/, ofSoftwareWebGL);
  expect(found).toEqual([]);
});

test("axe finds nothing on the screens for what went wrong", async () => {
  const page = await newPage({ viewport: phone, reducedMotion: "reduce" });
  const found: string[] = [];
  for (const path of ["/no-such-page", "/single-shop/999", "/__fixtures/server-error"]) {
    await page.goto(inject("origin") + path);
    await ready(page);
    found.push(...(await axeFindings(page, path)));
  }
  allowMessages(/404|500|Failed to load|Error/);
  expect(found).toEqual([]);
});

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
