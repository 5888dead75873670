/** The side of the window on which the panel stands. */
export type Side = "start" | "end";

/** As in `editor.css`. */
const panelRem = 25;
const narrowRem = 40;
const wideRem = 72;

/** Whether a page's text and the panel stand beside each other. */
export const hasRoomBeside = () => window.parent !== window || innerWidth >= wideRem * remOf();

/** The side on which the panel covers nothing of a text, if there is one; it stays where it is as long as it may. */
export function sideFor(text: HTMLElement, current: Side): Side {
  // There it is beside the page.
  if (hasRoomBeside()) return "end";
  const [from, to] = acrossOf(text);
  const width = panelRem * remOf();
  const covered = { start: Math.max(0, width - from), end: Math.max(0, to - (innerWidth - width)) };
  const other = current === "start" ? "end" : "start";
  return covered[other] < covered[current] ? other : current;
}

/** When the panel is below the page, a text that it covers is moved up. */
export function uncover(text: HTMLElement): void {
  const panel = document.querySelector(":root > #site-editor")?.shadowRoot?.querySelector(".panel");
  if (!panel || innerWidth >= narrowRem * remOf()) return;
  const { top, bottom } = textBox(text);
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  // Its beginning stays below the header, however long it is.
  const way = Math.min(bottom - panel.getBoundingClientRect().top + remOf(), top - header - remOf() / 2);
  if (way > 0) scrollBy({ top: way, behavior: "instant" });
}

/** How far from the window's start a text begins and ends. */
function acrossOf(text: HTMLElement): [number, number] {
  const { left, right } = textBox(text);
  return getComputedStyle(document.documentElement).direction === "rtl"
    ? [innerWidth - right, innerWidth - left]
    : [left, right];
}

/** Its letters, which the element around them may exceed. */
function textBox(text: HTMLElement): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(text);
  const letters = range.getBoundingClientRect();
  return letters.width > 0 ? letters : text.getBoundingClientRect();
}

const remOf = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
