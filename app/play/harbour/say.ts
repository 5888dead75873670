import { below, gapCount, type Round } from "./rules.ts";
import type { HarbourWords } from "./words.ts";

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
