import { heading, type OwnBandOf, picture } from "#app/bands/band-words.server.ts";
import type { Fields } from "#model/fields/fields.server.ts";

const rowTones = ["tang", "white", "mari", "orch"] as const;

/** The words where visitors put a line of their own on the tag. */
const trial = (f: Fields) =>
  f.object({
    string: f.text("the label of the field"),
    start: f.compared("the text that the field begins with: the first of the measured lines"),
    privacy: f.text("that typed text is never sent, and which font is measured"),
    ways: f.text("what the buttons choose"),
    plain: f.text("the button for a line as it is"),
    pseudo: f.text("the button for an invented, longer language"),
    rtl: f.text("the button for right to left"),
    over: f.text("the sentence of a line that is too wide; {over} is filled in"),
  });

/** The bands that only this page has. */
export const bands = {
  hero: (f: Fields) => ({
    heading: f.text("what the page offers: the page's first heading", { characters: 75 }),
    lead: f.inline("how fast, from which price, how well", { words: 45 }),
    proofs: f.list(f.fact(), { min: 0, max: 3 }).default([]),
    action: f.action(),
    second: f.action().optional(),
    source: f.text("where the line is from, what is counted"),
    unit: f.text("the word after the number of characters"),
    picture: picture(f).optional(),
    lines: f.list(
      f.object({
        lang: f.text("a language tag such as pl"),
        name: f.text("the language in English"),
        text: f.compared("the line in that language; its characters are counted"),
        tone: f.oneOf(rowTones, "the colour of the row"),
      }),
      { min: 8, max: 8 },
    ),
  }),
  "text-fit": (f: Fields) => ({
    heading: heading(f),
    lead: f.inline("which line, where it is, when it was measured", { words: 30 }),
    picture: picture(f).optional(),
    room: f.number("the space on the tag in pixels", { min: 60, max: 160 }),
    unit: f.text("the unit after a width"),
    fits: f.text("the sentence of a line that fits"),
    over: f.text("the sentence of a line that does not"),
    trial: trial(f),
    rows: f.list(
      f.object({
        lang: f.text("a language tag"),
        name: f.text("the language in English"),
        text: f.compared("the line in that language, which is drawn in its width"),
        width: f.number("its width in pixels", { min: 1 }),
        remark: f.text("what the linguist said", { words: 12 }),
      }),
      { min: 1, max: 8 },
    ),
  }),
};

/** A band of this page as its component gets it. */
export type OwnBand<Role extends keyof typeof bands> = OwnBandOf<typeof bands, Role>;
