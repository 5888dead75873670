import { mayBeCrawler } from "../crawler.ts";
import { notePlayed } from "./played.ts";

/** What an act moves with. Whatever it does is undone at the end, so that the hero is again as it was served. */
export interface Stage {
  hero: HTMLElement;
  /** Moves an element that the page has. */
  move(element: Element, keyframes: Keyframe[] | PropertyIndexedKeyframes, timing: KeyframeEffectOptions): void;
  /** Shows one that it has not, right after another. */
  add<E extends Element>(element: E, previous: Element): E;
  /** Calls before each frame, with the milliseconds since the start. */
  draw(paint: (ms: number) => void): void;
  /** Calls at the end, also when it comes early. */
  undo(restore: () => void): void;
}

/** Prepares every movement and returns how long the whole takes, in ms. */
export type Act = (stage: Stage) => number | Promise<number>;

interface Playing {
  hero: HTMLElement;
  act: Act;
  signal: AbortSignal;
}

/** After this everything is still, whatever the act says. */
const longestMs = 2900;
/** How much of a hero has to be in view. */
const inView = 0.25;

/** Resolves when the hero is still again. An act ends early when somebody uses the hero, prints or resizes the window. */
export async function playAct({ hero, act, signal }: Playing): Promise<void> {
  if (mayBeCrawler(navigator.userAgent)) return;
  await untilSeen(hero, signal);
  await Promise.all(picturesInView(hero).map((picture) => picture.decode().catch(() => {})));
  if (signal.aborted) return;
  notePlayed();
  await perform({ hero, act, signal });
}

async function perform({ hero, act, signal }: Playing): Promise<void> {
  const undone: (() => void)[] = [];
  const painters: ((ms: number) => void)[] = [];
  const stage: Stage = {
    hero,
    move(element, keyframes, timing) {
      const animation = element.animate(keyframes, { fill: "both", ...timing });
      undone.push(() => animation.cancel());
    },
    add(element, previous) {
      previous.after(element);
      undone.push(() => element.remove());
      return element;
    },
    draw: (painter) => painters.push(painter),
    undo: (restore) => undone.push(restore),
  };
  const paint = (at: number) => painters.map((painter) => painter(at));
  const ended = new AbortController();
  ended.signal.addEventListener("abort", () => undone.map((undo) => undo()));
  try {
    const ms = await act(stage);
    hero.dataset.act = "running";
    await run({ hero, ms: Math.min(ms, longestMs), paint, end: () => ended.abort(), until: ended.signal, signal });
  } finally {
    ended.abort();
  }
}

interface Run {
  hero: HTMLElement;
  ms: number;
  paint: (ms: number) => void;
  /** Makes everything as it was, at once: what ends the act may change the page next. */
  end: () => void;
  until: AbortSignal;
  signal: AbortSignal;
}

/** The clock is an animation like those that it leads, so that whatever halts or moves one moves all. */
function run({ hero, ms, paint, end, until, signal }: Run): Promise<void> {
  const clock = hero.animate([], ms);
  function tick() {
    if (until.aborted) return;
    paint(Number(clock.currentTime ?? 0));
    requestAnimationFrame(tick);
  }
  for (const event of ["pointerdown", "keydown", "input"]) hero.addEventListener(event, end, { signal: until });
  for (const event of ["beforeprint", "resize", "popstate"]) window.addEventListener(event, end, { signal: until });
  signal.addEventListener("abort", end, { signal: until });
  clock.addEventListener("finish", end, { signal: until });
  tick();
  return new Promise((resolve) => {
    if (until.aborted || signal.aborted) return resolve();
    until.addEventListener("abort", () => {
      clock.cancel();
      resolve();
    });
  });
}

function untilSeen(hero: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) stop();
      },
      { threshold: inView },
    );
    function stop() {
      observer.disconnect();
      resolve();
    }
    observer.observe(hero);
    signal.addEventListener("abort", stop);
  });
}

function picturesInView(hero: HTMLElement): HTMLImageElement[] {
  return [...hero.querySelectorAll("img")].filter((picture) => {
    const { top, width } = picture.getBoundingClientRect();
    return width > 0 && top < innerHeight;
  });
}
