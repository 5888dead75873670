import { heading, itemHeading, itemText, type OwnBandOf, picture, tone } from "#app/bands/band-words.server.ts";
import type { Fields } from "#model/fields/fields.server.ts";

const across = "in ten-thousandths of the picture's width";
const share = (f: Fields, what: string) => f.number(`${what}, ${across}`, { min: -10_000, max: 20_000 });

/** A ring in the picture, on which a token rolls. */
const ring = (f: Fields) =>
  f.object({
    x: share(f, "how far across its middle is"),
    y: share(f, "how far down it is"),
    radiusX: share(f, "half its length"),
    radiusY: share(f, "half its width"),
    tilt: f.number("degrees that it is turned clockwise", { min: -90, max: 90 }),
  });

/** The bands that only this page has. */
export const bands = {
  hero: (f: Fields) => ({
    heading: heading(f),
    lead: f.inline("who has asked, what became of them, and what we do first", { words: 45 }),
    proofs: f.list(f.fact(), { min: 0, max: 3 }).default([]),
    action: f.action(),
    second: f.action().optional(),
    picture: picture(f),
    ring: ring(f).optional(),
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
