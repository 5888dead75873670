import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { axeFindings, cutOffFindings } from "../support/accessibility.ts";
import { allowMessages, startBrowser } from "../support/browser.ts";
import { editingSession } from "../support/editing-session.ts";
import { said } from "../support/editor-pages.ts";
import { longestTestMs } from "../support/time-limits.ts";

startBrowser();

const session = editingSession();
afterEach(() => session().discard());

const file = "content/pages/pricing.yaml";
const source = (name = file) => session().editor.read(name) ?? "";
const rolesIn = (name = file): string[] => parse(source(name)).bands.map(({ role }: { role: string }) => role);
const rolesOn = (page: Page) =>
  page.locator("main [data-band]").evaluateAll((bands) => bands.map((band) => (band as HTMLElement).dataset.band));
const bandOn = (page: Page, role: string) => page.locator(`main [data-band="${role}"]`);
const barOf = (page: Page, role: string) => page.locator(`edit-band[data-of="${role}"]`).getByRole("toolbar");

async function openPricing(): Promise<Page> {
  const page = await session().open("/edit/site/pricing");
  await barOf(page, "comparison").waitFor({ state: "attached" });
  return page;
}

test("a landing page is made and composed by keyboard alone, and asks for what is missing", async () => {
  allowMessages(/422/);
  const page = await session().open("/edit/site/pricing");
  const { keyboard } = page;
  await page.getByRole("button", { name: "New page" }).press("Enter");
  await keyboard.type("Ropes in spring");
  await keyboard.press("Tab");
  await keyboard.type("/pricing");
  const alert = page.getByRole("alert").filter({ hasText: "there is already a page at /pricing" });
  await alert.waitFor();
  await keyboard.press("ControlOrMeta+A");
  await keyboard.type("/offers/ropes");
  await alert.waitFor({ state: "detached" });
  await keyboard.press("Enter");
  await page.waitForURL("**/offers/ropes#**", { waitUntil: "commit", timeout: longestTestMs });
  const made = "content/pages/ropes-in-spring.yaml";
  await barOf(page, "questions").waitFor({ state: "attached" });
  expect(rolesIn(made)).toEqual(["hero", "steps", "questions", "call-to-action"]);

  // The bar of a band is one stop of the Tab key, and the arrows go along it.
  await barOf(page, "questions").getByRole("button").first().focus();
  await keyboard.press("ArrowRight");
  await keyboard.press("Enter");
  await said(page, "Moved to place 2 of 4");
  expect(rolesIn(made)).toEqual(["hero", "questions", "steps", "call-to-action"]);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-act"))).toBe("up");
  await keyboard.press("Enter");
  await said(page, "The opening stays first. Nothing moves above it.");
  expect(rolesIn(made)).toEqual(["hero", "questions", "steps", "call-to-action"]);

  await page
    .getByRole("button", { name: /^Add a band above/ })
    .last()
    .focus();
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add a band" });
  await dialog.getByRole("button", { name: /^Cards/ }).focus();
  await keyboard.press("Enter");
  await keyboard.press("ArrowDown");
  await keyboard.press("Tab");
  await keyboard.press("ControlOrMeta+A");
  await keyboard.type("steps");
  await keyboard.press("Enter");
  await page.getByRole("alert").filter({ hasText: "has this name already" }).waitFor();
  await keyboard.press("ControlOrMeta+A");
  await keyboard.type("knots");
  await keyboard.press("Enter");
  await said(page, "Added. Replace the marked words.");
  expect(rolesIn(made)).toEqual(["hero", "questions", "steps", "knots", "call-to-action"]);
  const heading = bandOn(page, "knots").locator("h2");
  await expect.poll(() => heading.textContent()).toBe("Three things of one kind");
  const field = page.locator('[data-address="pages/ropes-in-spring.yaml#bands.knots.heading"]');
  await expect.poll(() => field.evaluate((own) => own.matches(":focus"))).toBe(true);
  await keyboard.type("Knots that hold");
  await keyboard.press("Tab");
  await said(page, "Draft saved");
  await expect.poll(() => heading.textContent()).toBe("Knots that hold");

  await page.getByRole("button", { name: "The page", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Publish this page" }).press("Enter");
  const missing = page.getByRole("list", { name: "Before it can be published" });
  await missing.getByRole("button", { name: /^Knots that hold: has \d+ texts that are not written yet$/ }).waitFor();
});

test("bands are added, copied, moved and removed by pointer, each as one step of Undo, and comments stay", async () => {
  const before = source();
  const page = await openPricing();
  const roles = rolesIn();
  const press = async (role: string, name: RegExp) => {
    await bandOn(page, role).hover({ position: { x: 20, y: 20 } });
    await barOf(page, role).getByRole("button", { name }).click();
  };
  await bandOn(page, "comparison").hover({ position: { x: 20, y: 20 } });
  await page.locator('edit-band[data-of="comparison"] .add-band').click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Statement/ })
    .click();
  await page.getByLabel("Lines in columns").check();
  await page.getByRole("button", { name: "Add it" }).click();
  await said(page, "Added. Replace the marked words.");
  expect(rolesIn()).toEqual([roles[0], "statement", ...roles.slice(1)]);
  expect(await rolesOn(page)).toEqual(rolesIn());
  expect(parse(source()).bands[1]).toMatchObject({ variant: "columns", sentence: expect.stringContaining("TODO") });
  await page.getByRole("button", { name: "Close" }).click();

  await press("statement", /^Copy/);
  await said(page, "Copied");
  await press("statement-2", /^Move down/);
  await said(page, `Moved to place 4 of ${roles.length + 2}`);
  expect(rolesIn()[3]).toBe("statement-2");
  await press("statement", /^Remove/);
  await said(page, "Undo brings it back");
  await press("statement-2", /^Remove/);
  await expect.poll(() => rolesOn(page)).toEqual(roles);
  expect(source()).toBe(before);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(() => rolesOn(page)).toContain("statement-2");

  // What only this page has is asked for once more; its opening stays.
  await press("price-scale", /^Remove/);
  await page.getByText("Only this page has this band").waitFor();
  await page.getByRole("button", { name: "Keep it" }).click();
  await barOf(page, roles[0] ?? "")
    .getByRole("button", { name: /^Remove/ })
    .press("Enter");
  await said(page, "A page needs its opening");
  expect(rolesIn()).toContain(roles[0]);

  await page.goto(`${session().editor.origin}/edit/publish`);
  await page.getByRole("link", { name: "content/pages/pricing.yaml: bands.statement-2.sentence" }).click();
  await page.locator('[data-address="pages/pricing.yaml#bands.statement-2.sentence"]').waitFor();
});

test("bars and dialogs are named, and nothing of them is cut off at 320 px", async () => {
  // Axe measures with a style of its own.
  allowMessages(/Applying inline style/);
  const page = await openPricing();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await barOf(page, "comparison").getByRole("button").first().focus();
    expect(await axeFindings(page, `bars at ${width}`, "edit-band")).toEqual([]);
    await page
      .getByRole("button", { name: /^Add a band above/ })
      .first()
      .press("Enter");
    await page.getByRole("button", { name: /^Questions/ }).waitFor();
    expect(await axeFindings(page, `shapes at ${width}`, "#site-editor")).toEqual([]);
    await page.getByRole("button", { name: /^Questions/ }).click();
    expect(await axeFindings(page, `variants at ${width}`, "#site-editor")).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "New page" }).click();
    expect(await axeFindings(page, `new page at ${width}`, "#site-editor")).toEqual([]);
    await page.keyboard.press("Escape");
    expect(await cutOffFindings(page, `bars at ${width}`)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
  }
});
