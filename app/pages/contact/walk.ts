interface Place {
  x: number;
  y: number;
}

const hopMs = 260;

/**
 * Walks a figure in a drawing, which already stands at the end of its way, there from the beginning; one that is under way
 * goes on from where it is.
 * @param figure its only child hops
 */
export function walk(figure: SVGGElement, from: Place, to: Place): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const { e, f } = new DOMMatrix(getComputedStyle(figure).transform);
  for (const animation of figure.getAnimations({ subtree: true })) animation.cancel();
  const [x, y] = [from.x + e - to.x, from.y + f - to.y];
  const hops = Math.ceil(Math.hypot(x, y) / 100);
  figure.animate({ transform: [`translate(${x}px, ${y}px)`, "none"] }, hops * hopMs);
  figure.firstElementChild?.animate(
    { transform: ["none", "translateY(-36px)"] },
    { duration: hopMs / 2, iterations: 2 * hops, direction: "alternate", easing: "ease-out" },
  );
}
