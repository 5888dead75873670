import type { Content } from "#model/content.server.ts";
import type { Foot } from "./band-words.server.ts";
import { type ShownCard, type ShownQuote, shownCards, shownQuotes } from "./entries.server.ts";
import type { ShownNote } from "./shown-note.server.ts";

/** The small addition below a band, with the entries that it names. */
export type ShownFoot = Omit<Foot, "quote" | "shelf"> & {
  quote?: ShownQuote | undefined;
  shelf?: ShownCard[] | undefined;
};

/** A band as its component gets it. */
export type Shown<Words> = Omit<Words, "foot" | "note"> & {
  foot?: ShownFoot | undefined;
  note?: ShownNote | undefined;
};

/** Undefined where nothing of it is there to show. */
export function shownFoot({ quote, shelf, ...rest }: Foot, content: Content): ShownFoot | undefined {
  const foot: ShownFoot = {
    ...rest,
    quote: quote === undefined ? undefined : shownQuotes([quote], content)[0],
    shelf: shelf && shownCards(shelf, content),
  };
  return Object.values(foot).some((part) => part !== undefined) ? foot : undefined;
}
