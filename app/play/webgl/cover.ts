import { type Matrix, moved, type Triple } from "./matrix.ts";

/** A box in its own space, and where that lies. */
export interface Boxed {
  low: Triple;
  high: Triple;
  matrix: Matrix;
}
/** Of the screen, from -1 to 1. */
export interface Cover {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** The part of the screen that holds all boxes, and their shadows down to a floor. */
export function coverOf(boxes: readonly Boxed[], view: Matrix, { way, floor }: { way: Triple; floor: number }): Cover {
  const cover = { left: 1, right: -1, bottom: 1, top: -1 };
  for (const box of boxes)
    for (const [x, y, z] of cornersOf(box)) {
      const far = Math.max(0, (floor - z) / way[2]);
      widen(cover, moved(view, [x, y, z]));
      widen(cover, moved(view, [x + way[0] * far, y + way[1] * far, z + way[2] * far]));
    }
  return cover;
}

function cornersOf({ low, high, matrix }: Boxed): Triple[] {
  return Array.from({ length: 8 }, (_, k) =>
    moved(matrix, [k & 1 ? high[0] : low[0], k & 2 ? high[1] : low[1], k & 4 ? high[2] : low[2]]),
  );
}

function widen(cover: Cover, [x, y]: Triple): void {
  cover.left = Math.min(cover.left, x);
  cover.right = Math.max(cover.right, x);
  cover.bottom = Math.min(cover.bottom, y);
  cover.top = Math.max(cover.top, y);
}
