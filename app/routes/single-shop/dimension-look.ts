/** Dimension lines of a drawing, and their labels, which stand in front of them on a paper ground. */
export const dimensionLine = "fill-none stroke-ink stroke-[2.5]";
export const dimensionText =
  "display fill-ink stroke-paper-2 stroke-12 text-[26px] [paint-order:stroke] [stroke-linejoin:round]";
