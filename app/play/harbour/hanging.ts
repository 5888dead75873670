import { type Triple, turned } from "../webgl/matrix.ts";
import { crane, firstStop, ropeTop, slingLength, stops, travelHeight } from "./places.ts";
import { follow, isAt, spring } from "./spring.ts";

/** Of a tile that falls: its pull, the most it takes on the rope, and how much of that it comes up with again. */
const [weight, fastestFall, rebound] = [15, 8, 0.12];

/** The crane and what swings below it: the hook is a pendulum, and follows late. */
export function createHanging() {
  const first = stops[firstStop]!;
  const [angle, reach, height] = [spring(first.angle), spring(first.reach), spring(travelHeight)];
  const sway = { x: 0, y: 0, vx: 0, vy: 0 };
  /** Of the jib, in radians: it gives when a load comes onto the hook or leaves it. */
  const nod = spring(0);
  let isFalling = false;
  let before = { x: first.x, y: first.y, vx: 0, vy: 0 };

  const trolley = (): [number, number] => [
    crane[0] + Math.sin(angle.value) * reach.value,
    crane[1] - Math.cos(angle.value) * reach.value,
  ];
  function hook(): Triple {
    const [x, y] = trolley();
    return [x + sway.x, y + sway.y, height.value];
  }
  function swingFreely(dt: number) {
    const [x, y] = trolley();
    const [vx, vy] = [(x - before.x) / dt, (y - before.y) / dt];
    const pull = 26 / Math.max(0.8, ropeTop - height.value);
    for (const [axis, speed, push] of [
      ["x", "vx", (vx - before.vx) / dt],
      ["y", "vy", (vy - before.vy) / dt],
    ] as const) {
      sway[speed] += (-pull * sway[axis] - 1.9 * sway[speed] - push * 0.5) * dt;
      sway[axis] += sway[speed] * dt;
    }
    before = { x, y, vx, vy };
  }
  function fall(dt: number, limit: number) {
    height.speed = Math.max(-limit, height.speed - weight * dt);
    height.value = Math.max(height.target, height.value + height.speed * dt);
  }

  return {
    hook,
    /** The middle of the top of what hangs on the hook. */
    load(): Triple {
      const [x, y, z] = hook();
      return [x, y, z - slingLength];
    },
    turn() {
      const long = Math.max(1, ropeTop - height.value);
      return turned(0, -sway.y / long, sway.x / long);
    },
    pose: () => ({ angle: angle.value, reach: reach.value, nod: nod.value }),
    /** Heads for a stop; true once it is there. */
    headFor(stop: number): boolean {
      const { angle: wanted, reach: far } = stops[stop]!;
      [angle.target, reach.target] = [wanted, far];
      return isAt(angle, 0.035) && isAt(reach, 0.05);
    },
    hoistTo(to: number): boolean {
      [isFalling, height.target] = [false, to];
      return Math.abs(height.value - to) < 0.04;
    },
    /** Lets go of the brake; true once it has come down. */
    dropTo(to: number): boolean {
      [isFalling, height.target] = [height.value > to, to];
      if (isFalling) return false;
      [height.value, height.speed] = [to, height.speed * -rebound];
      return true;
    },
    /** A load comes onto the hook, or leaves it. */
    jolt(power: number) {
      nod.speed += power;
    },
    step(dt: number, haste: number) {
      follow(angle, { pull: 26, drag: 9, limit: 2.1 * haste }, dt);
      follow(reach, { pull: 30, drag: 10, limit: 3 * haste }, dt);
      if (isFalling) fall(dt, fastestFall * haste);
      else follow(height, { pull: 46, drag: 11, limit: 4.6 * haste }, dt);
      follow(nod, { pull: 170, drag: 6 }, dt);
      swingFreely(dt);
    },
    isResting: () =>
      isAt(angle, 0.002) &&
      isAt(height, 0.004) &&
      isAt(nod, 0.0006) &&
      Math.hypot(sway.x, sway.y, sway.vx, sway.vy) < 0.004,
  };
}
export type Hanging = ReturnType<typeof createHanging>;
