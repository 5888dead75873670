import type { OwnBand } from "./words.server.ts";

export type ShownFrameLab = ReturnType<typeof prepareFrameLab>;

/** The frame in hundredths of a millisecond: what is in it, and what a decision costs. */
export function prepareFrameLab({ budgetTenths, parts, ...words }: OwnBand<"frame-lab">) {
  return {
    ...words,
    frame: {
      unit: words.unit,
      budget: budgetTenths * 10,
      parts: parts.map(({ what, tenths }) => ({ what, cost: tenths * 10 })),
      thoughts: words.thoughts.map(({ what, hundredths }) => ({ what, cost: hundredths })),
    },
  };
}
