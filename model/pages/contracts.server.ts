import type { Fields } from "../fields/fields.server.ts";
import { nextPage } from "../fields/next-page.server.ts";

/** What every contract is asked, in the order of the table. */
export const clauses = [
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
  commit: "what both sides commit to",
  end: "how the client ends it",
  owe: "what the client owes then",
  ownership: "who owns what if it ends early",
  overrun: "who carries an overrun",
  warranty: "what is mended free afterwards, and for how long",
  payment: "when it is paid",
  start: "the earliest start",
  notFor: "when not to choose it",
};

/** A text for each clause. */
const eachClause = (f: Fields) => ({
  commit: f.inline(questions.commit),
  end: f.inline(questions.end),
  owe: f.inline(questions.owe),
  ownership: f.inline(questions.ownership),
  overrun: f.inline(questions.overrun),
  warranty: f.inline(questions.warranty),
  payment: f.inline(questions.payment),
  start: f.inline(questions.start),
  notFor: f.inline(questions.notFor),
});

export const contractsPage = (f: Fields) =>
  f.object({
    head: f.head(),
    next: nextPage(f),
    title: f.text("the heading of the page"),
    lead: f.text("what the page compares"),
    jump: f.text("words for the list of contracts, heard but not seen"),
    table: f.object({
      title: f.text("heading"),
      note: f.inline("what holds for the whole table"),
      label: f.text("what the table compares"),
      contract: f.text("heading of the names of the contracts"),
      clauses: f.object({
        commit: f.text(`the heading of: ${questions.commit}`),
        end: f.text(`the heading of: ${questions.end}`),
        owe: f.text(`the heading of: ${questions.owe}`),
        ownership: f.text(`the heading of: ${questions.ownership}`),
        overrun: f.text(`the heading of: ${questions.overrun}`),
        warranty: f.text(`the heading of: ${questions.warranty}`),
        payment: f.text(`the heading of: ${questions.payment}`),
        start: f.text(`the heading of: ${questions.start}`),
        notFor: f.text(`the heading of: ${questions.notFor}`),
      }),
    }),
    contracts: f.list(
      f.object({
        anchor: f.anchor("the name of its address, such as fixed-slice"),
        name: f.text("name of the contract"),
        line: f.text("it in a few words"),
        department: f.department(),
        side: f.oneOf(["us", "you", "both"], "who carries an overrun: the side on which the see-saw comes down"),
        owedDays: f.number("days that stopping costs the client at most, for the bar", { min: 0, max: 365 }),
        owed: f.text("the same in words, beside the bar"),
        ...eachClause(f),
      }),
      { min: 1, max: 5 },
    ),
    goodbye: f.object({
      title: f.text("heading over the bars"),
      text: f.text("what the bars measure"),
    }),
    common: f.object({
      title: f.text("heading"),
      items: f.list(f.object({ title: f.text("a term in a few words"), text: f.inline("the term") }), {
        min: 1,
        max: 8,
      }),
    }),
    ask: f.object({
      title: f.text("heading"),
      text: f.text("what happens to a request"),
      action: f.action(),
      other: f.action(),
    }),
  });
