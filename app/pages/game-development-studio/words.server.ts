import { heading, type OwnBandOf, picture } from "#app/bands/band-words.server.ts";
import type { Fields } from "#model/fields/fields.server.ts";
import { arcadeWords } from "#model/pages/arcade-words.server.ts";

const list = (f: Fields, what: string) =>
  f.object({
    heading: f.text("heading of a list", { words: 6 }),
    items: f.list(f.text(what, { words: 12 }), { max: 4 }),
  });

const across = "in ten-thousandths of the picture's width";
const share = (f: Fields, what: string) => f.number(`${what}, ${across}`, { min: -10_000, max: 20_000 });

/** Blocks that lie in the picture's grid, such as a house on the screen of a cabinet. */
const blocks = (f: Fields) =>
  f.object({
    x: share(f, "how far across the middle of the first column of the first row is"),
    y: share(f, "how far down it is"),
    columnX: share(f, "how far across the next column is"),
    columnY: share(f, "how far down it is"),
    rowX: share(f, "how far across the next row is"),
    rowY: share(f, "how far down it is"),
    rows: f.list(f.compared("a row of the grid: # for a block, a dot for an empty place"), { max: 12 }),
  });

/** The cabinet with its game, and what may be expected of the studio. */
const hero = (f: Fields) => ({
  heading: heading(f),
  lead: f.inline("what can be hired, with figures", { words: 45 }),
  proofs: f.list(f.fact(), { min: 0, max: 3 }).default([]),
  action: f.action(),
  second: f.action().optional(),
  links: f.list(f.action(), { min: 0, max: 2 }).default([]),
  picture: picture(f),
  blocks: blocks(f).optional(),
  arcade: arcadeWords(f),
  promise: list(f, "a promise that can be checked"),
  refusal: list(f, "a thing that we do not do"),
});

const tones = ["tang", "mari", "pitch", "orch", "white", "ink"] as const;

/** One measured frame of a game, to scale. */
const frameBudget = (f: Fields) => ({
  heading: heading(f),
  lead: f.inline("total, hardware, scene, number of frames, build", { words: 45 }),
  picture: picture(f),
  label: f.text("what the bar shows, for those who hear it"),
  parts: f.list(
    f.object({
      tenths: f.number("tenths of a millisecond", { min: 1 }),
      label: f.text("what takes the time"),
      tone: f.oneOf(tones, "the colour of the part; ink is what is left over"),
    }),
    { min: 2, max: 8 },
  ),
});

/** The bands that only this page has. */
export const bands = { hero, "frame-budget": frameBudget };

/** A band of this page as its file says it. */
export type OwnBand<Role extends keyof typeof bands> = OwnBandOf<typeof bands, Role>;
