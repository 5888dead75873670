import { heading, type OwnBandOf, picture } from "#app/bands/band-words.server.ts";
import type { Fields } from "#model/fields/fields.server.ts";

const side = (f: Fields, what: string) =>
  f.object({
    heading: f.text("heading of a list", { words: 6 }),
    items: f.list(f.text(what, { words: 12 }), { max: 4 }),
  });

/** The house, with what the company is on one side of it and what it is not on the other. */
const hero = (f: Fields) => ({
  heading: heading(f),
  lead: f.text("who and where, in two sentences", { words: 45 }).optional(),
  action: f.action().optional(),
  picture: picture(f),
  are: side(f, "something we are"),
  areNot: side(f, "something people take us for"),
  meaning: f.text("what the name means, if it means something in this language", { words: 30 }).optional(),
});

/** The years of the company, each in a wider cut of the typeface than the one before. */
const years = (f: Fields) => ({
  heading: heading(f),
  items: f.list(
    f.object({
      year: f.number("the year", { min: 1900, max: 2100 }),
      text: f.text("what happened, with a figure", { words: 30 }),
    }),
    { max: 7 },
  ),
});

/** The offices of the site file. */
const offices = (f: Fields) => ({
  heading: heading(f),
  people: f.text("the word after a number of people"),
  now: f.text("the word after the time"),
});

/** The bands that only this page has. */
export const bands = { hero, years, offices };

/** A band of this page as its file says it. */
export type OwnBand<Role extends keyof typeof bands> = OwnBandOf<typeof bands, Role>;
