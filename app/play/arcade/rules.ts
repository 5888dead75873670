import { nextLuck } from "../luck.ts";

/** The field in cells; the tower grows from its floor, the block hangs above it. */
export const columns = 15;
export const storeys = 8;
export const spares = 3;
export const roundMs = 30_000;
const firstWidth = 5;
const firstSpeed = 4.5;
const fasterPerStorey = 0.55;
/** Under reduced motion the crane steps from cell to cell instead of gliding. */
const calmStepMs = 700;

export interface Span {
  /** The leftmost cell; between two cells while the crane swings. */
  at: number;
  width: number;
}

export interface Round {
  tower: readonly Span[];
  block: Span;
  /** The way the crane swings; 0 once it has been pushed: then the block waits for its player. */
  swing: -1 | 0 | 1;
  spares: number;
  msLeft: number;
  msOfStep: number;
  luck: number;
  /** As it was before the last block was lowered. */
  before?: Round;
  end?: "won" | "late" | "spent";
}

export interface Landing {
  round: Round;
  /** What stays, and what breaks off; a block that misses breaks off whole. */
  kept?: Span;
  lost?: Span;
}

const ground: Span = { at: (columns - firstWidth) / 2, width: firstWidth };

export const topOf = ({ tower }: Round): Span => tower.at(-1) ?? ground;

/** The same seed gives the same round. */
export function begin(seed: number): Round {
  return hang({ tower: [], block: ground, swing: 1, spares, msLeft: roundMs, msOfStep: 0, luck: seed });
}

/** Moves crane and clock on. */
export function pass(round: Round, ms: number, isCalm = false): Round {
  if (round.end) return round;
  const msLeft = Math.max(0, round.msLeft - ms);
  const later: Round = { ...round, msLeft, ...(msLeft === 0 && { end: "late" }) };
  if (round.swing === 0) return later;
  return isCalm ? step(later, ms) : glide(later, (ms / 1000) * speedOf(round));
}

const speedOf = ({ tower }: Round) => firstSpeed + fasterPerStorey * tower.length;

function glide(round: Round, cells: number): Round {
  const end = columns - round.block.width;
  const to = round.block.at + (round.swing || 1) * cells;
  if (to < 0) return moved(round, -to, 1);
  return to > end ? moved(round, 2 * end - to, -1) : moved(round, to, round.swing);
}

function step(round: Round, ms: number): Round {
  const msOfStep = round.msOfStep + ms;
  if (msOfStep < calmStepMs) return { ...round, msOfStep };
  return { ...glide({ ...round, block: snapped(round.block) }, 1), msOfStep: 0 };
}

function moved(round: Round, at: number, swing: Round["swing"]): Round {
  return { ...round, block: { ...round.block, at: within(at, round.block.width) }, swing };
}

const within = (at: number, width: number) => Math.min(columns - width, Math.max(0, at));
const snapped = (block: Span): Span => ({ ...block, at: within(Math.round(block.at), block.width) });

/** Pushes the block to the next cell, where it waits. */
export function push(round: Round, way: -1 | 1): Round {
  if (round.end) return round;
  const { at } = round.block;
  return moved(round, way < 0 ? Math.ceil(at) - 1 : Math.floor(at) + 1, 0);
}

/** Takes the block by hand: its middle follows a point of the field. */
export function carry(round: Round, middle: number): Round {
  return round.end ? round : moved(round, Math.round(middle - round.block.width / 2), 0);
}

/** How many cells the block hangs beside the tower: less than 0 to its left. */
export function aside(round: Round): number {
  return Math.round(round.block.at) - topOf(round).at;
}

/** Lowers the block: what has something under it stays, and a block that fits exactly is mended by a cell. */
export function lower(round: Round): Landing {
  if (round.end) return { round };
  const block = snapped(round.block);
  const under = topOf(round);
  const from = Math.max(block.at, under.at);
  const width = Math.min(block.at + block.width, under.at + under.width) - from;
  if (width <= 0) {
    const left = round.spares - 1;
    return { round: hang({ ...round, before: round, spares: left, ...(left === 0 && { end: "spent" }) }), lost: block };
  }
  const kept = width === block.width ? mended(block) : { at: from, width };
  const tower = [...round.tower, kept];
  const next = hang({ ...round, before: round, tower, ...(tower.length === storeys && { end: "won" }) });
  if (width === block.width) return { round: next, kept };
  return { round: next, kept, lost: { at: block.at < from ? block.at : from + width, width: block.width - width } };
}

/** The block that was lowered last hangs again where it was let go, and waits; the time that has passed is gone. */
export function undo(round: Round): Round {
  const { before, end, msLeft } = round;
  return before && !end ? { ...before, block: snapped(before.block), swing: 0, msLeft } : round;
}

function mended({ at, width }: Span): Span {
  return width === firstWidth ? { at, width } : { at: within(at, width + 1), width: width + 1 };
}

/** The next block comes from the side that luck names. */
function hang(round: Round): Round {
  const luck = nextLuck(round.luck);
  const { width } = topOf(round);
  const isLeft = luck >>> 31 === 0;
  return {
    ...round,
    luck,
    block: { at: isLeft ? 0 : columns - width, width },
    swing: isLeft ? 1 : -1,
    msOfStep: 0,
  };
}
