import type { Act, Stage } from "#app/browser/acts/play-act.ts";

interface Point {
  x: number;
  y: number;
}

/** The line rises to a level, the mark cuts the night into it, runs back and settles where it was. */
const rise = { at: 0, ms: 480 };
const cut = { at: 560, ms: 1250 };
const back = { at: 1850, ms: 420 };
const settle = { at: back.at + back.ms, ms: 560 };
/** How far it rolls out of the dip, as a share of the night. */
const roll = 0.035;

export const act: Act = (stage) => {
  const path = stage.hero.querySelector("figure path");
  const mark = stage.hero.querySelector("figure svg > svg");
  const flag = stage.hero.querySelector("figure p");
  if (!path || !mark || !flag) return 0;
  drawNight(stage, path, mark);
  fold(stage, [flag, ...stage.hero.querySelectorAll("figure line + line")]);
  const picture = stage.hero.querySelector("img");
  if (picture) dim(stage, picture);
  return settle.at + settle.ms;
};

function drawNight({ draw, undo }: Stage, path: Element, mark: Element): void {
  const lines = [...(mark.parentElement?.querySelectorAll(":scope > line") ?? [])];
  const shape = readShape(path);
  const home = { x: share(mark, "x"), y: share(mark, "y") };
  const restore = [
    ...keep(path, ["d"]),
    ...keep(mark, ["x", "y"]),
    ...lines.flatMap((line) => keep(line, ["x1", "x2", "y2"])),
  ];
  undo(() => {
    for (const put of restore) put();
  });
  draw((ms) => {
    const risen = ease(part(ms, rise));
    const reached = part(ms, cut) ** 1.15;
    path.setAttribute("d", cutUntil(shape, reached, ms < cut.at ? risen : 1));
    const at = placeAt(ms, { shape, home, risen, reached });
    place(mark, { x: at.x, y: at.y });
    for (const line of lines) place(line, { x1: at.x, x2: at.x, y2: at.y });
  });
}

interface Night {
  shape: Shape;
  home: Point;
  risen: number;
  reached: number;
}

function placeAt(ms: number, { shape, home, risen, reached }: Night): Point {
  if (ms < cut.at) return { x: home.x * (1 - risen), y: home.y + (shape.level - home.y) * risen };
  if (ms < back.at) return on(shape, reached);
  const since = part(ms, settle);
  const rolled = roll * (1 - since) ** 2 * Math.sin(2.5 * Math.PI * since);
  if (ms >= settle.at) return on(shape, home.x - rolled);
  return on(shape, 1 + (home.x - 1) * part(ms, back) ** 1.6);
}

/** The night's line between 0 and 1 both ways, and the level that is never reached. */
interface Shape {
  points: readonly Point[];
  level: number;
  width: number;
  height: number;
}

function readShape(path: Element): Shape {
  const box = path.closest("svg")?.viewBox.baseVal;
  const [width, height] = [box?.width ?? 1, box?.height ?? 1];
  const numbers = (path.getAttribute("d") ?? "").match(/[\d.]+/g)?.map(Number) ?? [];
  const all = Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: (numbers[index * 2] ?? 0) / width,
    y: (numbers[index * 2 + 1] ?? 0) / height,
  }));
  // The first and the last are the corners of the ground.
  const points = all.slice(1, -1);
  return { points, level: Math.min(...points.map(({ y }) => y)), width, height };
}

/** Behind the mark the line is as it was; before it the ground is level, as far as it has risen. */
function cutUntil(shape: Shape, reached: number, risen: number): string {
  const { points, level, width, height } = shape;
  const behind = points.filter(({ x }) => x < reached);
  const ahead = points.filter(({ x }) => x > reached).map(({ x, y }) => ({ x, y: y + (level - y) * risen }));
  const here = on(shape, reached);
  const wall = { x: here.x, y: here.y + (level - here.y) * risen };
  const way = [...behind, here, wall, ...ahead].map(({ x, y }) => `${x * width} ${y * height}`).join("L");
  return `M0 ${height}L${way}L${width} ${height}Z`;
}

function on({ points, level }: Shape, x: number): Point {
  const next = points.find((point) => point.x >= x) ?? points.at(-1);
  const before = points.findLast((point) => point.x <= x) ?? points[0];
  if (!next || !before) return { x, y: level };
  const way = next.x - before.x || 1;
  return { x, y: before.y + ((next.y - before.y) * (x - before.x)) / way };
}

function fold({ move }: Stage, elements: Element[]): void {
  const keyframes = { opacity: [1, 0, 0, 1], offset: [0, 0.09, 0.84, 0.94] };
  for (const element of elements) move(element, keyframes, { duration: settle.at + settle.ms });
}

/** The hall grows dim while the mark is in the dip. */
function dim({ move }: Stage, picture: Element): void {
  const filter = ["brightness(1)", "brightness(0.62)", "brightness(1.06)", "brightness(1)"];
  move(
    picture,
    { filter },
    { delay: cut.at + cut.ms * 0.18, duration: cut.ms * 0.7, easing: "ease-in-out", fill: "none" },
  );
}

const part = (ms: number, { at, ms: length }: { at: number; ms: number }) =>
  Math.min(1, Math.max(0, (ms - at) / length));
const ease = (at: number) => at * at * (3 - 2 * at);
const share = (element: Element, name: string) => Number.parseFloat(element.getAttribute(name) ?? "0") / 100;

function place(element: Element, values: Record<string, number>): void {
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, `${value * 100}%`);
}

function keep(element: Element, names: readonly string[]): (() => void)[] {
  return names.map((name) => {
    const value = element.getAttribute(name) ?? "";
    return () => element.setAttribute(name, value);
  });
}
