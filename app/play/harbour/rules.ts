import { firstStop, stops } from "./places.ts";

/** The state of a round; nothing in it moves. */
export interface Round {
  /** Every second round is played by the light of the lamp. */
  isNight: boolean;
  /** Where the hook hangs: an index of `stops`. */
  at: number;
  /** Tiles in the order in which they were placed, each with its stop. */
  laid: { tile: number; stop: number }[];
  /** How often the crane was swung by a stop. */
  swings: number;
  /** What happened last. */
  event: "began" | "swung" | "edge" | "laid" | "kept" | "undone" | "won" | "nothing";
}
export type Move = "left" | "right" | "lower" | "undo";

export const gapCount = stops.filter(({ kind }) => kind === "gap").length;

/** A night begins at the other end. */
export const newRound = (isNight = false): Round => ({
  isNight,
  at: isNight ? stops.length - 1 : firstStop,
  laid: [],
  swings: 0,
  event: "began",
});

/** The swings of a round without one too many: from the stack to each gap, but to one of them from where it began. */
export function fewestSwings({ isNight }: Round): number {
  const { at } = newRound(isNight);
  const gaps = stops.flatMap(({ kind }, stop) => (kind === "gap" ? [stop] : []));
  const saved = gaps.map((stop) => stop - Math.abs(stop - at));
  return gaps.reduce((sum, stop) => sum + stop, 0) - Math.max(...saved);
}

/** The same again, or after a won day its night and the other way round. */
export const nextRound = (round: Round): Round => newRound(isWon(round) ? !round.isNight : round.isNight);

/** The tile on the hook, if one is left. */
export const heldTile = ({ laid }: Round): number | undefined => (laid.length < gapCount ? laid.length : undefined);

export const isWon = ({ laid }: Round): boolean => laid.length === gapCount;

/** What a tile would come down on. */
export function below({ at, laid }: Round): "stack" | "grass" | "gap" | "tile" {
  return laid.some(({ stop }) => stop === at) ? "tile" : stops[at]!.kind;
}

/**
 * The round after a move. No tile disappears: one that does not fit comes up again. From the far end the crane comes back
 * with it, so that a player with one button to swing and one to lower is never stuck there.
 */
export function play(round: Round, move: Move): Round {
  if (isWon(round)) return { ...round, event: "nothing" };
  if (move === "undo") {
    if (round.laid.length === 0) return { ...round, event: "nothing" };
    return { ...round, laid: round.laid.slice(0, -1), event: "undone" };
  }
  if (move !== "lower") {
    const at = Math.min(stops.length - 1, Math.max(0, round.at + (move === "left" ? 1 : -1)));
    return at === round.at ? { ...round, event: "edge" } : { ...round, at, swings: round.swings + 1, event: "swung" };
  }
  const isAtEnd = round.at === stops.length - 1;
  if (below(round) !== "gap") return { ...round, at: isAtEnd ? 0 : round.at, event: "kept" };
  const laid = [...round.laid, { tile: round.laid.length, stop: round.at }];
  // The crane fetches the next tile from the stack, and stays there.
  return laid.length === gapCount ? { ...round, laid, event: "won" } : { ...round, at: 0, laid, event: "laid" };
}
