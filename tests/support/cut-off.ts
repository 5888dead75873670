/** Runs in a page. Text and controls that overflow the window, unless inside something that scrolls or clips on purpose. */
export function cutOff(): string[] {
  const controls = "a, button, input, select, textarea";
  const range = document.createRange();
  /** Of an element's own text, which may be wider than the element. */
  const boxes = (element: HTMLElement) =>
    [...element.childNodes]
      .filter(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim())
      .flatMap((words) => {
        range.selectNodeContents(words);
        return [...range.getClientRects()];
      })
      .concat(element.matches(controls) ? element.getBoundingClientRect() : []);
  const isPast = ({ right }: DOMRect) => right > window.innerWidth + 1;
  /** An element that scrolls or clips its own text has to be inside the window itself. */
  const isMeant = (element: HTMLElement) => {
    for (let around: HTMLElement | null = element; around && around !== document.body; around = around.parentElement) {
      const { overflowX, visibility, display } = getComputedStyle(around);
      if (visibility === "hidden" || display === "none" || around.matches("[aria-hidden='true'], dialog")) return true;
      const isInside = around !== element || !isPast(element.getBoundingClientRect());
      if (isInside && /auto|scroll|hidden/.test(overflowX)) return true;
    }
    return false;
  };
  return [...document.querySelectorAll<HTMLElement>("body *")]
    .filter((element) => {
      // Collapsed elements have no reliable size.
      if (!element.checkVisibility()) return false;
      return boxes(element).some((box) => box.width >= 2 && box.left >= 0 && isPast(box)) && !isMeant(element);
    })
    .slice(0, 3)
    .map((element) => element.outerHTML.slice(0, 100));
}
