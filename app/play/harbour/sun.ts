import { lookingAlong, orthographic, type Triple, times, unmove } from "../webgl/matrix.ts";

/** The way of the light of the pictures (art/kit/stage.py). */
export const sunWay: Triple = [0.22, 0.62, -1.3];
const long = Math.hypot(...sunWay);
export const toSun = sunWay.map((value) => -value / long);

/** The board as the sun sees it. */
export const sunView = times(
  orthographic(9, 9, 0, 60),
  unmove(lookingAlong(sunWay.map((value) => value * -20) as Triple, sunWay)),
);
