import { heading, type OwnBandOf, picture, tones } from "#app/bands/band-words.server.ts";
import type { Fields } from "#model/fields/fields.server.ts";

/** The bands that only this page has. */
export const bands = {
  hero: (f: Fields) => ({
    heading: heading(f),
    lead: f.inline("for whom, and how long it has held", { words: 30 }),
    proofs: f.list(f.fact(), { min: 0, max: 3 }).default([]),
    action: f.action(),
    second: f.action().optional(),
    picture: picture(f, "the address of a cut-out on the board").optional(),
    board: f.object({
      label: f.text("that this is a sample"),
      home: f.text("an invented team"),
      homeGoals: f.number("goals", { max: 20 }),
      away: f.text("an invented team"),
      awayGoals: f.number("goals", { max: 20 }),
      minute: f.text("the minute of play"),
      caption: f.text("what the table shows"),
      columns: f.list(f.text("a column"), { min: 4, max: 4 }),
      events: f.list(
        f.object({
          clock: f.text("match clock"),
          event: f.text("what happened"),
          detail: f.text("who, or which value"),
          delay: f.text("milliseconds from stand to feed"),
          isGoal: f.flag(),
        }),
        { max: 8 },
      ),
    }),
  }),
  "latency-path": (f: Fields) => ({
    heading: heading(f),
    lead: f.inline("what was measured", { words: 45 }),
    unit: f.text("the unit of the times"),
    slower: f.text("the label of a slider that makes a stage slower"),
    sum: f.text("the label of the sum of all stages"),
    kept: f.text("what it means that the sum is as promised", { words: 14 }),
    missed: f.text("what it means that the sum is more", { words: 14 }),
    stages: f.list(
      f.object({
        ms: f.number("milliseconds", { min: 1, max: 1000 }),
        title: f.text("where they go", { words: 9 }),
        text: f.text("why", { words: 14 }),
        tone: f.oneOf(tones, "the colour"),
      }),
      { min: 3, max: 6 },
    ),
  }),
};

/** A band of this page as its component gets it. */
export type OwnBand<Role extends keyof typeof bands> = OwnBandOf<typeof bands, Role>;
