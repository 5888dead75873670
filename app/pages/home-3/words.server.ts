import { heading, itemHeading, itemText, type OwnBandOf, picture } from "#app/bands/band-words.server.ts";
import type { Fields } from "#model/fields/fields.server.ts";

/** The bands that only this page has. */
export const bands = {
  hero: (f: Fields) => ({
    heading: heading(f),
    lead: f.inline("how many places are left, on which terms, until when", { words: 50 }),
    proofs: f.list(f.fact(), { min: 0, max: 3 }).default([]),
    action: f.action(),
    second: f.action().optional(),
    taken: f.list(
      f.object({
        title: f.text("a signed game", { words: 4 }),
        note: f.text("who makes it and when it is out", { words: 6 }),
        imgUrl: f.picture(),
        alt: f.alt(),
      }),
      { min: 3, max: 3 },
    ),
    free: f.list(f.object({ number: f.text("the place"), label: f.text("a word"), url: f.link() }), { min: 2, max: 2 }),
  }),
  "pitch-calendar": (f: Fields) => ({
    heading: heading(f),
    lead: f.inline("how many pitches are answered in time", { words: 30 }),
    picture: picture(f, "the address of a cut-out: tiles uphill, with those who read").optional(),
    parcel: picture(f, "the address of a cut-out that goes along the tiles").optional(),
    day: f.text("the word before the number of a day"),
    events: f.list(
      f.object({
        day: f.number("a working day", { min: 1, max: 12 }),
        heading: itemHeading(f),
        text: itemText(f),
      }),
      { min: 4, max: 4 },
    ),
    late: f.text("what happens if we are late", { words: 12 }),
  }),
};

/** A band of this page as its component gets it. */
export type OwnBand<Role extends keyof typeof bands> = OwnBandOf<typeof bands, Role>;
