import type { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";
import { optionalPicture } from "../fields/optional-picture.server.ts";

export type Home4Page = z.infer<ReturnType<typeof home4Page>>;

export const home4Page = (f: Fields) =>
  f.object({
    head: f.head(),
    opening: f.object({
      title: f.text("an outcome, in two sentences"),
      lead: f.text("what the line shows, with its date"),
      proofs: f.list(f.fact(), { max: 3 }).optional(),
      action: f.action(),
      cutOver: cutOver(f),
      floor: f.text("the level that the contract promised"),
      hours: f.list(f.text("a time under the line"), { min: 4, max: 4 }),
    }),
    models: f.object({
      title: f.text("heading"),
      label: f.text("what the table shows"),
      columns: f.list(f.text("a column"), { min: 6, max: 6 }),
      items: f.list(
        f.object({
          title: f.text("a way to hire us"),
          text: f.text("what it is"),
          date: f.text("who answers for the date"),
          order: f.text("who orders the work, how often it may change"),
          leave: f.text("how the client leaves"),
          price: f.text("what it costs"),
          proof: f.fact().optional(),
          not: f.text("for whom it is wrong"),
        }),
        { min: 3, max: 3 },
      ),
    }),
    rack: f.object({
      title: f.text("heading"),
      lead: f.text("what we do not do"),
      imgUrl: f.picture(),
      alt: f.alt(),
      units: f.list(f.object({ title: f.text("a capability"), text: f.text("what that has meant") })),
      action: f.action(),
    }),
    answers: f.object({
      title: f.text("heading"),
      lead: f.inline("under which condition the papers are sent"),
      groups: f.list(
        f.object({
          title: f.text("one word"),
          items: f.list(
            f.object({ question: f.text("a question"), answer: f.text("the answer"), paper: f.text("what proves it") }),
          ),
        }),
        { min: 3, max: 3 },
      ),
    }),
    changes: f.object({
      title: f.text("heading"),
      cases: f.picks("cases", 2),
      toys: f
        .list(f.object({ before: optionalPicture(f, "the first day"), after: optionalPicture(f, "the last day") }), {
          max: 2,
        })
        .optional(),
      before: f.text("label of the figures before"),
      after: f.text("label of the figures after"),
      action: f.text("the words on the link to a case"),
    }),
    leads: f.object({
      title: f.text("heading"),
      lead: f.text("a sentence"),
      people: f.list(f.object({ person: f.pick("people"), ask: f.text("what to ask this person") }), {
        min: 0,
        max: 3,
      }),
    }),
    plans: f.object({
      title: f.text("heading"),
      lead: f.text("a sentence"),
      per: f.text("the words after a price"),
      reply: f.text("the words before a reply time"),
      action: f.action(),
    }),
    call: f.object({
      title: f.text("heading"),
      lead: f.text("who comes, what it costs"),
      minutes: f.list(
        f.object({ from: f.text("the minute it starts"), title: f.text("what happens"), text: f.text("a sentence") }),
        { min: 4, max: 4 },
      ),
      action: f.action(),
      note: f.text("how often we say no"),
    }),
  });

/** One night of a migration, reading by reading. */
function cutOver(f: Fields) {
  return f.object({
    control: f.text("what moving along the line chooses"),
    label: f.text("what the table shows"),
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
        title: f.text("the moment, in a word or two"),
        text: f.text("what went on"),
      }),
      { min: 2, max: 14 },
    ),
  });
}
