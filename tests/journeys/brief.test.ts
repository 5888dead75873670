import { expect, inject, test } from "vitest";
import { open, startBrowser } from "../support/browser.ts";

startBrowser();

const at = (path: string) => inject("origin") + path;

test("five steps make a range without a request, the address keeps them, and the brief is sent", async () => {
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

test("the range is told politely, once it stops changing", async () => {
  const page = await open(at("/brief?v=1&kind=software"));
  const status = page.getByRole("region", { name: "Estimate" }).getByRole("status");
  await expect.poll(() => status.textContent()).toMatch(/\d/);
  const before = await status.textContent();
  await page.getByLabel("For one purpose", { exact: true }).check();
  await expect.poll(() => status.textContent()).not.toBe(before);
});

test("keyboard alone: Enter goes on to the next step, whose question is read first", async () => {
  const page = await open(at("/brief?v=1&kind=software"));
  await page.locator('input[name="kind"]:checked').focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("LEGEND");
  await expect.poll(() => page.locator('[data-step="2"]').isVisible()).toBe(true);
});
