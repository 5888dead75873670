import type { Act, Stage } from "#app/browser/acts/play-act.ts";

const snap = { at: 0, ms: 420 };
const pull = { at: 620, ms: 1650 };
const settleMs = 420;
/** When more is aboard, as a share of the pull. */
const loads = [0, 0.42, 0.84];
/** How many waves the ferry rides on its way. */
const waves = 3;
const samples = 36;

/** The tape snaps back; then the ferry, empty at first, pulls it out to the last week and fills on the way. */
export const act: Act = async (stage) => {
  const tape = stage.hero.querySelector("ol");
  const ferry = stage.hero.querySelector<HTMLImageElement>("img");
  const side = getComputedStyle(stage.hero).direction === "rtl" ? 1 : -1;
  if (ferry) await load(stage, ferry);
  if (ferry) sail(stage, ferry, side);
  if (tape && isBeside(tape)) moveTape(stage, tape, side);
  return pull.at + pull.ms + settleMs;
};

/** On narrow screens the weeks stand below the housing and stay there. */
function isBeside(tape: Element): boolean {
  const housing = tape.previousElementSibling ?? tape.parentElement?.previousElementSibling;
  return tape.getBoundingClientRect().top < (housing?.getBoundingClientRect().bottom ?? 0);
}

function moveTape({ move }: Stage, tape: Element, side: number): void {
  const { width } = tape.getBoundingClientRect();
  const inside = `${side * width}px 0`;
  const easing = "cubic-bezier(0.5, 0, 0.9, 0.5)";
  move(tape, { translate: ["0 0", inside] }, { delay: snap.at, duration: snap.ms, fill: "forwards", easing });
  const out = { delay: pull.at, duration: pull.ms, fill: "forwards", easing: "cubic-bezier(0.4, 0, 0.3, 1)" } as const;
  move(tape, { translate: [inside, "0 0"] }, out);
}

/** It starts as far off as is free beside the words, or out of the picture where it has a row of its own. */
function sail({ move, hero }: Stage, ferry: Element, side: number): void {
  const { left, right, width } = ferry.getBoundingClientRect();
  const words = hero.querySelector("h1")?.getBoundingClientRect();
  const isAlone = !words || words.bottom < ferry.getBoundingClientRect().top;
  const way = side * (isAlone ? (side < 0 ? right : innerWidth - left) : width * 0.3);
  move(
    ferry,
    { translate: ["0 0", `${way}px 0`], rotate: ["0deg", `${side * -2.5}deg`] },
    { delay: snap.at, duration: snap.ms, fill: "forwards", easing: "cubic-bezier(0.5, 0, 0.8, 0.6)" },
  );
  const frames = Array.from({ length: samples + 1 }, (_, index) => {
    const at = index / samples;
    const left = (1 - at) ** 2 * (1 + 2 * at);
    const heave = Math.sin(Math.PI * at);
    return {
      translate: `${way * left}px ${-5 * heave * (1 + Math.sin(2 * Math.PI * waves * at))}px`,
      rotate: `${-2.5 * side * (1 - at) * Math.cos(2 * Math.PI * waves * at) + dip(at) * side}deg`,
      filter: `drop-shadow(${side * 10 * heave}px ${14 * heave}px ${8 * heave}px rgb(0 0 0 / ${0.28 * heave}))`,
    };
  });
  move(ferry, frames, { delay: pull.at, duration: pull.ms + settleMs / 2, fill: "forwards" });
}

/** What drives aboard presses the ferry down for a moment. */
function dip(at: number): number {
  return loads.reduce((sum, load) => sum + 1.6 * Math.exp(-(((at - load - 0.05) / 0.05) ** 2)), 0);
}

/** The emptier ferries are those of the weeks below. */
async function load({ draw, undo }: Stage, ferry: HTMLImageElement): Promise<void> {
  const emptier = [...document.querySelectorAll<HTMLImageElement>("[data-band=timeline] img")].map(
    ({ srcset }) => srcset,
  );
  const { srcset, sizes } = ferry;
  const states = [emptier[0], emptier[2], srcset];
  if (emptier.length < 4) return;
  await Promise.all(states.map((state) => Object.assign(new Image(), { sizes, srcset: state }).decode()));
  draw((ms) => {
    const at = (ms - pull.at) / pull.ms;
    const index =
      ms < snap.ms * 0.7
        ? 2
        : Math.max(
            0,
            loads.findLastIndex((load) => load <= at),
          );
    const state = states[index] ?? srcset;
    if (ferry.srcset !== state) ferry.srcset = state;
  });
  undo(() => {
    ferry.srcset = srcset;
  });
}
