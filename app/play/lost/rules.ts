import { nextLuck } from "../luck.ts";

export const rows = 4;
/** Tiles of a row, and how far it can be pushed to either side. */
export const tiles = 6;
export const reach = 2;

/** A piece of path on a row: in at one tile's far edge, along the row, out at another's near edge. */
export interface Piece {
  from: number;
  to: number;
}

interface Puzzle {
  /** The columns at which the path begins and ends. */
  start: number;
  home: number;
  rows: readonly (readonly Piece[])[];
}

export interface Board {
  puzzle: Puzzle;
  /** How far each row has been pushed. */
  shifts: readonly number[];
  /** The row in hand. */
  row: number;
  before?: Board;
}

/** The same seed gives the same board. */
export function begin(seed: number): Board {
  return { puzzle: makePuzzle(seed), shifts: Array(rows).fill(0), row: 0 };
}

/** Pushes the row in hand by a tile; at its end it stays. */
export function push(board: Board, way: -1 | 1): Board {
  const shift = (board.shifts[board.row] ?? 0) + way;
  if (isHome(board) || Math.abs(shift) > reach) return board;
  return { ...board, shifts: board.shifts.map((old, row) => (row === board.row ? shift : old)), before: board };
}

/** Takes another row in hand; after the last comes the first. */
export function choose(board: Board, row = board.row + 1): Board {
  return isHome(board) ? board : { ...board, row: row % rows };
}

export function undo(board: Board): Board {
  return board.before ?? board;
}

/** The pieces that join on from the start, one a row. */
export function joined({ puzzle, shifts }: Board): readonly Piece[] {
  const found: Piece[] = [];
  let column = puzzle.start;
  for (const [row, pieces] of puzzle.rows.entries()) {
    const shift = shifts[row] ?? 0;
    const piece = pieces.find(({ from }) => from + shift === column);
    if (!piece) break;
    found.push(piece);
    column = piece.to + shift;
  }
  return found;
}

export function isHome(board: Board): boolean {
  const last = joined(board)[rows - 1];
  return last !== undefined && last.to + (board.shifts[rows - 1] ?? 0) === board.puzzle.home;
}

/** Walks from the start to a home, laying each row so that it fits once it is pushed, and adds pieces that mislead. */
function makePuzzle(seed: number): Puzzle {
  let luck = nextLuck(seed * 7919);
  // The upper bits: the lower ones repeat soon.
  const pick = (from: number, to: number) => {
    luck = nextLuck(luck);
    return from + ((luck >>> 16) % (to - from + 1));
  };
  const start = pick(1, tiles - 2);
  let column = start;
  const laid = Array.from({ length: rows }, () => {
    const shift = pickShift(column, pick);
    const from = column - shift;
    const to = Math.min(tiles - 1, Math.max(0, from + pick(-2, 2)));
    column = to + shift;
    return [{ from, to }, ...misleading({ from, to }, pick)];
  });
  return { start, home: column, rows: laid };
}

type Pick = (from: number, to: number) => number;

/** Never 0: each row has to be pushed. */
function pickShift(column: number, pick: Pick): number {
  const fits = [-2, -1, 1, 2].filter((shift) => column - shift >= 0 && column - shift < tiles);
  return fits[pick(0, fits.length - 1)] ?? 1;
}

/** A second piece on the longer side of the first. */
function misleading({ from, to }: Piece, pick: Pick): Piece[] {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const [first, last] = low > tiles - 1 - high ? [0, low - 1] : [high + 1, tiles - 1];
  return first > last ? [] : [{ from: pick(first, last), to: pick(first, last) }];
}
