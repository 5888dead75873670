import { expect, inject, test } from "vitest";
import { cutOffFindings, setLetterSize, widerSpacing } from "../../tests/support/accessibility.ts";
import { newPage, ready, startBrowser } from "../../tests/support/browser.ts";
import { ownContent } from "../../tests/support/own-content.ts";
import { oneOfEachKind } from "../../tests/support/pages.ts";

startBrowser();

const [longestName] = ownContent.people.toSorted((a, b) => b.name.length - a.name.length);
const readAnyhow = [...(await oneOfEachKind()), ...(longestName ? [`/team/${longestName.slug}`] : [])];

test.each(["wide spacing", "letters of twice the size"])(
  "with %s nothing on any kind of page is cut off",
  async (way) => {
    const page = await newPage({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce", bypassCSP: true });
    const isLarge = way.startsWith("letters");
    if (isLarge) await setLetterSize(page, 32);
    const found: string[] = [];
    for (const path of readAnyhow) {
      await page.goto(inject("origin") + path, { waitUntil: "domcontentloaded" });
      await ready(page);
      if (!isLarge) await page.addStyleTag({ content: widerSpacing });
      await page.locator("main details").evaluateAll((folded: HTMLDetailsElement[]) => {
        for (const details of folded) details.open = true;
      });
      found.push(...(await cutOffFindings(page, path)));
    }
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect([size, found]).toEqual([isLarge ? "32px" : "16px", []]);
  },
);
