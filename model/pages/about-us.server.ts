import type { Fields } from "../fields/fields.server.ts";

export const aboutUsPage = (f: Fields) =>
  f.object({
    head: f.head(),
    twin: f.object({
      title: f.text("the heading of the page"),
      lead: f.text("who and where, in two sentences").optional(),
      imgUrl: f.picture(),
      alt: f.alt(),
      are: f.text("heading of the left list"),
      areItems: f.list(f.text("something we are"), { max: 4 }),
      areNot: f.text("heading of the right list"),
      areNotItems: f.list(f.text("something people take us for"), { max: 4 }),
    }),
    years: f.object({
      title: f.text("heading"),
      items: f.list(
        f.object({
          year: f.number("the year", { min: 1900, max: 2100 }),
          text: f.text("what happened, with a figure"),
        }),
        { min: 0, max: 7 },
      ),
    }),
    loans: f.object({
      title: f.text("heading"),
      lead: f.text("how to read the table"),
      table: f.text("name of the table for screen readers"),
      corner: f.text("heading of the first column"),
      to: f.text("the word before a borrower"),
      itself: f.text("what a department lends to itself, for screen readers"),
      rows: f.list(
        f.object({
          department: f.department(),
          name: f.text("the department in a word"),
          lends: f.list(f.object({ to: f.department(), what: f.text("what is lent, and for what") }), { max: 3 }),
        }),
        { min: 0, max: 4 },
      ),
    }),
    principles: f.object({
      title: f.text("heading"),
      items: f.list(
        f.object({ says: f.text("the principle"), costs: f.text("what it has cost us, starting with So") }),
        {
          max: 5,
        },
      ),
    }),
    signers: f.object({
      title: f.text("heading"),
      lead: f.text("what they sign"),
      people: f.picks("people", 4),
      action: f.action(),
    }),
    offices: f.object({
      title: f.text("heading"),
      people: f.text("the word after a number of people"),
      now: f.text("the word after the time"),
    }),
    figures: f.object({ title: f.text("heading above the four counters") }),
    supplier: f.object({
      title: f.text("heading"),
      name: f.text("label of the registered name"),
      number: f.text("label of the company number"),
      office: f.text("label of the registered office"),
      facts: f.list(f.object({ term: f.text("a label"), text: f.inline("what a purchasing form asks for") })),
    }),
    visit: f.object({
      title: f.text("heading"),
      lead: f.text("when, and what a visitor gets"),
      action: f.action(),
      imgUrl: f.picture(),
      alt: f.alt(),
    }),
  });
