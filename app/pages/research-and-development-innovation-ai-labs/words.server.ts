import { heading, itemHeading, type OwnBandOf, picture } from "#app/bands/band-words.server.ts";
import type { Fields } from "#model/fields/fields.server.ts";

const question = (f: Fields) =>
  f.object({
    question: f.text("an open question", { words: 12 }),
    text: f.text("what is known so far", { words: 20 }),
  });

const hero = (f: Fields) => ({
  heading: heading(f),
  lead: f.inline("who works on what, and what comes back", { words: 45 }),
  action: f.action(),
  second: f.action().optional(),
  picture: picture(f, "the address of a cut-out between the questions"),
  questionsHeading: f.text("heading of the questions, heard but not seen"),
  questions: f.list(question(f), { min: 6, max: 6 }),
});

/** What the harbour's frame takes, with everything and without each part; asked for, it is drawn. */
const harbour = (f: Fields) =>
  f.object({
    heading: itemHeading(f),
    lead: f.inline("whose scene it is, and what can be done with it", { words: 30 }),
    name: f.text("the name of the drawing, for those who hear it"),
    table: f.text("what the table shows, which also opens it"),
    columns: f.list(f.text("heading of a column"), { min: 4, max: 4 }),
    rows: f.list(
      f.object({
        what: f.text("everything, or what is left out"),
        calls: f.number("draw calls of a frame; a test compares it with what is drawn"),
        triangles: f.number("triangles of a frame, the same"),
        note: f.text("what it is good for"),
      }),
    ),
    canvas: f.text("what is drawn, for those who hear it"),
    ready: f.text("it runs, and what to do"),
    bar: f.text("what the bar shows"),
    stopped: f.text("the visitor has stopped it"),
    failed: f.text("it could not be loaded"),
    refused: f.text("the browser cannot draw it"),
  });

const frameLab = (f: Fields) => ({
  heading: heading(f),
  lead: f.inline("which device, which build, how measured", { words: 45 }),
  unit: f.text("the unit of the costs"),
  budgetTenths: f.number("the whole frame, in tenths of the unit", { min: 1 }),
  parts: f
    .list(
      f.object({ what: itemHeading(f), tenths: f.number("how much it takes, in tenths of the unit", { min: 1 }) }),
      { min: 0, max: 8 },
    )
    .default([]),
  thought: f.text("what the buttons choose: a way to decide"),
  scene: f.text("what the ticks leave in the scene"),
  holds: f.text("the sentence when all fits into a frame; {used} and {rate} are filled in"),
  drops: f.text("the sentence when it takes several; {used}, {frames} and {rate} are filled in"),
  table: f.text("what the table shows, which also opens it"),
  columns: f.list(f.text("heading of a column"), { min: 5, max: 5 }),
  thoughts: f.list(
    f.object({
      what: itemHeading(f),
      where: f.text("where it runs, how often"),
      hundredths: f.number("what it takes in a frame, in hundredths of the unit"),
      memory: f.text("memory"),
      standing: f.oneOf(["good", "part", "bad"], "fits, sometimes, or not"),
      verdict: f.text("what we would say", { words: 6 }),
    }),
    { min: 1, max: 8 },
  ),
  harbour: harbour(f).optional(),
});

/** The bands that only this page has. */
export const bands = { hero, "frame-lab": frameLab };

/** A band of this page as its file says it. */
export type OwnBand<Role extends keyof typeof bands> = OwnBandOf<typeof bands, Role>;
