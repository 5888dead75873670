import type { ArcadeWords } from "#model/pages/arcade-words.server.ts";
import type { News } from "./game.ts";
import { storeys } from "./rules.ts";

/** What the region says. */
export function sentenceOf(news: News, words: ArcadeWords): string {
  const filled = (text: string, count: number) =>
    text.replace("{count}", String(count)).replace("{all}", String(storeys));
  switch (news.kind) {
    case "placed":
    case "cut":
      return filled(words[news.kind], news.count);
    case "won":
      return words.won.replace("{seconds}", String(news.seconds));
    case "missed":
      return filled(words.missed, news.spares);
    case "aside":
      if (news.cells === 0) return words.over;
      return filled(news.cells < 0 ? words.left : words.right, Math.abs(news.cells));
    default:
      return words[news.kind];
  }
}
