import type { Act, Stage } from "#app/browser/acts/play-act.ts";
import { seatHeight, seatPath, seatWidth } from "./seat.ts";

/** The stadium is put down, the seats fold down from left to right, then the bad matches show; at the last it starts. */
const jump = { at: 0, ms: 760, high: 0.22 };
const shut = { open: 0.3, ms: 260 };
const wave = { at: 520, columnMs: 27, rowMs: 9, ms: 300 };
const reveal = { at: 1780, everyMs: 75, ms: 240 };
const startled = { ms: 420, high: 0.07 };

export const act: Act = (stage) => {
  const marked = [...stage.hero.querySelectorAll("figure > svg g")];
  const last = reveal.at + reveal.everyMs * Math.max(0, marked.length - 1);
  const stadium = stage.hero.querySelector("img");
  if (stadium) {
    hop(stage, stadium, jump);
    hop(stage, stadium, { ...startled, at: last });
  }
  const stand = stage.hero.querySelector<SVGSVGElement>("figure > svg");
  if (stand && stand.getBoundingClientRect().top < innerHeight) fillStand(stage, stand, marked);
  return last + Math.max(startled.ms, reveal.ms) + 40;
};

/** Crouches, leaves the ground with its shadow staying there, lands and gives a little. */
function hop(stage: Stage, stadium: Element, { at, ms, high }: { at: number; ms: number; high: number }): void {
  const up = Math.min(stadium.getBoundingClientRect().height * high, roomAbove(stage.hero, stadium));
  const pose = (offset: number, rise: number, press: number, turn: number, easing = "ease-out") => ({
    offset,
    easing,
    transformOrigin: "50% 100%",
    transform: `translateY(${-rise}px) rotate(${turn}deg) scale(${1 + press / 2}, ${1 - press})`,
    filter: `drop-shadow(0 ${rise * 0.9}px ${rise * 0.12}px rgb(0 0 0 / ${rise ? 0.35 : 0}))`,
  });
  const frames = [
    pose(0, 0, 0, 0),
    pose(0.14, 0, 0.06, 0, "cubic-bezier(0.2, 0.6, 0.4, 1)"),
    pose(0.44, up, 0, -1, "cubic-bezier(0.6, 0, 0.8, 0.4)"),
    pose(0.72, 0, 0.09, 0.6),
    pose(0.86, 0, -0.025, -0.3, "ease-in-out"),
    pose(1, 0, 0, 0),
  ];
  stage.move(stadium, frames, { delay: at, duration: ms, fill: "none" });
}

/** It never covers headline or button. */
function roomAbove(hero: Element, stadium: Element): number {
  const { top, left, right } = stadium.getBoundingClientRect();
  const above = [...hero.querySelectorAll("h1, [data-call=main]")].map((element) => element.getBoundingClientRect());
  const lowest = above.filter((box) => box.left < right && box.right > left).map(({ bottom }) => bottom);
  return Math.max(10, top - Math.max(0, ...lowest));
}

interface Seat {
  x: number;
  y: number;
  fill: string;
  /** When a marked one shows. */
  at?: number;
}

function fillStand({ add, draw, undo }: Stage, stand: SVGSVGElement, marked: Element[]): void {
  const served = [...stand.querySelectorAll(":scope > rect, :scope > g")];
  const seats = [...plainSeats(stand), ...marked.map((seat, index) => markedSeat(seat, index))];
  const fills = [...new Set(seats.map(({ fill }) => fill))];
  const paths = new Map(fills.map((fill) => [fill, add(pathOf(fill), stand.lastElementChild ?? stand)]));
  for (const element of served) element.setAttribute("visibility", "hidden");
  undo(() => {
    for (const element of served) element.removeAttribute("visibility");
  });
  draw((ms) => {
    for (const [fill, path] of paths) {
      const shown = seats.filter((seat) => seat.fill === fill && ms >= (seat.at ?? 0));
      path.setAttribute("d", shown.map((seat) => seatPath(seat.x, seat.y, openAt(ms, seat))).join(""));
    }
  });
}

const plain = "fill-paper-3";

function plainSeats(stand: SVGSVGElement): Seat[] {
  const { width, height } = stand.viewBox.baseVal;
  const rows = Math.round(height / seatHeight);
  return Array.from({ length: Math.round(width / seatWidth) * rows }, (_, index) => ({
    x: Math.floor(index / rows) * seatWidth,
    y: (index % rows) * seatHeight,
    fill: plain,
  }));
}

function markedSeat(seat: Element, index: number): Seat {
  const path = seat.querySelector("path");
  const [x = 0, y = 0] = (path?.getAttribute("d") ?? "").match(/\d+/g)?.map(Number) ?? [];
  const fill = path?.getAttribute("class")?.match(/(?<= )fill-\S+/)?.[0] ?? plain;
  return { x: x - 3, y: y - 19, fill, at: reveal.at + index * reveal.everyMs };
}

function pathOf(fill: string): SVGPathElement {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("class", fill);
  return path;
}

function openAt(ms: number, { x, y, at }: Seat): number {
  const falls = at ?? wave.at + (x / seatWidth) * wave.columnMs + (y / seatHeight) * wave.rowMs;
  if (ms < falls) return 1 + (shut.open - 1) * Math.min(1, ms / shut.ms) ** 2;
  const share = Math.min(1, (ms - falls) / (at === undefined ? wave.ms : reveal.ms));
  return 1 - (1 - shut.open) * Math.abs(Math.cos(2.5 * Math.PI * share)) * (1 - share) ** 2;
}
