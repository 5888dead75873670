import { heading, type OwnBandOf } from "#app/bands/band-words.server.ts";
import type { Fields } from "#model/fields/fields.server.ts";

/** What every contract is asked, in the order of the table. */
export const clauses = [
  "line",
  "commit",
  "end",
  "owe",
  "ownership",
  "overrun",
  "warranty",
  "payment",
  "start",
  "notFor",
] as const;

const questions = {
  line: "it in a few words",
  commit: "what both sides commit to",
  end: "how the client ends it",
  owe: "what the client owes then",
  ownership: "who owns what if it ends early",
  overrun: "who carries an overrun",
  warranty: "what is fixed free afterwards, and for how long",
  payment: "when it is paid",
  start: "the earliest start",
  notFor: "when not to choose it",
};

/** A field for each clause. */
function eachClause<Field>(field: (question: string) => Field): Record<keyof typeof questions, Field> {
  const { line, commit, end, owe, ownership, overrun, warranty, payment, start, notFor } = questions;
  return {
    ...{ line: field(line), commit: field(commit), end: field(end), owe: field(owe), ownership: field(ownership) },
    ...{ overrun: field(overrun), warranty: field(warranty), payment: field(payment), start: field(start) },
    notFor: field(notFor),
  };
}

const comparison = (f: Fields) => ({
  heading: heading(f),
  lead: f.inline("what holds for the whole table"),
  corner: f.text("heading over the names of the clauses", { words: 6 }),
  clauses: f.object(eachClause((question) => f.text(`the heading of: ${question}`, { words: 6 }))),
  contracts: f.list(
    f.object({
      anchor: f.anchor("the name of its address, such as fixed-slice"),
      name: f.text("name of the contract", { words: 6 }),
      department: f.department(),
      owedDays: f.number("days that stopping costs the client at most", { min: 0, max: 365 }),
      owed: f.text("the same in words", { words: 10 }),
      ...eachClause((question) => f.inline(question, { words: 40 })),
    }),
    { min: 1, max: 5 },
  ),
});

const notice = (f: Fields) => ({
  heading: heading(f),
  lead: f.inline("what the figures count, a figure for each contract of the table"),
});

/** The bands of this page that no other has: the table of contracts, and what notice costs in each. */
export const bands = { comparison, notice };

/** A band of this page as its file says it. */
export type OwnBand<Role extends keyof typeof bands> = OwnBandOf<typeof bands, Role>;
