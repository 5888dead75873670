import type { Content } from "../content.server.ts";

export type FrameSource = ReturnType<typeof frameOf>;

const inHundredths = (tenths: number) => tenths * 10;

/** One frame for both pages that fill it: what is in it stands on /home-8, what a decision costs on the page of the labs. */
export function frameOf({ pages }: Content) {
  const { budgetTenths, rows, unit } = pages["home-8"].frame;
  const thoughts = pages["research-and-development-innovation-ai-labs"].frame.rows;
  return {
    unit,
    budget: inHundredths(budgetTenths),
    parts: rows.map(({ what, tenths }) => ({ what, cost: inHundredths(tenths) })),
    thoughts: thoughts.map(({ what, hundredths }) => ({ what, cost: hundredths })),
  };
}
