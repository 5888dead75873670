import { heading, type OwnBandOf, picture } from "#app/bands/band-words.server.ts";
import type { Fields } from "#model/fields/fields.server.ts";

/** The bands that only this page has. */
export const bands = {
  hero: (f: Fields) => ({
    heading: heading(f),
    lead: f.inline("what is offered, and the period of the count", { words: 45 }),
    proofs: f.list(f.fact(), { min: 0, max: 3 }).default([]),
    action: f.action(),
    second: f.action().optional(),
    piles: f.list(
      f.object({
        tone: f.oneOf(["ink", "white", "mari"], "the colour of the pile where it has no picture"),
        count: f.number("number of founders, one chip each", { min: 1, max: 24 }),
        label: f.text("what became of them"),
        picture: picture(f, "the address of one chip of the pile, cut out without a shadow").optional(),
      }),
      { min: 3, max: 3 },
    ),
  }),
  "decision-path": (f: Fields) => ({
    heading: heading(f),
    lead: f.inline("how to read the river", { words: 45 }),
    leftWord: f.text("the words after the number that is left"),
    start: f.number("founders at the beginning"),
    questions: f.list(
      f.object({
        question: f.text("a question that can end it"),
        out: f.number("founders who left here"),
        exit: f.text("what they left with"),
        no: f.text("what we say to a no"),
      }),
    ),
    end: f.text("what happens to those who are left"),
    path: f.object({
      yes: f.text("the button for yes"),
      no: f.text("the button for no"),
      begin: f.text("the sentence before the first answer"),
      left: f.text("the sentence after a no: how many left there; {count} and {start} are filled in"),
      passed: f.text("the sentence after a yes: how many got as far; {count} and {start} are filled in"),
      again: f.text("the words on the button that begins again"),
    }),
  }),
};

/** A band of this page as its component gets it. */
export type OwnBand<Role extends keyof typeof bands> = OwnBandOf<typeof bands, Role>;
