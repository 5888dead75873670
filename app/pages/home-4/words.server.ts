import { heading, type OwnBandOf, picture } from "#app/bands/band-words.server.ts";
import type { Fields } from "#model/fields/fields.server.ts";

/** One night of a migration, reading by reading. */
const hero = (f: Fields) => ({
  heading: heading(f),
  lead: f.text("for whom the work is, and one result with its date", { words: 45 }),
  proofs: f.list(f.fact(), { min: 0, max: 3 }).default([]),
  action: f.action(),
  picture: picture(f, "the address of a picture on the ground of the band").optional(),
  control: f.text("what moving along the line chooses"),
  label: f.text("what the table shows, which also opens it"),
  columns: f.list(f.text("a column: time, level, share moved, what went on"), { min: 4, max: 4 }),
  inTime: f.text("the words after a level, which say what was measured"),
  mark: f.compared("the time of the reading that is shown first"),
  readings: f.list(
    f.object({
      at: f.compared("a time such as 02:10, later than the one above"),
      levelHundredths: f.number("requests answered in time, in hundredths of a per cent: 9997 is 99.97%", {
        max: 10_000,
      }),
      movedPercent: f.number("the share of the accounts that had moved, in per cent", { max: 100 }),
      title: f.text("the moment, in a word or two", { words: 6 }),
      text: f.text("what went on", { words: 20 }),
    }),
    { min: 2, max: 14 },
  ),
  floor: f.text("the level that the contract promised"),
  hours: f.list(f.text("a time under the line"), { min: 4, max: 4 }),
});

/** Jobs on their first and their last day, in two pictures of one place. */
const beforeAfter = (f: Fields) => ({
  heading: heading(f),
  lead: f.text("one or two sentences beside the heading", { words: 30 }).optional(),
  before: f.text("the first day", { words: 6 }),
  after: f.text("the last day", { words: 6 }),
  only: f.text("the words of the two buttons that show one day alone", { words: 6 }),
  divider: f.text("what moving the line between the pictures chooses", { words: 9 }),
  action: f.text("the words of the link to a case"),
  rooms: f.list(
    f.object({
      case: f.pick("cases"),
      before: picture(f, "the address of a cut-out of the first day"),
      after: picture(f, "the address of one of the last day, drawn from the same place"),
      note: f.text("how its figures were counted", { words: 30 }).optional(),
    }),
    { max: 2 },
  ),
});

/** The bands that only this page has. */
export const bands = { hero, "before-after": beforeAfter };

/** A band of this page as its file says it. */
export type OwnBand<Role extends keyof typeof bands> = OwnBandOf<typeof bands, Role>;
