import { expect, inject, test } from "vitest";
import { newPage, open, startBrowser } from "../support/browser.ts";

startBrowser();

const at = (path: string) => inject("origin") + path;
const longPost = "/blog/wszystko-w-jednym";

test("the filters of the portfolio stand in the address and work without script", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(at("/portfolio"));
  await page.getByLabel("Engine").selectOption("Godot");
  await page.getByRole("button", { name: "Sift" }).click();
  expect(new URL(page.url()).searchParams.get("engine")).toBe("Godot");
  const titles = await page.locator("main h3").allTextContents();
  expect(titles).toEqual(expect.arrayContaining(["Größenwahn, ein Spiel über Öfen", "Siatka"]));
  expect(titles).not.toContain("Q");
  expect(await page.getByRole("main").getByRole("status").first().textContent()).toMatch(/2/);
});

test("the table sorts by its headings, says how, and comes as a file with the same rows", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(at("/portfolio-grid"));
  const weeks = page.getByRole("columnheader", { name: /Weeks/ });
  await weeks.getByRole("link").click();
  const column = async () =>
    (await page.locator("tbody tr td[data-label='Weeks']").allTextContents()).map((text) => Number.parseInt(text, 10));
  const sorted = await column();
  expect(sorted).toHaveLength(6);
  const isAscending = (await weeks.getAttribute("aria-sort")) === "ascending";
  expect(sorted).toEqual(sorted.toSorted((a, b) => (isAscending ? a - b : b - a)));
  const response = await fetch(at("/portfolio-grid/cases.csv"));
  expect(response.headers.get("Content-Type")).toMatch(/^text\/csv/);
  expect((await response.text()).trim().split(/\r?\n/)).toHaveLength(7);
});

test("“start something like this” opens the form with the service chosen and the case named", async () => {
  const page = await open(at("/portfolio/grossenwahn"));
  await page.locator('main a[href*="case=grossenwahn"]').first().click();
  await page.waitForURL("**/contact?**");
  await expect.poll(() => page.locator('[name="message"]').inputValue()).toContain("Größenwahn, ein Spiel über Öfen");
  expect(await page.locator('[name="topic"]').first().inputValue()).not.toBe("");
});

test("a long post has a contents list that leads, code that can be copied, and notes that lead back", async () => {
  const page = await open(at(longPost), { permissions: ["clipboard-read", "clipboard-write"] });
  const links = page.locator("nav[aria-labelledby=contents]").getByRole("link");
  expect(await links.count()).toBeGreaterThan(2);
  const target = (await links.last().getAttribute("href")) ?? "";
  await links.last().click();
  expect(new URL(page.url()).hash).toBe(target);
  await expect
    .poll(() => page.evaluate((id) => document.querySelector(id)?.getBoundingClientRect().top ?? 0, target))
    .toBeLessThan(300);
  const code = page.locator("figure[data-copied-from]").first();
  await code.getByRole("button").click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await code.locator("code").textContent());
  const note = page.locator("main sup a").first();
  const noteId = (await note.getAttribute("href")) ?? "";
  await note.click();
  await page.locator(noteId).getByRole("link", { name: /Back/ }).first().click();
  expect(new URL(page.url()).hash).toMatch(/ref/);
});

test("a post leads to others: related, before and after, its category, its tags; sharing needs no other site's script", async () => {
  const page = await open(at(longPost));
  const main = page.getByRole("main");
  const links = await main.locator("a").evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
  expect(links.filter((href) => /^\/blog\/[a-z0-9-]+$/.test(href)).length).toBeGreaterThan(3);
  expect(links.some((href) => href.startsWith("/blog/tag/"))).toBe(true);
  expect(links.some((href) => href.startsWith("/blog/category/"))).toBe(true);
  expect(links.some((href) => href.startsWith("mailto:?"))).toBe(true);
  await main.getByRole("img").first().waitFor();
});

test("the archive narrows by words, category, tag, year and length without script, and counts stay true", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(at("/blog-grid?category=uber-alles-gerechnet&year=2026"));
  const status = page.getByRole("main").getByRole("status").first();
  const total = Number(/of (\d+)/.exec((await status.textContent()) ?? "")?.[1]);
  expect(total).toBeGreaterThan(0);
  await page.goto(at("/blog-grid?q=apartment"));
  expect(
    await page
      .getByRole("main")
      .getByRole("link", { name: /Źdźbło i belka/ })
      .count(),
  ).toBe(1);
  await page.goto(at("/blog-grid?q=zzzz"));
  expect(await status.textContent()).not.toMatch(/of \d+/);
});

test("a case can be copied and mailed", async () => {
  const page = await open(at("/portfolio/zolw-w-szklance"), { permissions: ["clipboard-read", "clipboard-write"] });
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(at("/portfolio/zolw-w-szklance"));
  const mail = await page.getByRole("main").getByRole("link", { name: "Email" }).getAttribute("href");
  expect(decodeURIComponent(mail ?? "")).toMatch(
    /^mailto:\?subject=Żółw w szklance&body=https:\/\/\S+\/portfolio\/zolw-w-szklance$/,
  );
});

test("a phone shows the chart of a case whole, each line with its name", async () => {
  const page = await open(at("/portfolio/q"), { viewport: { width: 360, height: 780 } });
  const texts = await page.locator("main figure svg text").evaluateAll((all) =>
    all.flatMap((text) => {
      const { left, right, width } = text.getBoundingClientRect();
      return width ? [{ words: text.textContent, isSeen: left >= 0 && right <= window.innerWidth }] : [];
    }),
  );
  expect(texts.length).toBeGreaterThan(4);
  expect(texts.filter(({ isSeen }) => !isSeen)).toEqual([]);
});
