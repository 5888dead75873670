import type { Act, Stage } from "#app/browser/acts/play-act.ts";

const leaving = { ms: 360, everyMs: 70 };
const arriving = { at: 560, ms: 720, everyMs: 330, settleMs: 420 };
const flash = { at: 1900, ms: 650, everyMs: 180 };

/** The games leave the shelf, slide back on to it one after another, and the free places light up. */
export const act: Act = (stage) => {
  const boxes = [...stage.hero.querySelectorAll("li:has(img)")];
  for (const [index, box] of boxes.entries()) slide(stage, box, { index, turn: boxes.length - 1 - index });
  for (const [index, place] of [...stage.hero.querySelectorAll("li > a")].entries()) light(stage, place, index);
  return 2700;
};

/** The first to leave is the last to return: nothing passes through another box. */
function slide({ move }: Stage, box: Element, { index, turn }: { index: number; turn: number }): void {
  const isMirrored = getComputedStyle(box).direction === "rtl";
  const { left, right } = box.getBoundingClientRect();
  const side = isMirrored ? 1 : -1;
  const away = `${side * ((isMirrored ? innerWidth - left : right) + 48)}px 0`;
  // It tips over the lower corner that brakes.
  const front = isMirrored ? "0 100%" : "100% 100%";
  const back = isMirrored ? "100% 100%" : "0 100%";
  const tip = (degrees: number) => `${-side * degrees}deg`;
  const shade = (reach: number) => `${side * reach}px ${reach / 4}px ${reach}px 0 rgb(0 0 0 / 0.4)`;
  const out = { delay: index * leaving.everyMs, duration: leaving.ms };
  move(box, { translate: ["0 0", away] }, { ...out, fill: "forwards", easing: "cubic-bezier(0.5, 0, 0.9, 0.6)" });
  move(
    box,
    {
      rotate: ["0deg", tip(4), tip(2)],
      transformOrigin: [front, front, front],
      boxShadow: [shade(0), shade(36), shade(36)],
    },
    { ...out, fill: "none", easing: "ease-out" },
  );
  const at = arriving.at + turn * arriving.everyMs;
  move(
    box,
    { translate: [away, "0 0"], boxShadow: [shade(40), shade(28)] },
    { delay: at, duration: arriving.ms, fill: "forwards", easing: "cubic-bezier(0.4, 0.8, 0.6, 1)" },
  );
  move(
    box,
    {
      rotate: [tip(-2), tip(3.6), tip(0), tip(-1.2), tip(0)],
      transformOrigin: [back, front, front, back, back],
      offset: [0, 0.4, 0.68, 0.84, 1],
      easing: ["ease-out", "cubic-bezier(0.5, 0, 0.9, 0.6)", "ease-out", "ease-in"],
      boxShadow: [shade(28), shade(30), shade(8), shade(6), shade(0)],
    },
    { delay: at + arriving.ms * 0.72, duration: arriving.settleMs, fill: "none" },
  );
}

function light({ move }: Stage, place: Element, index: number): void {
  const colours = ["transparent", "var(--color-mari)", "var(--color-mari)", "transparent"];
  const timing = { delay: flash.at + index * flash.everyMs, duration: flash.ms, fill: "none" } as const;
  move(place, { backgroundColor: colours, offset: [0, 0.12, 0.5, 1] }, timing);
}
