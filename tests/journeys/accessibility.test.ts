import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { axeFindings, settled } from "../support/accessibility.ts";
import { allowMessages, newPage, newWindow, ofSoftwareWebGL, ready, startBrowser } from "../support/browser.ts";
import { frameStates, instrumentStates, pageStates } from "../support/open-states.ts";

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

/** A window a width, which goes from page to page. */
const windows = new Map<number, Promise<Page>>();

function windowOf(viewport: (typeof viewports)[number]): Promise<Page> {
  const window = windows.get(viewport.width) ?? newWindow({ viewport, reducedMotion: "reduce" });
  windows.set(viewport.width, window);
  return window;
}

test.each(states)(
  "axe finds nothing on $path $name at $viewport.width px",
  async ({ path, name, open, within, viewport }) => {
    const page = await windowOf(viewport);
    await page.emulateMedia({ forcedColors: "none" });
    await show(page, at(path));
    await open(page);
    await settled(page);
    const found = await axeFindings(page, name, within);
    // Colours do not depend on the width; `prove -- accessibility` looks at every page in every way of reading.
    if (viewport.width > 1000) {
      await page.emulateMedia({ forcedColors: "active" });
      await settled(page);
      found.push(...(await axeFindings(page, `${name}, forced colours`, within)));
    }
    // A form sent before its code has loaded is answered by the server.
    allowMessages(/422/, /status of 404/, ofSoftwareWebGL);
    expect(found).toEqual([]);
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
