import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { axeFindings, settled } from "../support/accessibility.ts";
import { allowMessages, newPage, ofSoftwareWebGL, ready, startBrowser } from "../support/browser.ts";
import { frameStates, instrumentStates, pageStates } from "../support/open-states.ts";
import { fetchHtml, oneOfEachKind, prerenderedPaths, renderedPaths, someOfEachKind } from "../support/pages.ts";
import { visitAll } from "../support/visit-all.ts";

startBrowser();
const at = (path: string) => inject("origin") + path;
const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

/** Two at once, as there are two cores; with reduced motion, so that nothing is checked in mid-animation. */
const twoWindows = () => Promise.all([newPage({ reducedMotion: "reduce" }), newPage({ reducedMotion: "reduce" })]);

/** axe reads the document and its styles; pictures may load later. */
async function show(page: Page, address: string) {
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await ready(page);
}

test("STA-2 every page hydrates without a console message, and axe finds nothing on it or on the longest of its kind", async () => {
  const paths = [...(await prerenderedPaths()), ...renderedPaths];
  const first = new Set(await oneOfEachKind());
  const lengths = new Map(
    await Promise.all(paths.map(async (path) => [path, (await fetchHtml(path)).html.length] as const)),
  );
  const longestFirst = paths.toSorted((a, b) => (lengths.get(b) ?? 0) - (lengths.get(a) ?? 0));
  const measured = new Set([...first, ...someOfEachKind(longestFirst, 3)]);
  const found = await visitAll(paths, await twoWindows(), async (page, path) => {
    await show(page, inject("content") + path);
    if (!measured.has(path)) return [];
    // Its frame is that of the first of its kind.
    return axeFindings(page, path, first.has(path) ? undefined : "main");
  });
  expect(paths.length).toBeGreaterThan(first.size);
  expect(found).toEqual([]);
});

test.each([phone, desk])("axe finds nothing in what opens at $width px, in forced colours too", async (viewport) => {
  const states = [...frameStates(viewport.width).map((state) => ({ path: "/team", ...state })), ...pageStates];
  const found = await visitAll(states, await twoWindows(), async (page, { path, name, open }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ forcedColors: "none" });
    await show(page, at(path));
    await open(page);
    await settled(page);
    const plain = await axeFindings(page, `${path} ${name}`);
    await page.emulateMedia({ forcedColors: "active" });
    await settled(page);
    return [...plain, ...(await axeFindings(page, `${path} ${name}, forced colours`))];
  });
  // A form sent before its code has loaded is answered by the server.
  allowMessages(/422/, /status of 404/, ofSoftwareWebGL);
  expect(found).toEqual([]);
});

test.each([phone, desk])(
  "axe finds nothing in an instrument that is set at $width px, in forced colours too",
  async (viewport) => {
    const found = await visitAll(instrumentStates, await twoWindows(), async (page, { path, name, within }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ forcedColors: "none" });
      await show(page, at(path));
      await settled(page);
      const plain = await axeFindings(page, `${path} ${name}`, within);
      await page.emulateMedia({ forcedColors: "active" });
      await settled(page);
      return [...plain, ...(await axeFindings(page, `${path} ${name}, forced colours`, within))];
    });
    expect(found).toEqual([]);
  },
);

test("axe finds nothing on the screens for what went wrong", async () => {
  const page = await newPage({ viewport: phone, reducedMotion: "reduce" });
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
  const show = (...buttons: string[]) => page.setContent(`<main><h1>Page</h1>${buttons.join("")}</main>`);
  await show(words("Send", "#16191f"), words("x", "#22262e"));
  expect(await axeFindings(page, "page", "main")).toEqual([
    expect.stringMatching(/^page: invisible words: .*Send.* … .*>x</),
  ]);
  await show(words("Send", "#ffffff"));
  expect(await axeFindings(page, "page", "main")).toEqual([]);
});
