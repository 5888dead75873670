import { heading, itemText, type OwnBandOf, picture } from "#app/bands/band-words.server.ts";
import type { Fields } from "#model/fields/fields.server.ts";

/** The bands that only this page has. */
export const bands = {
  hero: (f: Fields) => ({
    heading: heading(f),
    lead: f.inline("how long, for how much, what ends it", { words: 45 }),
    proofs: f.list(f.fact(), { min: 0, max: 3 }).default([]),
    label: f.text("the label of the field for a question", { words: 6 }),
    example: f.text("a question that somebody might ask", { words: 12 }),
    action: f.action(),
    second: f.action().optional(),
    picture: picture(f, "the address of a picture that fills the screen"),
  }),
  method: (f: Fields) => ({
    heading: heading(f),
    lead: f.inline("what moves the price", { words: 30 }).optional(),
    steps: f.list(
      f.object({
        verb: f.text("one verb, which is set large", { characters: 8 }),
        when: f.text("which days", { words: 6 }),
        from: f.number("the first of the fifteen days", { min: 1, max: 15 }),
        to: f.number("the last of them", { min: 1, max: 15 }),
        text: itemText(f),
        stop: f.inline("what ends it there", { words: 20 }),
        picture: picture(f, "the address of a cut-out of the work of these days").optional(),
      }),
      { min: 3, max: 3 },
    ),
  }),
};

/** A band of this page as its component gets it. */
export type OwnBand<Role extends keyof typeof bands> = OwnBandOf<typeof bands, Role>;
