import type { ReactNode } from "react";
import type { Content } from "#model/content.server.ts";
import type { Figure, Foot } from "./band-words.server.ts";
import { type ShownCard, type ShownQuote, shownCards, shownQuotes } from "./entries.server.ts";
import type { ShownNote } from "./shown-note.server.ts";

/** The small addition below a band, with the entries that it names. */
export type ShownFoot = Omit<Foot, "quote" | "shelf" | "counters" | "figures"> & {
  figures?: (Figure & { note?: string | undefined })[] | undefined;
  quote?: ShownQuote | undefined;
  shelf?: ShownCard[] | undefined;
  /** What only one page has, before the rest. */
  own?: ReactNode;
};

/** A band as its component gets it. */
export type Shown<Words> = Omit<Words, "foot" | "note"> & {
  foot?: ShownFoot | undefined;
  note?: ShownNote | undefined;
};

/** Undefined where nothing of it is there to show. */
export function shownFoot({ quote, shelf, counters, ...rest }: Foot, content: Content): ShownFoot | undefined {
  const foot: ShownFoot = {
    ...rest,
    figures: counters ? countersOf(content) : rest.figures,
    quote: quote === undefined ? undefined : shownQuotes([quote], content)[0],
    shelf: shelf && shownCards(shelf, content),
  };
  const isThere = (part: ShownFoot[keyof ShownFoot]) => (Array.isArray(part) ? part.length > 0 : part !== undefined);
  return Object.values(foot).some(isThere) ? foot : undefined;
}

function countersOf({ counters }: Content): ShownFoot["figures"] {
  if (counters.length === 0) return undefined;
  return counters.map(({ number, symbol, title, note, proof }) => ({
    value: `${number}${symbol}`,
    label: title,
    note,
    proof,
  }));
}
