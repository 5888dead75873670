import type { Act, Stage } from "#app/browser/acts/play-act.ts";

const ms = 2600;
const samples = 40;
const swing = { degrees: 13, periodMs: 720, calmMs: 620 };
const everyMs = 28;

/** Somebody knocks against the rail: the tags swing, each at a pace of its own, and settle. */
export const act: Act = (stage) => {
  for (const [index, tag] of [...stage.hero.querySelectorAll("li > a")].entries()) hang(stage, tag, index);
  return ms + everyMs * 10;
};

function hang({ move }: Stage, tag: Element, index: number): void {
  const period = swing.periodMs * (1 + (index % 5) * 0.05);
  const frames = Array.from({ length: samples + 1 }, (_, at) =>
    poseAt((at / samples) * ms, period, 1 - (index % 3) * 0.12),
  );
  move(tag, [...frames], { delay: index * everyMs, duration: ms, fill: "none" });
}

/** A knock gives speed, no turn: it begins and ends where the tag hangs. The further it swings out, the further it is from the wall. */
function poseAt(at: number, period: number, strength: number): Keyframe {
  const left = Math.exp(-at / swing.calmMs) * (at < ms ? 1 : 0);
  const out = left * strength * Math.sin((2 * Math.PI * at) / period);
  const twist = left * Math.sin((2 * Math.PI * at) / (period * 0.71));
  const lift = at > 0 ? left : 0;
  return {
    transform: `perspective(900px) rotate(${out * -swing.degrees}deg) rotateY(${twist * 16}deg)`,
    filter: `drop-shadow(${8 * lift}px ${16 * lift}px ${8 * lift}px rgb(0 0 0 / ${0.3 * lift}))`,
  };
}
