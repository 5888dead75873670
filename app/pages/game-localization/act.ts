import type { Act, Stage } from "#app/browser/acts/play-act.ts";

const eraseMs = 240;
const typed = { at: 340, everyMs: 300, ms: 520 };
/** The box that bursts is stretched until its line is written, trembles, and gives. */
const tremble = { ms: 220, times: 8 };
const fall = { ms: 1050, count: 16 };
const recoilMs = 420;

/** The lines are written anew; the first that is too long stretches its box until it bursts. */
export const act: Act = (stage) => {
  const lines = [...stage.hero.querySelectorAll(".said-words")];
  const long = lines.findIndex((line) => isTooLong(line));
  for (const [index, line] of lines.entries()) write(stage, line, index);
  const box = lines[long]?.querySelector("i");
  const burst = typed.at + typed.everyMs * long + typed.ms + tremble.ms;
  if (box) strain(stage, box, burst);
  const reader = stage.hero.querySelector("img");
  if (box && reader) startle(stage, reader, burst);
  return Math.max(burst + fall.ms, typed.at + typed.everyMs * (lines.length - 1) + typed.ms);
};

function isTooLong(line: Element): boolean {
  const box = line.querySelector("i")?.getBoundingClientRect();
  return !!box && line.getBoundingClientRect().width > box.width + 1;
}

function write({ move }: Stage, line: Element, index: number): void {
  const text = line.querySelector("i + *");
  if (!text) return;
  const shown = "inset(-20% 0)";
  const none = getComputedStyle(line).direction === "rtl" ? "inset(-20% 0 -20% 100%)" : "inset(-20% 100% -20% 0)";
  const delay = typed.at + index * typed.everyMs;
  const signs = text.textContent?.length ?? 1;
  move(text, { clipPath: [shown, none] }, { duration: eraseMs, fill: "forwards", easing: `steps(${signs})` });
  move(text, { clipPath: [none, shown] }, { delay, duration: typed.ms, fill: "forwards", easing: `steps(${signs})` });
  const box = line.querySelector("i");
  // Each stroke presses the box.
  if (box)
    move(
      box,
      { translate: ["0 0", "0 3px", "0 0"], offset: [0, 0.3, 1] },
      { delay, duration: typed.ms / 4, iterations: 4, fill: "none" },
    );
}

function strain(stage: Stage, box: Element, burst: number): void {
  const { width, height, right, top } = box.getBoundingClientRect();
  const line = box.parentElement?.getBoundingClientRect().width ?? width;
  const wide = (line + height * 0.3) / width;
  const isMirrored = getComputedStyle(box).direction === "rtl";
  const origin = { transformOrigin: isMirrored ? "100% 50%" : "0 50%" };
  const frames = Array.from({ length: tremble.times + 1 }, (_, index) => ({
    ...origin,
    transform: `scaleX(${wide + (index % 2) * 0.012}) translateY(${(index % 2 ? 1 : -1) * 2.5}px)`,
  }));
  stage.move(
    box,
    [
      { ...origin, transform: "none", offset: 0 },
      { ...origin, transform: "none", offset: 1 / wide, easing: "ease-in" },
      { ...origin, transform: `scaleX(${wide})`, offset: 1 },
    ],
    { delay: burst - tremble.ms - typed.ms, duration: typed.ms, fill: "none" },
  );
  stage.move(box, frames, { delay: burst - tremble.ms, duration: tremble.ms, fill: "none" });
  stage.move(
    box,
    [0.9, 1.04, 0.98, 1].map((scale) => ({ ...origin, transform: `scaleX(${scale})` })),
    { delay: burst, duration: recoilMs, fill: "none", easing: "ease-out" },
  );
  const torn = { top, height, left: isMirrored ? right - width * wide : right, width: width * (wide - 1) };
  for (let index = 0; index < fall.count; index++) drop(stage, { torn, index, at: burst, side: isMirrored ? -1 : 1 });
}

interface Shard {
  torn: { top: number; left: number; width: number; height: number };
  index: number;
  at: number;
  side: number;
}

/** A piece of the torn end flies off, turns and falls out of the hero. */
function drop({ hero, move, add }: Stage, { torn, index, at, side }: Shard): void {
  const drawn = (step: number) => ((index + 1) * step) % 1;
  const ground = hero.getBoundingClientRect();
  const size = torn.height * (0.45 + 0.6 * drawn(0.618));
  const shard = document.createElement("i");
  shard.ariaHidden = "true";
  Object.assign(shard.style, {
    position: "absolute",
    pointerEvents: "none",
    left: `${torn.left - ground.left + (torn.width - size / 2) * (index / fall.count)}px`,
    top: `${torn.top - ground.top + (torn.height - size) * drawn(0.37)}px`,
    width: `${size * 1.3}px`,
    height: `${size}px`,
    background: "var(--color-white)",
    clipPath: `polygon(${20 + 50 * drawn(0.71)}% 0, 100% ${30 + 50 * drawn(0.43)}%, ${30 * drawn(0.9)}% 100%, 0 ${20 + 30 * drawn(0.29)}%)`,
  });
  add(shard, hero.lastElementChild ?? hero);
  const aside = side * (320 * drawn(0.53) - 70);
  const up = 20 + 190 * drawn(0.83);
  const duration = fall.ms * (0.7 + 0.3 * drawn(0.47));
  const down = ground.bottom - torn.top + size;
  const turn = side * (160 + 380 * drawn(0.31));
  const frames = Array.from({ length: 13 }, (_, step) => {
    const t = step / 12;
    const y = -4 * up * t * (0.7 - t) + Math.max(0, down - 1.2 * up) * t ** 2.2;
    return { transform: `translate(${aside * t}px, ${y}px) rotate(${turn * t}deg)` };
  });
  move(shard, frames, { delay: at, duration, fill: "forwards" });
  // Until then it is part of the box.
  move(shard, { visibility: ["hidden", "hidden"] }, { duration: at, fill: "none" });
}

function startle({ move }: Stage, reader: Element, at: number): void {
  const transform = ["none", "translateY(-5%) rotate(-1.6deg)", "translateY(1.2%) rotate(0.6deg)", "none"];
  move(
    reader,
    { transform, offset: [0, 0.32, 0.74, 1], easing: ["ease-out", "ease-in", "ease-out"] },
    { delay: at + 60, duration: 620, fill: "none" },
  );
}
