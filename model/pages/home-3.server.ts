import type { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";
import { optionalPicture } from "../fields/optional-picture.server.ts";

export type Home3Page = z.infer<ReturnType<typeof home3Page>>;

const partTones = ["tang", "mari", "white", "ink"] as const;

export const home3Page = (f: Fields) =>
  f.object({
    head: f.head(),
    opening: f.object({
      title: f.text("how many places are left this year"),
      lead: f.text("how many games a year, and until when"),
      proofs: f.list(f.fact(), { max: 3 }).optional(),
      action: f.action(),
      taken: f.list(
        f.object({
          title: f.text("a signed game, invented"),
          note: f.text("who makes it and when it is out"),
          imgUrl: f.picture(),
          alt: f.alt(),
        }),
        { min: 3, max: 3 },
      ),
      free: f.list(f.object({ number: f.text("the place"), label: f.text("a word"), url: f.link() }), {
        min: 2,
        max: 2,
      }),
    }),
    signing: f.object({
      title: f.text("heading, heard but not seen"),
      yes: f.object({ title: f.text("heading"), items: f.list(f.text("what we sign")) }),
      no: f.object({ title: f.text("heading"), items: f.list(f.text("what we leave alone")) }),
    }),
    deal: f.object({
      title: f.text("heading"),
      lead: f.text("the deal in a sentence"),
      bar: f.text("what the bar shows, for those who cannot see it"),
      parts: f.list(
        f.object({
          amount: f.number("whole units of the currency, for the length of the part"),
          value: f.text("the amount as shown"),
          label: f.text("who gets it"),
          tone: f.oneOf(partTones, "the colour"),
        }),
        { min: 4, max: 4 },
      ),
      note: f.text("where the figures come from"),
      table: f.object({
        label: f.text("what the table shows"),
        columns: f.list(f.text("a column"), { min: 4, max: 4 }),
        rows: f.list(
          f.object({ receipts: f.text("what the game took"), cells: f.list(f.text("a cell"), { min: 3, max: 3 }) }),
        ),
      }),
    }),
    contents: f.object({
      title: f.text("heading"),
      items: f.list(
        f.object({
          amount: f.text("a figure"),
          unit: f.text("of what"),
          text: f.text("what that means"),
          drawn: f.object({
            full: f.number("blocks drawn full", { max: 40 }),
            half: f.number("blocks drawn half", { max: 1 }).optional(),
            of: f.number("how many places there are", { min: 1, max: 40 }),
          }),
        }),
        { min: 6, max: 6 },
      ),
      refusal: f.text("what is not in the deal"),
    }),
    roll: f.object({
      title: f.text("heading"),
      lead: f.text("whose name comes first"),
      by: f.text("the words before a publisher"),
      own: f.text("what is said of a game that we published ourselves"),
    }),
    days: f.object({
      title: f.text("heading"),
      lead: f.text("how long a pitch takes"),
      toy: optionalPicture(f, "the days in one row, with who is at it"),
      day: f.text("the word before the number of a day"),
      events: f.list(
        f.object({
          day: f.number("a working day", { min: 1, max: 12 }),
          title: f.text("verb"),
          text: f.text("what happens"),
        }),
      ),
      late: f.text("what happens if we are late"),
    }),
    checklist: f.object({
      title: f.text("heading"),
      lead: f.text("how to use the list"),
      toy: optionalPicture(f, "the things of the list, packed"),
      items: f.list(f.object({ title: f.text("a thing to send"), text: f.text("how much of it") }), {
        min: 8,
        max: 8,
      }),
      count: f.text("the words after the number that is ticked"),
      leaveOut: f.inline("what not to send"),
    }),
    questions: f.object({
      title: f.text("heading"),
      scout: f.pick("people"),
      items: f.list(f.object({ question: f.text("a question we ask"), why: f.text("what we hope to hear") })),
    }),
    close: f.object({
      title: f.text("heading"),
      text: f.text("a sentence"),
      action: f.action(),
      note: f.text("a limit"),
    }),
  });
