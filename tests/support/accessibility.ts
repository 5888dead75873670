import axe, { type Result } from "axe-core";
import type { CDPSession, Page } from "playwright-core";
import { cutOff } from "./cut-off.ts";

/** WCAG 2.2 AA, and axe's best practices. */
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds on the current page, or within an element, one line per finding with its first elements; `where` names
 * the page and its state.
 */
export async function axeFindings(page: Page, where: string, within?: string): Promise<string[]> {
  // Its half megabyte is parsed once per page.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations, incomplete } = await page.evaluate(
    async ([context, tags]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const { violations, incomplete } = await run(context ?? document, {
        resultTypes: ["violations", "incomplete"],
        runOnly: { type: "tag", values: tags },
        iframes: false,
      });
      return { violations, incomplete };
    },
    [within, rules] as const,
  );
  return [...violations, ...invisibleWords(incomplete)].map(({ id, nodes }) => {
    const examples = nodes.slice(0, 2).map(({ html }) => html.slice(0, 140));
    return `${where}: ${id}: ${examples.join(" … ")}`;
  });
}

/** axe takes words in the colour of their ground for hidden on purpose, and leaves single letters and empty fields open. */
function invisibleWords(incomplete: readonly Result[]): Pick<Result, "id" | "nodes">[] {
  const isInvisible = ({ data }: { data: { contrastRatio?: number } | null }) => {
    // It is 0 where a colour is unknown.
    const ratio = data?.contrastRatio ?? 0;
    return ratio > 0 && ratio < 1.5;
  };
  return incomplete
    .filter(({ id }) => id === "color-contrast")
    .map(({ nodes }) => ({ id: "invisible words", nodes: nodes.filter(({ any }) => any.some(isInvisible)) }))
    .filter(({ nodes }) => nodes.length > 0);
}

/** Text and controls that overflow the window's right edge, unless inside a scroller. */
export async function cutOffFindings(page: Page, where: string): Promise<string[]> {
  return (await page.evaluate(cutOff)).map((cut) => `${where}: ${cut}`);
}

/** A reader's own style sheet, as WCAG 1.4.12 describes it. */
export const widerSpacing =
  "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; } p { margin-bottom: 2em !important; }";

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Sets the browser's default font size, in px; browsers start with 16. It outlives navigations. */
export async function setLetterSize(page: Page, size: number): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  await (await session).send("Page.setFontSizes", { fontSizes: { standard: size } });
}

/** Waits for a frame after the last change of size or style, with nothing moving any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // What goes with the page's scroll stays where that is.
    const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.all(moving.map(({ finished }) => finished.catch(() => {})));
  });
}
