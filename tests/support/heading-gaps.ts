import type { Page } from "playwright-core";

/**
 * Words in the display face with a descender that reaches into an ascender of the next line, measured letter by letter.
 * Extents come from the font, positions from the page.
 */
export function collidingHeadings(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    interface Letter {
      sign: string;
      left: number;
      right: number;
      top: number;
      size: number;
    }
    const pen = document.createElement("canvas").getContext("2d")!;
    pen.font = "900 1000px Anybody";
    const known = new Map<string, { up: number; down: number }>();
    const extent = (sign: string) => {
      const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = pen.measureText(sign);
      const found = known.get(sign) ?? { up: up / 1000, down: down / 1000 };
      known.set(sign, found);
      return found;
    };
    const blocks = new Map<Element, Letter[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const style = getComputedStyle(text.parentElement!);
      if (!style.fontFamily.startsWith("Anybody") || style.visibility !== "visible") continue;
      let block = text.parentElement!;
      while (getComputedStyle(block).display === "inline") block = block.parentElement!;
      const letters = blocks.get(block) ?? [];
      blocks.set(block, letters);
      for (const [index, sign] of [...text.data].entries()) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, Math.min(text.length, index + 1));
        const { left, right, top } = range.getBoundingClientRect();
        if (sign.trim() && right - left > 2)
          letters.push({ sign, left, right, top, size: Number.parseFloat(style.fontSize) });
      }
    }
    const meets = (above: Letter, below: Letter) => {
      const step = below.top - above.top;
      const isNextLine = step > above.size * 0.5 && step < above.size * 1.5;
      const isUnder = Math.min(above.right, below.right) - Math.max(above.left, below.left) > 0.5;
      return isNextLine && isUnder && step < (extent(above.sign).down + extent(below.sign).up) * above.size;
    };
    return [...blocks].flatMap(([block, letters]) => {
      const low = letters.filter(({ sign }) => extent(sign).down > 0.05);
      const hit = low.some((above) => letters.some((below) => meets(above, below)));
      return hit ? [`${window.innerWidth}: ${block.textContent}`] : [];
    });
  });
}
