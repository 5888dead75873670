import { turned } from "../webgl/matrix.ts";
import type { Standing } from "./pose.ts";
import { spring } from "./spring.ts";
import { aside, figures, placeAfter, walkSeconds } from "./walk.ts";

/** Of a figure in its hop, in radians. */
const mostLean = 0.2;
/** Each jumps a little after the one before. */
const cheerSpeed = 3.4;

/** The four figures: they start at every blow, step aside for the first, walk home at the end of a day and out again in the morning. */
export function createCrowd() {
  const hops = figures.map(() => spring(0));
  /** How far they are on their way home, in seconds, and where that is to go; at neither end they have not moved yet. */
  let [walked, goal] = [-1, 0];
  let isAside = false;
  const isWalking = () => walked >= 0 && walked !== goal;

  function pose(k: number): Standing {
    const up = hops[k]!.value;
    if (walked > 0) {
      const { at, hop, bend, lean, inside } = placeAfter(k, walked);
      const size = 1 - inside;
      const wide = size * (1 + bend * 0.09 - hop * 0.03);
      const [x, y, z] = at;
      return {
        at: [x, y, z + hop * 0.22 + up],
        turn: turned(0, -lean[1] * mostLean, lean[0] * mostLean),
        scale: [wide, wide, size * (1 - bend * 0.17 + hop * 0.07 + up * 0.12)],
      };
    }
    const [x, y, z] = k === 3 && isAside ? aside : figures[k]!.at;
    return { at: [x, y, z + up], scale: [1, 1, 1 + up * 0.12] };
  }

  return {
    poses: () => figures.map((_, k) => pose(k)),
    /** The nearer, the higher they hop. */
    startle({ x, y }: { x: number; y: number }, power: number) {
      for (const [k, { at }] of figures.entries())
        hops[k]!.speed += (power * 3.2) / (1 + Math.hypot(at[0] - x, at[1] - y));
    },
    /** All jump for joy, not quite together. */
    cheer() {
      for (const [k, it] of hops.entries()) it.speed = cheerSpeed - k * 0.5;
    },
    /** At home, or out on the path where they wait, one of them beside the gap that opened below it. */
    wait(isHome: boolean) {
      walked = goal = isHome ? walkSeconds : 0;
      isAside = true;
    },
    walk(isHome: boolean) {
      walked = Math.max(0, walked);
      goal = isHome ? walkSeconds : 0;
    },
    hasArrived: () => !isWalking(),
    step(dt: number) {
      if (isWalking()) walked = goal > walked ? Math.min(goal, walked + dt) : Math.max(goal, walked - dt);
      for (const it of hops) {
        it.speed -= 13 * dt;
        it.value = Math.max(0, it.value + it.speed * dt);
        if (it.value === 0) it.speed = Math.max(0, it.speed);
      }
    },
    isStill: () => !isWalking() && hops.every(({ value }) => value === 0),
  };
}
