import type { Fields } from "../fields/fields.server.ts";

/** The ledger's rows are in the site file, beside the retention periods. */
export const privacyPage = (f: Fields) =>
  f.object({
    head: f.head(),
    date: f.object({
      label: f.text("the words before the day"),
      day: f.date("the day of the last change of substance"),
    }),
    channels: f.object({
      title: f.text("the heading of the page"),
      lead: f.text("the sentence under the heading"),
      nothing: f.object({
        title: f.text("heading of the green channel"),
        items: f.list(f.text("something that we do not do"), { max: 7 }),
      }),
      declared: f.object({
        title: f.text("heading of the other channel"),
        items: f.list(f.object({ name: f.text("a thing we keep"), text: f.text("in one line") }), { max: 7 }),
      }),
    }),
    ledger: f.object({
      title: f.text("heading"),
      lead: f.text("how to read the table"),
      table: f.text("name of the table for screen readers"),
      columns: f.object({
        what: f.text("column"),
        why: f.text("column"),
        where: f.text("column"),
        until: f.text("column"),
      }),
    }),
    erase: f.object({
      title: f.text("heading"),
      lead: f.text("what one mail does"),
      steps: f.list(f.object({ title: f.text("a step"), text: f.text("what happens") }), { min: 3, max: 3 }),
      subject: f.text("the subject of the mail that the button opens"),
      button: f.text("words on the button"),
    }),
    rights: f.object({
      title: f.text("heading"),
      items: f.list(f.object({ title: f.text("a question"), text: f.inline("the answer") })),
      controller: f.text("who is responsible; {legalName}, {registeredOffice} and {email} are filled in"),
    }),
  });
