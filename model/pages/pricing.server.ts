import type { Fields } from "../fields/fields.server.ts";

export const pricingPage = (f: Fields) =>
  f.object({
    head: f.head(),
    title: f.text("the heading of the page"),
    lead: f.inline("whom care plans suit, and where to look otherwise"),
    plans: f.object({
      period: f.text("the words after the figure; {duration} is filled in"),
      reply: f.text("the words under the response time"),
      crowds: f.list(f.object({ pictures: f.list(f.picture(), { max: 3 }) }), { min: 3, max: 3 }),
    }),
    table: f.object({
      title: f.text("a sentence"),
      note: f.text("tax and hours"),
      label: f.text("what the table compares, for screen readers"),
      feature: f.text("the head of the first column, for screen readers"),
      rows: f.list(
        f.object({
          feature: f.text("what is compared"),
          cells: f.list(f.compared("the value for one plan, No when there is none"), { max: 3 }),
        }),
        { min: 0 },
      ),
    }),
    work: f.object({
      title: f.text("a sentence"),
      lead: f.text("which invoices the ranges come from"),
      proof: f.fact().optional(),
      ranges: f.list(
        f.object({
          title: f.text("a kind of job"),
          from: f.number("the lower price in whole units of the currency", { min: 5000, max: 4_000_000 }),
          to: f.number("the upper price in whole units of the currency", { min: 5000, max: 4_000_000 }),
          department: f.department(),
          proof: f.fact().optional(),
          driver: f.text("what moves the price most"),
        }),
        { min: 0 },
      ),
    }),
    drivers: f.object({
      title: f.text("a sentence"),
      list: f.list(f.object({ name: f.text("what moves a price"), effect: f.text("how far and why") })),
      ticket: f
        .object({
          caption: f.text("says that this is an example"),
          title: f.text("the job"),
          rows: f.list(
            f.object({
              label: f.text("a line of the quote"),
              amount: f.number("in whole units of the currency, with a minus where it saves", { min: -1_000_000 }),
            }),
          ),
          sum: f.text("the word before the sum"),
          note: f.text("what was invoiced in the end"),
        })
        .optional(),
    }),
    terms: f.object({ title: f.text("a phrase"), lines: f.list(f.inline("one term in a sentence or two")) }),
    questions: f.object({
      title: f.text("a phrase"),
      list: f.list(f.object({ question: f.text("a question"), answer: f.inline("the answer") })),
      more: f.action(),
      ask: f.object({ text: f.text("what a price costs to ask for"), action: f.action() }),
    }),
  });
