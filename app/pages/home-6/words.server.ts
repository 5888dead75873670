import { heading, itemHeading, itemText, type OwnBandOf, picture, tone } from "#app/bands/band-words.server.ts";
import type { Fields } from "#model/fields/fields.server.ts";

/** The bands that only this page has. */
export const bands = {
  hero: (f: Fields) => ({
    heading: heading(f),
    lead: f.inline("who has asked, what became of them, and what we do first", { words: 45 }),
    proofs: f.list(f.fact(), { min: 0, max: 3 }).default([]),
    action: f.action(),
    second: f.action().optional(),
    picture: picture(f),
  }),
  "failure-scale": (f: Fields) => ({
    heading: heading(f),
    lead: f.inline("what the numbers of the scale mean", { words: 45 }),
    force: f.text("the word before a number of the scale"),
    player: f.text("the words before what a player meets"),
    founder: f.text("the words before what the founder does"),
    items: f.list(
      f.object({
        force: f.number("its place on the scale", { min: 1, max: 12 }),
        heading: itemHeading(f),
        player: itemText(f),
        founder: itemText(f),
        tone: tone(f),
        picture: picture(f, "the address of a cut-out that shows how hard it blows").optional(),
      }),
      { min: 5, max: 5 },
    ),
  }),
};

/** A band of this page as its component gets it. */
export type OwnBand<Role extends keyof typeof bands> = OwnBandOf<typeof bands, Role>;
