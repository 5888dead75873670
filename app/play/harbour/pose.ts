import type { Triple } from "../webgl/matrix.ts";

type Turn = [number, number, number, number];

/** Where a part stands, how it is turned and how far it is pressed flat or stretched. */
export interface Standing {
  at: Triple;
  turn?: Turn;
  scale?: Triple;
}

/** Everything that moves, at one moment. */
export interface Pose {
  /** Of the jib, in radians from the poster's. */
  angle: number;
  reach: number;
  hook: Triple;
  hookTurn: Turn;
  hasSlings: boolean;
  tiles: Standing[];
  figures: Standing[];
  /** 0 by day, 1 when the lamp burns. */
  dusk: number;
  bearing: number;
}
