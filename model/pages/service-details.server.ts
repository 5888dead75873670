import type { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";
import { optionalPicture } from "../fields/optional-picture.server.ts";

export type ServiceDetailsPage = z.infer<ReturnType<typeof serviceDetailsPage>>;

export const serviceDetailsPage = (f: Fields) =>
  f.object({
    head: f.head(),
    tape: f.object({
      crumb: f.action(),
      title: f.text("heading"),
      lead: f.text("which job is told, who paid, what it was for"),
      note: f.text("how the figures were taken"),
      caseLabel: f.text("the words on the case of the tape measure"),
      weekWord: f.text("the word before the number of a week"),
    }),
    weeks: f.object({
      title: f.text("heading"),
      lead: f.text("how to read the list"),
      hoursWord: f.text("the word after a number of hours"),
      items: f.list(
        f.object({
          title: f.text("what this week was about, a few words"),
          text: f.inline("what happened, two or three sentences"),
          hours: f.number("hours that we worked"),
          gate: f.text("the gate in this week, if there is one").optional(),
          picture: optionalPicture(
            f,
            "how far the job is when a stage of it begins; it stays in view until the next one",
          ),
        }),
        { min: 8, max: 16 },
      ),
    }),
    people: f.object({
      title: f.text("heading"),
      text: f.inline("planned, used and invoiced hours"),
      squareNote: f.text("what one square stands for"),
      items: f.list(
        f.object({ role: f.text("a trade"), who: f.text("what this person did"), hours: f.number("hours") }),
      ),
    }),
    papers: f.object({
      title: f.text("heading"),
      lead: f.text("which papers are shown"),
      items: f.list(
        f.object({
          title: f.text("the name of the paper"),
          meta: f.text("length, rhythm, author"),
          lines: f.list(f.inline("a line as it stood on the paper"), { max: 8 }),
        }),
        { min: 4, max: 4 },
      ),
    }),
    gates: f.object({
      title: f.text("heading"),
      lead: f.text("what a gate is"),
      evidenceLabel: f.text("the word before the evidence"),
      ifNotLabel: f.text("the words before what a no would have meant"),
      items: f.list(
        f.object({
          week: f.text("when"),
          question: f.text("the question at the gate"),
          evidence: f.text("what lay on the table"),
          picture: optionalPicture(f, "the gate, open or shut"),
          answer: f.text("what was decided, and by whom"),
          ifNot: f.text("what a no would have meant"),
        }),
        { min: 3, max: 3 },
      ),
    }),
    needs: f.object({
      title: f.text("heading"),
      text: f.text("what happens when it is missing"),
      items: f.list(
        f.object({ amount: f.text("how much"), title: f.text("of what"), text: f.text("from whom, and why") }),
      ),
    }),
    changes: f.object({
      title: f.text("heading"),
      lead: f.inline("how a change is priced"),
      tickets: f.list(
        f.object({
          number: f.text("number of the ticket"),
          ask: f.text("what was asked"),
          sum: f.text("hours times rate"),
          verdict: f.oneOf(["taken", "swapped", "refused"], "what became of it"),
          word: f.text("what became of it, as shown"),
          why: f.text("the reason"),
        }),
        { min: 3, max: 3 },
      ),
      footer: f.text("the sum of all changes"),
    }),
    exits: f.object({
      title: f.text("heading"),
      lead: f.text("a sentence beside it"),
      doors: f.list(
        f.object({
          picture: optionalPicture(f, "the door"),
          title: f.text("who leaves"),
          text: f.text("what happens"),
          points: f.list(f.text("what you keep, pay or get")),
        }),
        { min: 3, max: 3 },
      ),
    }),
    close: f.object({
      title: f.text("heading"),
      text: f.text("what we send, and by when"),
      action: f.action(),
      second: f.action(),
    }),
  });
