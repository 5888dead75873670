import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { axeFindings, frameStates, type OpenState, settled } from "../support/accessibility.ts";
import { newPage, open, ready, startBrowser, takeMessages } from "../support/browser.ts";
import { oneOfEachKind } from "../support/pages.ts";

startBrowser();
const at = (path: string) => inject("origin") + path;
const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

for (const viewport of [phone, desk]) {
  test(`axe finds nothing on any kind of page at ${viewport.width} px`, async () => {
    const page = await newPage({ viewport, reducedMotion: "reduce" });
    const found: string[] = [];
    for (const path of await oneOfEachKind()) {
      await page.goto(at(path));
      await ready(page);
      found.push(...(await axeFindings(page, path)));
    }
    expect(found).toEqual([]);
  }, 400_000);
}

const invalidForm = (form: string): OpenState["open"] => {
  return async (page) => {
    await page.locator(`form[data-form="${form}"]`).locator("button[type=submit]").last().click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
  };
};
const pageStates: [path: string, state: OpenState][] = [
  ["/contact", { name: "with errors", open: invalidForm("contact") }],
  ["/checkout", { name: "with errors", open: invalidForm("checkout") }],
  ["/faq", { name: "an answer open", open: (page) => page.locator("main summary").first().click() }],
  [
    "/cart",
    {
      name: "a row removed",
      open: (page) =>
        page
          .getByRole("button", { name: /^Remove/ })
          .first()
          .click(),
    },
  ],
  ["/search?q=headfone", { name: "with results", open: async () => {} }],
  ["/search?q=zzzz", { name: "with none", open: async () => {} }],
  ["/blog-grid?q=zzzz", { name: "with none", open: async () => {} }],
  ["/__fixtures/toasts", { name: "toasts open", open: openToasts }],
];

async function openToasts(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add two" }).click();
  await page.locator("[data-toaster] [data-sonner-toast]").first().waitFor();
}

for (const viewport of [phone, desk]) {
  for (const forcedColors of ["none", "active"] as const) {
    const how = forcedColors === "active" ? " with forced colours" : "";
    test(`axe finds nothing in what opens, at ${viewport.width} px${how}`, async () => {
      const found: string[] = [];
      const states = [...frameStates(viewport.width).map((state) => ["/team", state] as const), ...pageStates];
      for (const [path, state] of states) {
        const page = await open(at(path), { viewport, forcedColors, reducedMotion: "reduce" });
        await state.open(page);
        await settled(page);
        found.push(...(await axeFindings(page, `${path} ${state.name}`)));
        await page.context().close();
      }
      expect(found).toEqual([]);
    }, 300_000);
  }
}

test("axe finds nothing on the screens for what went wrong", async () => {
  const page = await newPage({ viewport: phone, reducedMotion: "reduce" });
  const found: string[] = [];
  for (const path of ["/no-such-page", "/single-shop/999", "/__fixtures/server-error"]) {
    await page.goto(at(path));
    await ready(page);
    found.push(...(await axeFindings(page, path)));
  }
  takeMessages(/404|500|Failed to load|Error/);
  expect(found).toEqual([]);
});
