import type { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";

export type Home4Page = z.infer<ReturnType<typeof home4Page>>;

export const home4Page = (f: Fields) =>
  f.object({
    head: f.head(),
    opening: f.object({
      title: f.text("an outcome, in two sentences"),
      lead: f.text("what the line shows, with its date"),
      proofs: f.list(f.fact(), { max: 3 }).optional(),
      action: f.action(),
      mark: f.object({ title: f.text("the moment of the dip"), text: f.text("what was measured") }),
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
