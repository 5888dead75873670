import type { Triple } from "../webgl/matrix.ts";
import { pathTop } from "./places.ts";

/** The path from its first tile to the stair, past the trees that stand on it. */
const path: Triple[] = (
  [
    ...[
      [3.5, -3.5],
      [2.5, -3.5],
      [1.85, -3.8],
      [1.5, -2.5],
      [0.5, -2.5],
      [-0.15, -2.85],
      [-0.5, -1.5],
      [-0.45, -0.6],
    ],
    ...[
      [0.85, -0.9],
      [1.5, -0.5],
      [2.5, -0.5],
      [2.5, 0.5],
      [2.4, 1.45],
      [1.5, 1.5],
      [0.5, 1.5],
    ],
  ] as const
).map(([x, y]) => [x, y, pathTop]);
const stair: Triple[] = [
  [0.02, 1.5, 0.16],
  [-0.42, 1.5, 0.47],
  [-0.86, 1.5, 0.8],
];
const terrace: Triple[] = [
  [-1.3, 1.75, 0.8],
  [-1.35, 2.57, 0.8],
  [-1.62, 2.57, 1.05],
  [-1.9, 2.57, 1.55],
];
const door: Triple[] = [
  [-2.35, 2.1, 1.55],
  [-2.68, 2.12, 1.55],
  [-2.76, 2.8, 1.55],
];

/** Where each figure stands at first and where on the path it joins; the order is that of the scene. */
export const figures: { at: Triple; from: number; way: Triple[] }[] = [
  { at: [3.5, -3.5, 0.07], from: 0, way: [...stair, ...terrace, ...door] },
  { at: [1.5, -0.5, 0.07], from: 9, way: [...stair, [-1.25, 1.5, 0.8], [-1.62, 1.62, 0.8]] },
  { at: [-0.5, -1.5, 0.07], from: 6, way: [...stair, [-1.28, 1.95, 0.8]] },
  { at: [1.15, 1.5, 0.03], from: 14, way: [...stair, [-1.3, 1.6, 0.8], [-2.1, 1.52, 0.8]] },
];
/** The figure whose tile goes when play begins hops here. */
export const aside: Triple = [1.28, 0.72, 0.03];

const hopSeconds = 0.23;
/** The part of a hop at each end in which a figure stays on its foot: it lands, bends, and pushes off. */
const footShare = 0.2;

/** All places where a figure sets its foot on its way to the lighthouse. */
function stepsOf(figure: number): Triple[] {
  const { at, from, way } = figures[figure]!;
  return [figure === 3 ? aside : at, ...path.slice(from + (from === 14 ? 0 : 1)), ...way];
}

/** How long a figure waits, so that nobody walks through another. */
const waitOf = (figure: number): number => [0.9, 0.35, 0.55, 0][figure]!;

/** When the last has arrived. */
export const walkSeconds = Math.max(...figures.map((_, k) => waitOf(k) + (stepsOf(k).length - 1) * hopSeconds));

/** A figure on its way. */
interface Step {
  at: Triple;
  /** How high it is in its hop, and how deep its knees are bent, from 0 to 1. */
  hop: number;
  bend: number;
  /** Where it goes on the plan, as far as it leans there. */
  lean: [number, number];
  /** How far the lighthouse has it. */
  inside: number;
}

/** Where a figure is so many seconds after the walk began. */
export function placeAfter(figure: number, seconds: number): Step {
  const steps = stepsOf(figure);
  const along = Math.max(0, Math.min(steps.length - 1, (seconds - waitOf(figure)) / hopSeconds));
  const index = Math.min(steps.length - 2, Math.floor(along));
  const share = along - index;
  const [a, b] = [steps[index]!, steps[index + 1]!];
  const flown = Math.max(0, Math.min(1, (share - footShare) / (1 - 2 * footShare)));
  const at = a.map((value, axis) => value + (b[axis]! - value) * flown) as Triple;
  const goesIn = figure === 0 && index === steps.length - 2;
  const hop = 4 * flown * (1 - flown);
  const isUnderWay = along > 0 && along < steps.length - 1;
  const bend = isUnderWay ? Math.max(0, 1 - Math.min(share, 1 - share) / footShare) : 0;
  return { at, hop, bend, lean: [(b[0] - a[0]) * hop, (b[1] - a[1]) * hop], inside: goesIn ? share * 0.98 : 0 };
}
