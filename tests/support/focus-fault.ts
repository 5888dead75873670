/** Runs in a page. What is wrong with the focus: missing, outside the window, covered, or without a visible ring. */
export async function focusFault(): Promise<string | undefined> {
  // What goes with the page's scroll stays where that is.
  const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
  await Promise.all(moving.map(({ finished }) => finished.catch(() => {})));
  const stop = document.activeElement;
  if (!(stop instanceof HTMLElement) || stop === document.body) {
    // Between a sheet's last and first stop, focus is in the browser's own controls.
    return document.querySelector("dialog:modal") ? undefined : "the focus is nowhere";
  }
  const labels = stop instanceof HTMLInputElement ? [...(stop.labels ?? [])] : [];
  const covered = [stop, ...labels].map(coverOf);
  if (covered.every((cover) => cover !== undefined)) return `${covered.join(", ")}: ${stop.outerHTML.slice(0, 120)}`;
  const beside = [stop.previousElementSibling, stop.nextElementSibling, stop.parentElement, stop.closest("form, li")];
  const marked = [
    stop,
    ...stop.querySelectorAll(":scope > *, :scope > * > *, :scope > * > * > *"),
    ...labels,
    ...labels.flatMap((label) => [...label.children]),
    ...beside,
  ];
  if (!marked.some((shown) => shown && hasRing(shown))) return `not marked: ${stop.outerHTML.slice(0, 120)}`;
  return undefined;

  /** What covers more than a third of the visible part, sampled at nine points of its first line. */
  function coverOf(shown: HTMLElement): string | undefined {
    const box = [...shown.getClientRects()].find(({ width, height }) => width > 2 && height > 2);
    if (!box) return "without a size";
    const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
    const [width, height] = [Math.min(box.right, innerWidth) - left, Math.min(box.bottom, innerHeight) - top];
    if (width < Math.min(24, box.width) || height < Math.min(16, box.height)) return "out of the window";
    const parts = [0.15, 0.5, 0.85];
    const points = parts.flatMap((x) => parts.map((y) => [left + width * x, top + height * y] as const));
    const covers = points.map(([x, y]) => document.elementFromPoint(x, y)).filter((hit) => !isOf(shown, hit));
    return covers.length > 3 ? `covered by ${covers[0]?.outerHTML.slice(0, 60)}` : undefined;
  }

  /** An ancestor cannot cover its content; a sample hits it at a rounded corner. */
  function isOf(shown: HTMLElement, hit: Element | null): boolean {
    return hit !== null && (shown.contains(hit) || hit.contains(shown) || labels.some((label) => label.contains(hit)));
  }

  function hasRing(shown: Element): boolean {
    return ["", "::before", "::after"].some((part) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(shown, part);
      // A shadow may replace the ring if there is one in forced colours.
      const isSeen = outlineColor !== "rgba(0, 0, 0, 0)" || boxShadow !== "none";
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && isSeen;
    });
  }
}
