import type { Fields } from "../fields/fields.server.ts";

export const termsPage = (f: Fields) =>
  f.object({
    head: f.head(),
    title: f.text("the heading of the page"),
    lead: f.text("how to read the two columns"),
    date: f.object({ label: f.text("the words before the date"), day: f.date() }),
    contents: f.text("the name of the list of clauses"),
    meaning: f.text("the words over each explanation"),
    clauses: f.list(
      f.object({
        anchor: f.anchor("a short word for the address of the clause"),
        title: f.text("the matter in a few words"),
        text: f.markdown("the clause"),
        meaning: f.text("the same for somebody in a hurry"),
        sampleOnly: f.flag().optional(),
      }),
    ),
    ask: f.object({
      title: f.text("the heading over the invitation to ask"),
      text: f.text("what an answer to a question is worth"),
      actions: f.list(f.action(), { min: 1, max: 2 }),
    }),
  });
