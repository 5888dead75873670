import type { Act, Stage } from "#app/browser/acts/play-act.ts";

const off = { ms: 560, steps: 3 };
const home = { at: 640, ms: 1250, steps: 6 };
const stopMs = 480;
/** How high a step is, in shares of the picture's height. */
const step = 0.035;
const samples = 30;

/** The bearers run on with the game, come back in from the other side, and stop with it. */
export const act: Act = (stage) => {
  const bearers = [...stage.hero.querySelectorAll("img")].at(-1);
  const floor = bearers?.parentElement;
  if (!bearers || !floor) return 0;
  const side = getComputedStyle(stage.hero).direction === "rtl" ? -1 : 1;
  const box = bearers.getBoundingClientRect();
  const ground = floor.getBoundingClientRect();
  // They come from behind the edge of their floor, not over the form.
  const edge = Math.max(0, side > 0 ? ground.left - box.left : box.right - ground.right);
  const open = (reach: number) => (side > 0 ? `inset(-50% 0 0 ${-reach}px)` : `inset(-50% ${-reach}px 0 0)`);
  const duration = home.at + home.ms;
  const frames = { clipPath: [open(edge), open(0), open(0), open(edge)], offset: [0, 0.2, 0.6, 1] };
  stage.move(floor, frames, { duration, fill: "none" });
  run(stage, bearers, side);
  return home.at + home.ms + stopMs;
};

function run({ move }: Stage, bearers: Element, side: number): void {
  const { width, height } = bearers.getBoundingClientRect();
  const way = side * width * 1.15;
  const pose = (across: number, steps: number, lean: number): Keyframe => ({
    translate: `${across}px ${-height * step * Math.abs(Math.sin(Math.PI * steps))}px`,
    rotate: `${side * lean + 1.2 * Math.sin(2 * Math.PI * steps)}deg`,
    transformOrigin: "50% 100%",
  });
  const frames = (draw: (at: number) => Keyframe) => Array.from({ length: samples + 1 }, (_, at) => draw(at / samples));
  move(
    bearers,
    frames((at) => pose(way * at ** 2, off.steps * at, 3 * at)),
    { duration: off.ms, fill: "forwards" },
  );
  move(
    bearers,
    frames((at) => pose(-way * (1 - at) ** 1.6, home.steps * at, 3 * (1 - at))),
    { delay: home.at, duration: home.ms, fill: "forwards" },
  );
  // What they carry still wants to go on, and swings back.
  const swing = [0, 4, -1.6, 0.6, 0].map((degrees) => `${side * degrees}deg`);
  move(
    bearers,
    { rotate: swing, transformOrigin: swing.map(() => "50% 100%"), easing: "ease-in-out" },
    { delay: home.at + home.ms, duration: stopMs, fill: "none" },
  );
}
