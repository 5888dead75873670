import type { OwnBand } from "./words.server.ts";

export type ShownHero = ReturnType<typeof prepareHero>;

/** The hero, with the number of characters of each line. */
export function prepareHero({ lines, ...words }: OwnBand<"hero">) {
  return { ...words, lines: lines.map((line) => ({ ...line, length: [...line.text].length })) };
}
