import type { Triple } from "../webgl/matrix.ts";

/** Places of the scene in its own units (art/scenes/harbour.py): z is up, a tile of the board is 1 wide. */
export const crane = [2.5, 2.5] as const;
/** Under the jib, where ropes begin; and how high the hook travels. */
export const [ropeTop, travelHeight] = [6.02, 4.28];
/** From the hook down to the top of what hangs on it. */
export const slingLength = 0.85;
export const pathTop = 0.07;
export const lampAt: Triple = [-3, 3, 4.98];

export interface Stop {
  kind: "stack" | "grass" | "gap";
  x: number;
  y: number;
  /** Of the jib, in radians from the poster's, growing to the right. */
  angle: number;
  reach: number;
}

const stopAt = (kind: Stop["kind"], x: number, y: number): Stop => ({
  kind,
  x,
  y,
  angle: Math.atan2(y - crane[1], x - crane[0]) + Math.PI / 2,
  reach: Math.hypot(x - crane[0], y - crane[1]),
});

/** What the hook can hang over, from right to left as one sees it: the spare tiles, grass, gaps of the path. */
export const stops: readonly Stop[] = [
  stopAt("stack", 5.3, 1.7),
  stopAt("grass", 3.5, 0.5),
  stopAt("gap", 2.5, 0.5),
  stopAt("gap", 2.5, -0.5),
  stopAt("grass", 1.5, 0.5),
  stopAt("gap", 1.5, 1.5),
  stopAt("gap", 0.5, 1.5),
];

/** Of the poster: over the gap that it shows. */
export const firstStop = 3;

/** Where the spare tiles lie, the lowest first: tops of tiles, on the one that the picture shows. */
export const stackTop = (slot: number): Triple => [5.3, 1.7, 0.53 + 0.28 * slot];

/** Stops of the gaps that open when play begins, by tile; tile 0 is on the hook. */
export const gapOfTile: Record<number, number> = { 1: 2, 2: 5, 3: 6 };
