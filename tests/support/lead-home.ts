import { type Board, isHome, reach, rows } from "../../app/play/lost/rules.ts";

const every = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);

/** Tries every way of pushing the rows. */
export function leadHome(board: Board, shifts: readonly number[] = []): readonly number[] | undefined {
  if (shifts.length === rows) return isHome({ ...board, shifts }) ? shifts : undefined;
  for (const shift of every) {
    const found = leadHome(board, [...shifts, shift]);
    if (found) return found;
  }
  return undefined;
}
