import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { Link } from "#app/ui/link.tsx";
import { Keys, WaysOut } from "../keys.tsx";
import type { GameProps } from "../play-region.tsx";
import { Drawing, wayHome } from "./drawing.tsx";
import { type Board, joined, rows } from "./rules.ts";
import { useLostGame } from "./use-lost-game.ts";
import { words } from "./words.ts";
import "./board.css";
import { isPlainKey } from "#app/browser/typing.ts";

const view = { left: -165, top: -42, width: 355, height: 238 };
/** How far a finger moves, in units of the drawing, to push a row by a tile. */
const gripStep = 25;
const walkStepMs = 240;

/** Four rows of tiles; keys, drag and buttons push them. */
export function LostBoard({ onStop, ...told }: GameProps) {
  const place = useRef<HTMLDivElement>(null);
  const { round, board, shown, isWon, ...moves } = useLostGame(told);
  const grip = useRef<number>(null);
  const pegAt = useWalk(board, isWon);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round begins here
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: "nearest" });
  }, [round]);

  function pressed(event: KeyboardEvent<HTMLElement>) {
    if (!isPlainKey(event.nativeEvent)) return;
    const isOnBoard = event.target === place.current;
    if (event.key === "Escape") onStop();
    else if (event.key === "ArrowLeft") moves.swing(-1);
    else if (event.key === "ArrowRight") moves.swing(1);
    else if (event.key === "ArrowUp") moves.take(board.row + rows - 1);
    else if (event.key === "ArrowDown" || (isOnBoard && [" ", "Enter"].includes(event.key))) moves.take();
    else return;
    event.preventDefault();
  }
  const fingers = {
    onPointerDown({ clientX, pointerId, currentTarget }: PointerEvent<SVGElement>) {
      currentTarget.setPointerCapture(pointerId);
      grip.current = clientX;
    },
    onPointerMove({ clientX, currentTarget }: PointerEvent<SVGElement>) {
      const step = (currentTarget.getBoundingClientRect().width * gripStep) / view.width;
      if (grip.current === null || Math.abs(clientX - grip.current) < step) return;
      moves.swing(clientX < grip.current ? -1 : 1);
      grip.current = clientX;
    },
    onPointerUp() {
      grip.current = null;
    },
  };
  return (
    <div
      className="lost-board"
      data-tone="tang"
      data-play-placed={joined(board).length}
      role="application"
      aria-label={words.name}
      ref={place}
      tabIndex={-1}
      onKeyDown={pressed}
    >
      <svg
        viewBox={Object.values(view).join(" ")}
        aria-hidden="true"
        {...fingers}
        onPointerCancel={fingers.onPointerUp}
      >
        <Drawing board={board} pegAt={pegAt} onGrip={moves.take} />
      </svg>
      <p>
        <span aria-hidden="true">{shown}</span> {isWon && <Link to="/">{words.home}</Link>}
      </p>
      <Keys onSwing={moves.swing} onLower={() => moves.take()} isOff={isWon} />
      <WaysOut
        onUndo={moves.undo}
        canUndo={board.before !== undefined && !isWon}
        onAgain={moves.again}
        onStop={onStop}
      />
    </div>
  );
}

/** Walks the way once it leads home, from tile to tile; under reduced motion the peg is there at once. */
function useWalk(board: Board, isWon: boolean): number {
  const [at, setAt] = useState(0);
  const last = wayHome(board).length - 1;
  useEffect(() => {
    if (!isWon) return setAt(0);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return setAt(last);
    const timer = setInterval(() => setAt((step) => Math.min(last, step + 1)), walkStepMs);
    return () => clearInterval(timer);
  }, [isWon, last]);
  return at;
}
