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
  /** How far the jib bows, in radians. */
  nod: number;
  hook: Triple;
  hookTurn: Turn;
  hasSlings: boolean;
  tiles: Standing[];
  figures: Standing[];
  /** 0 by day, 1 at night. */
  dusk: number;
  /** Of the lamp; it may flare above 1. */
  glow: number;
  bearing: number;
}
