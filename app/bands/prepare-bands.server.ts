import type { Content } from "#model/content.server.ts";
import type { BandWords } from "#model/pages/composed-page.server.ts";
import type { Foot } from "./band-words.server.ts";
import { prepare as prepareCall } from "./call-to-action/data.server.ts";
import { prepare as prepareCards } from "./cards/data.server.ts";
import { prepare as preparePeople } from "./people/data.server.ts";
import { prepare as preparePrices } from "./prices/data.server.ts";
import { prepare as prepareQuotes } from "./quotes/data.server.ts";
import { prepare as prepareShelf } from "./shelf/data.server.ts";
import { shownFoot } from "./shown-foot.server.ts";
import { shownNote, type WrittenNote } from "./shown-note.server.ts";
import { prepare as prepareSteps } from "./steps/data.server.ts";
import { prepare as prepareTable } from "./table/data.server.ts";

/** A band ready to be drawn: what its shape's component takes. */
export interface PreparedBand {
  role: string;
  shape?: string | undefined;
  /** Older names of the band, at which it is found too. */
  former?: readonly string[] | undefined;
}

type Prepare = (words: never, content: Content) => object | undefined;
/** What prepares the bands that only one page has, by role. */
export type PrepareOwn = Readonly<Record<string, Prepare>>;

/** Shapes that show entries of other kinds; the others are drawn as written. */
const preparing: Readonly<Record<string, Prepare>> = {
  cards: prepareCards,
  shelf: prepareShelf,
  steps: prepareSteps,
  quotes: prepareQuotes,
  people: preparePeople,
  prices: preparePrices,
  table: prepareTable,
  "call-to-action": prepareCall,
};

/**
 * The bands of a page with the entries that they name; one without anything to show is left out.
 * @param ofPage what prepares the bands that only this page has, by role
 */
export function prepareBands(bands: readonly BandWords[], content: Content, ofPage: PrepareOwn): PreparedBand[] {
  return bands.flatMap((band) => {
    // The reading of the file has checked the band against its shape's schema.
    const prepare = { ...preparing, ...ofPage }[band.shape ?? band.role];
    const prepared = prepare?.(band as never, content);
    if (prepare && !prepared) return [];
    const foot = band.foot !== undefined && { foot: shownFoot(band.foot as Foot, content) };
    const note = band.note !== undefined && { note: shownNote(band.note as WrittenNote, content) };
    return [{ ...band, ...prepared, ...foot, ...note }];
  });
}
