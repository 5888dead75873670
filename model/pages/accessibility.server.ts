import type { Fields } from "../fields/fields.server.ts";

export const accessibilityPage = (f: Fields) =>
  f.object({
    head: f.head(),
    title: f.text("the heading of the page"),
    lead: f.text("the target, and who finds which failures"),
    date: f.object({ label: f.text("the words before the date"), day: f.date() }),
    keys: f.object({
      title: f.text("the heading over the keys of a keyboard"),
      list: f.list(f.object({ key: f.text("the letters on the key"), does: f.text("what it does on this site") }), {
        min: 4,
        max: 6,
      }),
    }),
    touch: f.object({
      title: f.text("the heading over what fingers can do"),
      list: f.list(f.object({ key: f.text("one word"), does: f.text("what it does on this site") }), {
        min: 2,
        max: 4,
      }),
    }),
    checks: f.object({
      title: f.text("the heading over the tests"),
      lead: f.text("when the tests run"),
      finds: f.text("the words over what a test finds"),
      misses: f.text("the words over what it misses"),
      list: f.list(
        f.object({
          title: f.text("the test in a few words"),
          how: f.text("how it is done"),
          finds: f.text("what it finds"),
          misses: f.text("what it does not find"),
        }),
        { min: 4, max: 6 },
      ),
    }),
    weak: f.object({
      title: f.text("the heading over the weak spots"),
      lead: f.text("how the list is kept up to date"),
      noted: f.text("the word before the date of a spot"),
      around: f.text("the words over the way round"),
      ends: f.text("the words over what would end it"),
      list: f.list(
        f.object({
          title: f.text("what is weak"),
          day: f.date(),
          text: f.text("whom it hits and how"),
          around: f.text("what to do meanwhile"),
          ends: f.text("what would take it off the list"),
        }),
      ),
    }),
    report: f.object({
      title: f.text("the heading over the invitation to report"),
      text: f.text("what to tell us and when we answer"),
      tell: f.list(f.text("one thing that helps us to find the barrier"), { min: 2, max: 5 }),
      subject: f.text("the subject of the mail that the button opens"),
      action: f.text("the words on the button"),
      phone: f.text("the words before the telephone number"),
    }),
  });
