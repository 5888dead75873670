import type { Triple } from "../webgl/matrix.ts";

/** A tile on its way through the air: to a place, or to the hook wherever that is. */
export interface Flight {
  from: Triple;
  to: Triple | "hook";
  wait: number;
  seconds: number;
  passed: number;
}

export function placeInFlight({ from, to, wait, seconds, passed }: Flight, hook: Triple): Triple {
  const end = to === "hook" ? hook : to;
  const share = Math.max(0, Math.min(1, (passed - wait) / seconds));
  const eased = share * share * (3 - 2 * share);
  const mix = (axis: 0 | 1 | 2) => from[axis] + (end[axis] - from[axis]) * eased;
  return [mix(0), mix(1), mix(2) + Math.sin(Math.PI * share) * 1.5];
}
