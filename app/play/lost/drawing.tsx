import { iso, lowered, type Point, path, translate } from "./iso.ts";
import { type Board, isHome, joined, type Piece, rows, tiles } from "./rules.ts";

interface Props {
  board: Board;
  /** The tile of the way home on which the peg stands. */
  pegAt: number;
  onGrip: (row: number) => void;
}

/** Rows of tiles, back to front, between the peg's tile and the house. */
export function Drawing({ board, pegAt, onGrip }: Props) {
  const { puzzle, shifts } = board;
  const led = joined(board).length;
  const way = wayHome(board);
  const isIn = pegAt > 0 && pegAt === way.length - 1;
  return (
    <>
      <Slab from={puzzle.start} to={puzzle.start + 1} row={-1} look="lost-start" />
      {puzzle.rows.map((pieces, row) => (
        <g
          key={row}
          className="lost-row"
          data-row={row}
          data-held={row === board.row && !isHome(board)}
          transform={translate(iso(shifts[row] ?? 0, 0))}
          onPointerDown={() => onGrip(row)}
        >
          <Slab from={0} to={tiles} row={row} look="lost-slab" />
          {pieces.map((piece, index) => (
            <path
              key={index}
              className="lost-path"
              data-joined={row < led && joined(board)[row] === piece}
              d={path(acrossRow(piece, row))}
            />
          ))}
        </g>
      ))}
      <Slab from={puzzle.home} to={puzzle.home + 1} row={rows} look="lost-home" />
      <Peg at={way[pegAt] ?? iso(puzzle.start + 0.5, -0.5)} step={pegAt} isIn={isIn} />
      <House at={iso(puzzle.home + 0.5, rows + 0.5)} isLit={isIn} />
    </>
  );
}

/** Where the peg walks once the path leads home. */
export function wayHome(board: Board): readonly Point[] {
  const { puzzle, shifts } = board;
  const over = joined(board).flatMap(({ from, to }, row) =>
    [from, to].map((tile) => iso(tile + (shifts[row] ?? 0) + 0.5, row + 0.5)),
  );
  return [iso(puzzle.start + 0.5, -0.5), ...over, iso(puzzle.home + 0.5, rows + 0.3)];
}

const acrossRow = ({ from, to }: Piece, row: number) => [
  iso(from + 0.5, row),
  iso(from + 0.5, row + 0.5),
  iso(to + 0.5, row + 0.5),
  iso(to + 0.5, row + 1),
];

function Slab({ from, to, row, look }: { from: number; to: number; row: number; look: string }) {
  const [back, right, front, left] = [iso(from, row), iso(to, row), iso(to, row + 1), iso(from, row + 1)];
  const seams = Array.from({ length: to - from - 1 }, (_, index) => from + index + 1);
  return (
    <g className={look}>
      <path className="lost-side" d={`${path([left, front, lowered(front), lowered(left)])}Z`} />
      <path className="lost-end" d={`${path([front, right, lowered(right), lowered(front)])}Z`} />
      <path className="lost-top" d={`${path([back, right, front, left])}Z`} />
      <path className="lost-seam" d={seams.map((seam) => path([iso(seam, row), iso(seam, row + 1)])).join("")} />
    </g>
  );
}

/** Somebody home leaves a light in the door. */
function House({ at, isLit }: { at: Point; isLit: boolean }) {
  return (
    <g className="lost-house" data-lit={isLit} transform={translate(at)}>
      <path d="M-15-26v24l15 9v-24Z" />
      <path d="M15-26v24l-15 9v-24Z" />
      <path d="M-18-25 0-50 3-16Z" />
      <path d="M3-16 0-50 18-25Z" />
      <path d="M5-3v-10l6-3.5v10Z" />
    </g>
  );
}

/** Hops with each step: a part of its own begins the movement again. */
function Peg({ at, step, isIn }: { at: Point; step: number; isIn: boolean }) {
  return (
    <g className="lost-peg" data-in={isIn} transform={translate(at)}>
      <g key={step}>
        <path d="M-9 2C-9-8-5-12-5-20H5C5-12 9-8 9 2A9 4 0 0 1-9 2Z" />
        <circle cy="-25" r="8" />
        <path d="M-10-28C-5-25 5-25 10-28L6-30C6-38-6-38-6-30Z" />
      </g>
    </g>
  );
}
