import { type OwnBandOf, picture } from "#app/bands/band-words.server.ts";
import type { Fields } from "#model/fields/fields.server.ts";
import { kitChecklist } from "#model/pages/kit-checklist.server.ts";

/** The bands that only this page has. */
export const bands = {
  hero: (f: Fields) => ({
    heading: f.text("what the page offers: the page's first heading", { characters: 60 }),
    lead: f.inline("what the service covers, from which price, and why lines are measured first", { words: 45 }),
    proofs: f.list(f.fact(), { min: 0, max: 3 }).default([]),
    action: f.action(),
    second: f.action().optional(),
    original: f.object({
      name: f.text("the language of the line that fits its box"),
      text: f.compared("the line that fits its box; the others are measured by its length"),
    }),
    lines: f.list(
      f.object({
        lang: f.text("a language tag such as de, pt-BR or zh-Hant"),
        name: f.text("the language in English"),
        text: f.compared("the line in that language"),
      }),
      { min: 3, max: 5 },
    ),
    over: f.text("the word after a percentage"),
    picture: picture(f).optional(),
  }),
  "kit-checklist": kitChecklist,
};

/** A band of this page as its component gets it. */
export type OwnBand<Role extends keyof typeof bands> = OwnBandOf<typeof bands, Role>;
