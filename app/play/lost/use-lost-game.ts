import { useEffect, useState } from "react";
import type { GameProps } from "../play-region.tsx";
import { type Board, begin, choose, isHome, joined, push, undo } from "./rules.ts";
import { words } from "./words.ts";

/** The board in play, and the announcement of each move. */
export function useLostGame({ onStage, onSay }: Pick<GameProps, "onStage" | "onSay">) {
  const [round, setRound] = useState(1);
  const [board, setBoard] = useState(() => begin(1));
  const [shown, setShown] = useState(words.ready);
  const isWon = isHome(board);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a round; the callbacks only report
  useEffect(() => {
    onStage("ready");
    say(words.ready);
  }, [round]);

  function say(sentence: string) {
    setShown(sentence);
    onSay(sentence);
  }
  function become(next: Board, sentence: string) {
    if (isWon) return;
    setBoard(next);
    if (isHome(next)) onStage("won");
    say(isHome(next) ? words.won : sentence);
  }
  return {
    ...{ round, board, shown, isWon },
    swing(way: -1 | 1) {
      const next = push(board, way);
      become(next, next === board ? words.end : words.pushed(board.row, joined(next).length));
    },
    /** @param row the next one if left out */
    take(row?: number) {
      const next = choose(board, row);
      become(next, words.row(next.row));
    },
    undo: () => become(undo(board), board.before ? words.undone : words.nothing),
    again() {
      setRound(round + 1);
      setBoard(begin(round + 1));
    },
  };
}
