import { below, gapCount, type Round } from "./rules.ts";
import type { HarbourWords } from "./words.ts";

/** The sentence for what has just happened. */
export function say(round: Round, words: HarbourWords): string {
  const over = words.over[below(round)];
  switch (round.event) {
    case "began":
      return words.began;
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
      return words.walking;
    case "nothing":
      return "";
  }
}
