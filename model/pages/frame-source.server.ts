import type { Content } from "../content.server.ts";

export type FrameSource = ReturnType<typeof frameOf>;

const inHundredths = (tenths: number) => tenths * 10;

/** What fills a frame on the page of the labs, and what a decision in it costs. */
export function frameOf({ pages }: Content) {
  const { limitTenths, parts, unit, rows } = pages["research-and-development-innovation-ai-labs"].frame;
  return {
    unit,
    budget: inHundredths(limitTenths),
    parts: parts.map(({ what, tenths }) => ({ what, cost: inHundredths(tenths) })),
    thoughts: rows.map(({ what, hundredths }) => ({ what, cost: hundredths })),
  };
}
