import type { Act, Stage } from "#app/browser/acts/play-act.ts";

const leaveEveryMs = 16;
/** The lowest chip of a pile lands first, and the highest of the highest pile last. */
const landing = { from: 1150, until: 2400 };
const bounceMs = 170;
const steps = 14;

/** The chips of all piles fly up, mix in the air, and drop, each on to its pile. */
export const act: Act = (stage) => {
  const piles = [...stage.hero.querySelectorAll("ul > li")].map((pile) => [...pile.querySelectorAll("img")]);
  const room = stage.hero.querySelector("ul")?.getBoundingClientRect();
  const words = stage.hero.querySelector("h1")?.parentElement?.getBoundingClientRect();
  const section = stage.hero.getBoundingClientRect();
  if (!room || !words) return 0;
  // Beside the words they may rise to the edge of the hero; below them, to the list's.
  const top = words.right <= room.left || words.left >= room.right ? section.top : room.top;
  const most = Math.max(...piles.map(({ length }) => length));
  let count = 0;
  for (const chips of piles)
    for (const [index, chip] of chips.entries()) {
      const leaves = (chips.length - 1 - index) * leaveEveryMs;
      const lands = landing.from + ((landing.until - landing.from) * index) / most;
      toss(stage, chip, { room: { left: room.left, right: room.right, top }, leaves, lands, seed: count++ });
    }
  return landing.until + bounceMs + 40;
};

interface Toss {
  room: { left: number; right: number; top: number };
  leaves: number;
  lands: number;
  seed: number;
}

/** Numbers between 0 and 1 that look drawn and are the same each time. */
const drawn = (seed: number, step: number) => (seed * step) % 1;

function toss({ move }: Stage, chip: Element, { room, leaves, lands, seed }: Toss): void {
  const { left, top, width, height } = chip.getBoundingClientRect();
  const highest = Math.max(0, top - room.top);
  const rise = Math.max(height / 4, highest * (1 - 0.35 * drawn(seed, 0.618)));
  const aside = room.left + drawn(seed, 0.755) * (room.right - room.left - width) - left;
  const turn = (drawn(seed, 0.57) - 0.5) * 70;
  const frames = Array.from({ length: steps + 1 }, (_, index) => {
    const at = index / steps;
    const high = 4 * at * (1 - at);
    return {
      transform: `translate(${aside * Math.sin(Math.PI * at) ** 2}px, ${-rise * high}px) rotate(${turn * Math.sin(2 * Math.PI * at)}deg)`,
      filter: `drop-shadow(0 ${26 * high}px ${10 * high}px rgb(0 0 0 / 0.35))`,
    };
  });
  move(chip, frames, { delay: leaves, duration: lands - leaves, fill: "none" });
  move(
    chip,
    {
      transform: ["none", `translateY(${-height / 9}px) rotate(${turn / 14}deg)`, "none"],
      easing: ["ease-out", "ease-in"],
    },
    { delay: lands, duration: bounceMs, fill: "none" },
  );
}
