import type { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";
import { optionalPicture } from "../fields/optional-picture.server.ts";
import { portMatrix } from "./port-matrix-fields.server.ts";

export type Home2Page = z.infer<ReturnType<typeof home2Page>>;

const standings = ["good", "part", "bad"] as const;

export const home2Page = (f: Fields) =>
  f.object({
    head: f.head(),
    opening: f.object({
      title: f.text("heading"),
      lead: f.text("for whom it is, and what happens next"),
      kind: chooser(f, "kinds"),
      due: f.object({
        label: f.text("label of the date"),
        value: f.date("a date such as 2027-03-14").optional(),
        ahead: f.text("the words after the number of days that are left"),
        past: f.text("the words after the number of days since"),
      }),
      platforms: chooser(f, "sizes of a kind"),
      state: chooser(f, "stages"),
      submit: f.text("the words on the button that leads to the brief"),
      action: f.action(),
      note: f.text("our record with certification, with period"),
    }),
    triage: f.object({
      title: f.text("heading"),
      note: f.text("what was counted, and when"),
      proof: f.fact().optional(),
      toy: optionalPicture(f, "how such a project arrives"),
      label: f.text("what the table shows"),
      columns: f.list(f.text("a column's name"), { min: 4, max: 4 }),
      rows: f.list(
        f.object({
          told: f.text("what a producer says first"),
          look: f.text("what we open first"),
          verdict: f.text("days until we know"),
          standing: f.oneOf(standings, "how it ended"),
          ending: f.text("how it ended, counted"),
        }),
      ),
    }),
    matrix: portMatrix(f),
    checklist: f.object({
      title: f.text("heading"),
      lead: f.text("what the extract is taken from"),
      toy: optionalPicture(f, "one of the checks, at work"),
      lines: f.list(
        f.object({
          number: f.number("its line in the full list", { min: 1 }),
          check: f.text("what is checked"),
          trap: f.text("how builds fail it"),
        }),
      ),
      foot: f.text("where the full list is"),
    }),
    rescues: f.object({
      title: f.text("heading"),
      cases: f.picks("cases", 2),
      constraint: f.text("label"),
      result: f.text("label"),
      weeks: f.text("the word after the number of weeks"),
      people: f.text("the word after the number of people"),
      action: f.text("the words on the link to a case"),
    }),
    ramp: f.object({
      title: f.text("heading"),
      note: f.text("which job, and what a block is"),
      week: f.text("the word before the number of a week"),
      legend: f.list(f.text("a trade, in the order lead, builders, testers"), { min: 3, max: 3 }),
      weeks: f.list(
        f.object({
          leads: f.number("people who decide", { max: 9 }),
          builders: f.number("people who build", { max: 9 }),
          testers: f.number("people who test", { max: 9 }),
        }),
        { min: 11, max: 11 },
      ),
      phases: f.list(f.object({ title: f.text("the weeks and a verb"), text: f.text("who arrives or leaves") }), {
        min: 4,
        max: 4,
      }),
    }),
    handover: f.object({
      title: f.text("heading"),
      lead: f.text("a sentence"),
      stages: f.list(f.object({ when: f.text("a moment"), text: f.inline("what changes hands then") }), {
        min: 4,
        max: 4,
      }),
      holds: f.list(
        f.object({
          what: f.text("what the client holds, and on which terms"),
          from: f.number("the first of the four moments", { min: 1, max: 4 }),
          to: f.number("the last of them", { min: 1, max: 4 }),
        }),
      ),
      refusal: f.inline("what we keep, or do not do"),
    }),
    quotes: f.object({
      title: f.text("heading"),
      picks: f.picks("testimonials", 2),
      action: f.action(),
    }),
    close: f.object({
      title: f.text("heading"),
      steps: f.list(f.text("what happens next"), { min: 3, max: 3 }),
      action: f.action(),
      note: f.text("what else may be sent, or the price"),
      proof: f.fact().optional(),
      toy: optionalPicture(f, "where the build is handed in"),
    }),
  });

/** A field of the opening; what is chosen is an answer of the brief. */
function chooser(f: Fields, list: string) {
  const option = f.object({
    label: f.text("a choice"),
    id: f.slug(`the answer that it is in the brief: an id of the ${list} in content/price-book.yaml`),
  });
  return f.object({ label: f.text("label of the choices"), options: f.list(option) });
}
