import { formatPercent } from "#shared/format.ts";
import type { OwnBand } from "./words.server.ts";

export type ShownHero = ReturnType<typeof prepareHero>;

/** The hero, with how much longer than the original each line is. */
export function prepareHero({ original, lines, over, ...words }: OwnBand<"hero">) {
  const length = (text: string) => [...text].length;
  const longer = (text: string) => Math.round((length(text) / length(original.text) - 1) * 100);
  return {
    ...words,
    lines: [
      { lang: undefined, text: original.text, name: original.name, longer: undefined },
      ...lines.map((line) => ({ ...line, longer: `${formatPercent(String(longer(line.text)))} ${over}` })),
    ],
  };
}
