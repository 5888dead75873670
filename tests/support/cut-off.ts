/** Runs in a page. Words and controls that reach past the window's edge, unless inside something that scrolls or is clipped on purpose. */
export function cutOff(): string[] {
  const reachable = document.querySelectorAll<HTMLElement>(
    "h1, h2, h3, p, li, dt, dd, a, button, input, select, textarea, label, td, th",
  );
  return [...reachable]
    .filter((element) => {
      // What is folded away has no size that could be trusted.
      if (!element.checkVisibility()) return false;
      const { left, right, width } = element.getBoundingClientRect();
      if (width < 2 || right <= window.innerWidth + 1 || left < 0) return false;
      for (
        let around: HTMLElement | null = element;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, visibility, display } = getComputedStyle(around);
        if (visibility === "hidden" || display === "none" || around.matches("[aria-hidden='true'], dialog"))
          return false;
        if (around !== element && /auto|scroll|hidden/.test(overflowX)) return false;
      }
      return true;
    })
    .slice(0, 3)
    .map((element) => element.outerHTML.slice(0, 100));
}
