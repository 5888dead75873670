import type { Standing } from "./pose.ts";
import { spring } from "./spring.ts";
import { aside, figures, placeAfter, walkSeconds } from "./walk.ts";

/** The four figures: they start at every blow, step aside for the first, and walk home at the end. */
export function createCrowd() {
  const hops = figures.map(() => spring(0));
  let walked = -1;
  let isAside = false;

  function pose(k: number): Standing {
    if (walked >= 0) {
      const { at, hop, inside } = placeAfter(k, walked);
      const size = 1 - inside;
      return { at: [at[0], at[1], at[2] + hop * 0.16], scale: [size, size, size * (0.96 + hop * 0.08)] };
    }
    const up = hops[k]!.value;
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
    /** Back to where they wait, one of them beside the gap that opened below it. */
    wait() {
      walked = -1;
      isAside = true;
    },
    walk() {
      walked = 0;
    },
    isHome: () => walked >= walkSeconds,
    step(dt: number) {
      if (walked >= 0) walked += dt;
      for (const it of hops) {
        it.speed -= 13 * dt;
        it.value = Math.max(0, it.value + it.speed * dt);
        if (it.value === 0) it.speed = Math.max(0, it.speed);
      }
    },
    isStill: () => hops.every(({ value }) => value === 0),
  };
}
