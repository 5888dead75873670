import { coloursOf } from "../colours.ts";
import { type FrameTimes, frameMeter, paintTimes } from "../frame-meter.ts";
import { runFrames } from "../frames.ts";
import { type Falling, isMoving, paint } from "./paint.ts";
import { aside, begin, carry, columns, type Landing, lower, pass, push, type Round, undo } from "./rules.ts";

/** What happened, to be announced. */
export type News =
  | { kind: "ready" | "paused" | "resumed" | "undone" | "late" | "spent" }
  | { kind: "won"; seconds: number }
  | { kind: "placed" | "cut"; count: number }
  | { kind: "missed"; spares: number }
  | { kind: "aside"; cells: number };

export interface Gauges {
  seconds: number;
  storeys: number;
  spares: number;
  isOver: boolean;
  canUndo: boolean;
  times: FrameTimes;
}

interface Options {
  screen: HTMLCanvasElement;
  bar: HTMLCanvasElement;
  seed: number;
  isCalm: boolean;
  signal: AbortSignal;
  onNews: (news: News) => void;
  onGauges: (gauges: Gauges) => void;
}

const gaugesEveryMs = 250;

/** One round on a canvas; nothing runs once the signal has aborted. */
export function playArcade({ screen, bar, seed, isCalm, signal, onNews, onGauges }: Options) {
  const context = screen.getContext("2d");
  const barContext = bar.getContext("2d");
  const colours = coloursOf(screen);
  const meter = frameMeter();
  let round = begin(seed);
  let falling: Falling[] = [];
  let wonMs = 0;
  let sinceGauges = gaugesEveryMs;

  function draw() {
    if (context) paint(context, { round, falling, colours, wonMs, isCalm });
    if (barContext) paintTimes(barContext, meter.times, colours);
  }
  function gauge() {
    const { tower, spares, before, end } = round;
    const isOver = end !== undefined;
    const canUndo = !isOver && before !== undefined;
    onGauges({ seconds: secondsOf(round), storeys: tower.length, spares, isOver, canUndo, times: meter.average() });
  }
  function become(next: Round) {
    const isEnd = next.end && !round.end;
    round = next;
    if (!isEnd || !next.end) return;
    onNews(next.end === "won" ? { kind: "won", seconds: secondsOf(next) } : { kind: next.end });
    gauge();
  }
  runFrames({
    of: screen,
    signal,
    onPause: (isPaused) => {
      if (!round.end && meter.times.length > 0) onNews({ kind: isPaused ? "paused" : "resumed" });
    },
    onFrame: (ms, between) => {
      const began = performance.now();
      become(pass(round, ms, isCalm));
      if (round.end === "won") wonMs += ms;
      falling = falling.map((piece) => ({ ...piece, ms: piece.ms + ms })).filter(isMoving);
      draw();
      meter.add({ between, game: performance.now() - began });
      sinceGauges += between;
      if (sinceGauges < gaugesEveryMs || round.end) return;
      sinceGauges = 0;
      gauge();
    },
  });
  const shove = (next: Round) => {
    if (round.end) return;
    become(next);
    onNews({ kind: "aside", cells: aside(round) });
  };
  onNews({ kind: "ready" });
  return {
    push: (way: -1 | 1) => shove(push(round, way)),
    /** @param share where on the screen's width the middle of the block should hang */
    carry: (share: number) => shove(carry(round, share * columns)),
    lower() {
      if (round.end) return;
      const before = round;
      const landing = lower(round);
      falling.push(...piecesOf(landing, before).map((piece) => (isCalm ? { ...piece, ms: Number.MAX_VALUE } : piece)));
      tell(landing);
      become(landing.round);
      if (!round.end) gauge();
    },
    undo() {
      const { before } = round;
      if (round.end || !before) return;
      falling = falling.filter((piece) => piece.before !== before);
      become(undo(round));
      onNews({ kind: "undone" });
      gauge();
    },
  };

  function tell({ round: { tower, spares, end }, kept, lost }: Landing) {
    if (end) return;
    if (kept) onNews({ kind: lost ? "cut" : "placed", count: tower.length });
    else onNews({ kind: "missed", spares });
  }
}

/** What a landing sets in motion. */
function piecesOf({ kept, lost }: Landing, before: Round): Falling[] {
  const tone = before.tower.length;
  const row = tone + 1;
  const pieces: Falling[] = [];
  if (kept) pieces.push({ span: kept, row, isLost: false, tone, before, ms: 0 });
  // It breaks off where the block lands; beside the tower nothing stops it before the grass.
  if (lost) pieces.push({ span: lost, row: kept ? row : 1, isLost: true, tone, before, ms: 0 });
  return pieces;
}

const secondsOf = ({ msLeft }: Round) => Math.ceil(msLeft / 1000);
