import { below, fewestSwings, gapCount, type Round } from "./rules.ts";
import type { HarbourWords } from "./words.ts";

/** The sentence at the end of a round, with what the next one could do better. */
export function sayWon(round: Round, words: HarbourWords): string {
  const [swings, fewest] = [round.swings, fewestSwings(round)];
  const tally = swings > fewest ? words.swings : words.fewest;
  const { won } = round.isNight ? words.night : words;
  return `${won} ${tally.replace("{swings}", String(swings)).replace("{fewest}", String(fewest))}`;
}

/** The sentence for what has just happened. */
export function say(round: Round, words: HarbourWords): string {
  const { began, walking } = round.isNight ? words.night : words;
  const over = words.over[below(round)];
  switch (round.event) {
    case "began":
      return began;
    case "swung":
      return over;
    case "edge":
      return `${words.edge} ${over}`;
    case "laid":
      return words.laid[gapCount - round.laid.length - 1] ?? "";
    case "kept":
      return `${over} ${words.kept}`;
    case "undone":
      return words.undone;
    case "won":
      return walking;
    case "nothing":
      return "";
  }
}
