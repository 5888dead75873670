import { expect, inject, test } from "vitest";
import { newPage, open, startBrowser } from "../support/browser.ts";
import { fetchHtml } from "../support/pages.ts";

startBrowser();

const at = (path: string) => inject("origin") + path;
const longPost = "/blog/wszystko-w-jednym";

test("without script the portfolio's filters are in the address and work", async () => {
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

test("the table of cases sorts by its headings and is served as CSV with the same rows", async () => {
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

test("“start something like this” opens the contact form with the service and case filled in", async () => {
  const page = await open(at("/portfolio/grossenwahn"));
  await page.locator('main a[href*="case=grossenwahn"]').first().click();
  await page.waitForURL("**/contact?**");
  await expect.poll(() => page.locator('[name="message"]').inputValue()).toContain("Größenwahn, ein Spiel über Öfen");
  expect(await page.locator('[name="topic"]').first().inputValue()).not.toBe("");
});

test("a long post has a working table of contents, code to copy, and footnotes that link back", async () => {
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

test("a post links to related posts, its category, its tags, and to sharing by email", async () => {
  const { html } = await fetchHtml(longPost);
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const links = [...main.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = ""]) => href);
  expect(links.filter((href) => /^\/blog\/[a-z0-9-]+$/.test(href)).length).toBeGreaterThan(3);
  for (const start of ["/blog/tag/", "/blog/category/", "mailto:?"])
    expect(
      links.some((href) => href.startsWith(start)),
      start,
    ).toBe(true);
});

test("without script the archive is narrowed by words, category and year, and its count is right", async () => {
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

test("a case's address can be copied and mailed", async () => {
  const page = await open(at("/portfolio/zolw-w-szklance"), { permissions: ["clipboard-read", "clipboard-write"] });
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(at("/portfolio/zolw-w-szklance"));
  const mail = await page.getByRole("main").getByRole("link", { name: "Email" }).getAttribute("href");
  expect(decodeURIComponent(mail ?? "")).toMatch(
    /^mailto:\?subject=Żółw w szklance&body=https:\/\/\S+\/portfolio\/zolw-w-szklance$/,
  );
});

test("a phone shows the whole chart of a case with all its labels", async () => {
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
