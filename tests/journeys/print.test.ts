import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { newPage, startBrowser } from "../support/browser.ts";
import { basePath } from "../support/pages.ts";

startBrowser();

/** The printable width of A4, in px. */
const paper = { width: 673, height: 1000 };
const paths = [
  "/blog/wszystko-w-jednym",
  "/blog/z",
  "/portfolio/zolw-w-szklance",
  "/portfolio/q",
  "/portfolio/donaudampfschifffahrtsgesellschaft",
  "/privacy",
  "/terms",
  "/accessibility",
];

async function onPaper(path: string): Promise<Page> {
  const page = await newPage({ viewport: paper, javaScriptEnabled: false });
  await page.emulateMedia({ media: "print" });
  await page.goto(inject("origin") + path);
  return page;
}

test.each(paths)("in print no word of %s is covered or cut off", async (path) => {
  const page = await onPaper(path);
  const faults = await page.evaluate((width) => {
    const lines: { words: string; block: Element; rect: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const block = text.parentElement!;
      if (!text.data.trim() || block.closest(".vh, svg") || !block.checkVisibility()) continue;
      const range = new Range();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) lines.push({ words: text.data.trim().slice(0, 40), block, rect });
    }
    /** How far two boxes overlap, without this share of their tops and bottoms. */
    const overlap = (a: DOMRect, b: DOMRect, inset: number) =>
      Math.min(
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom - a.height * inset, b.bottom - b.height * inset) -
          Math.max(a.top + a.height * inset, b.top + b.height * inset),
      );
    const pictures = [...document.querySelectorAll("img")].filter((image) => image.checkVisibility());
    const covered = lines.flatMap(({ words, rect }) =>
      pictures.some((image) => overlap(rect, image.getBoundingClientRect(), 0) > 3)
        ? [`under a picture: ${words}`]
        : [],
    );
    const mixed = lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .flatMap((two) =>
          one.block !== two.block && overlap(one.rect, two.rect, 0.3) > 1 ? [`${one.words} / ${two.words}`] : [],
        ),
    );
    const cut = lines.flatMap(({ words, rect }) => (rect.right > width + 1 || rect.left < -1 ? [`cut: ${words}`] : []));
    const drawn = [...document.querySelectorAll("main svg text")].filter((text) => text.checkVisibility());
    const cutInDrawings = drawn.flatMap((text) => {
      const { left, right } = text.getBoundingClientRect();
      return right > width + 1 || left < -1 ? [`cut in a drawing: ${text.textContent}`] : [];
    });
    return [...covered, ...mixed, ...cut, ...cutInDrawings];
  }, paper.width);
  expect(faults).toEqual([]);
});

test("a link in a sentence or a list, such as a tag of a post, prints its whole address", async () => {
  const page = await onPaper(paths[0] ?? "");
  const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
  const links = await page
    .locator(`main :is(p, li) a[href^="${basePath()}/"]`)
    .evaluateAll((all) =>
      all
        .filter((link) => link.checkVisibility())
        .map((link) => [link.getAttribute("href"), getComputedStyle(link, "::after").content] as const),
    );
  expect(links.some(([href]) => href?.includes("/blog/tag/"))).toBe(true);
  expect(links.length).toBeGreaterThan(2);
  for (const [href, printed] of links) expect(printed).toContain(new URL(href ?? "", canonical ?? "").href);
});

test("a figure with a proof link prints no address", async () => {
  const page = await onPaper(paths[0] ?? "");
  const printed = await page.locator("main p").evaluateAll(([sentence]) => {
    const figure = Object.assign(document.createElement("a"), { href: "/proof#share", textContent: "12%" });
    const other = figure.cloneNode(true) as HTMLElement;
    figure.dataset.proof = "share";
    sentence?.append(figure, other);
    return [figure, other].map((link) => getComputedStyle(link, "::after").content.includes("/proof#share"));
  });
  expect(printed).toEqual([false, true]);
});
