import { expect, inject, test } from "vitest";
import { newPage, open, ready, startBrowser } from "../support/browser.ts";

startBrowser();

const at = (path: string) => inject("origin") + path;

test("five steps give a price range without a request, and the address keeps the answers", async () => {
  const page = await open(at("/brief"));
  const asked: string[] = [];
  const estimate = page.getByRole("region", { name: "Estimate" });
  page.on("request", (request) => {
    if (new URL(request.url()).search.includes("kind=")) asked.push(request.url());
  });
  const choose = (name: string) => page.getByLabel(name, { exact: true }).check();
  const next = () => page.getByRole("button", { name: "Continue" }).click();
  await choose("Something new");
  const ceiling = async () => Number(await estimate.locator("[data-ceiling]").getAttribute("data-ceiling"));
  const wide = await ceiling();
  await choose("For a whole team");
  await expect.poll(ceiling).toBeLessThan(wide);
  await next();
  await choose("A description");
  await next();
  await choose("There is none");
  await page.getByLabel("Planned weeks").fill("12");
  await next();
  await choose("The result");
  await next();
  await choose("Nothing is tested");
  await expect.poll(() => estimate.locator('[data-factor="no-tests"]').count()).toBe(1);
  await expect.poll(() => new URL(page.url()).searchParams.getAll("risk")).toEqual(["no-tests"]);
  expect(asked).toEqual([]);
  const told = await ceiling();
  await page.reload();
  await expect.poll(ceiling).toBe(told);
});

test("a new price range is announced politely", async () => {
  const page = await open(at("/brief?v=1&kind=software"));
  const status = page.getByRole("region", { name: "Estimate" }).getByRole("status");
  await expect.poll(() => status.textContent()).toMatch(/\d/);
  const before = await status.textContent();
  await page.getByLabel("For one purpose", { exact: true }).check();
  await expect.poll(() => status.textContent()).not.toBe(before);
});

test("Enter goes to the next step and focuses its question", async () => {
  const page = await open(at("/brief?v=1&kind=software"));
  await page.locator('input[name="kind"]:checked').focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("LEGEND");
  await expect.poll(() => page.locator('[data-step="2"]').isVisible()).toBe(true);
});

test("an assumption's button leads to its question, and the answer removes the assumption", async () => {
  const page = await open(at("/brief?v=1&kind=software"));
  await page.locator('[data-assumed="weeks"] button').click();
  await expect.poll(() => page.locator('[data-step="3"]').isVisible()).toBe(true);
  await page.getByLabel("Planned weeks").fill("12");
  await expect.poll(() => page.locator('[data-assumed="weeks"]').count()).toBe(0);
});

test("what the server rendered below the range stays until its code has loaded", async () => {
  const page = await newPage();
  const held = Promise.withResolvers<void>();
  await page.route(/after-estimate/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(at("/brief?v=1&kind=software"));
  await ready(page);
  expect(await page.locator('[data-band="send"]').count()).toBe(1);
  held.resolve();
});

test.each([
  ["one answer", "v=1&kind=software"],
  [
    "all answers",
    "v=1&kind=software&stage=idea&size=medium&weeks=30&crew=9&due=2027-01-01&handover=code&risk=no-tests&risk=third-party",
  ],
])("a brief with %s prints on two pages", async (_, said) => {
  const page = await open(at(`/brief?${said}`));
  await page.locator('[data-band="send"]').waitFor({ state: "attached" });
  const paper = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(2);
});
