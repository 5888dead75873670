/** Dimension lines of a drawing, and their labels, which stand in front of them on a paper ground. */
export const dimensionLine = { className: "fill-none stroke-ink", strokeWidth: 2.5 };
export const dimensionText = {
  className: "display fill-ink stroke-paper",
  fontSize: 26,
  strokeWidth: 12,
  strokeLinejoin: "round",
  paintOrder: "stroke",
} as const;
