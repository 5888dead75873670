import type { Fields } from "../fields/fields.server.ts";

export const faqPage = (f: Fields) =>
  f.object({
    head: f.head(),
    title: f.text("the heading of the page"),
    lead: f.text("what is answered").optional(),
    search: f.object({
      label: f.text("the label of the search field; {count} becomes the number of answers"),
      placeholder: f.text("three words that people look for"),
      button: f.text("the word on the key"),
      found: f.text("how many answers were found; {count} and {query} are filled in"),
      foundOne: f.text("the same for one answer"),
      close: f.text("what to say when only something similar was found; {query} and {meant} are filled in"),
      none: f.text("what to say when nothing was found; {query} is filled in"),
      all: f.action(),
    }),
    often: f.object({
      label: f.text("the words before the links"),
      links: f.list(f.action(), { min: 2, max: 4 }),
    }),
    chest: f.object({
      label: f.text("what the drawers are, for screen readers"),
      count: f.text("the words under a drawer; {count} becomes the number of answers"),
    }),
    ask: f.object({
      title: f.text("a question"),
      lead: f.text("what happens to a question that is sent"),
      label: f.text("the label of the field"),
      button: f.text("the words on the key"),
      note: f.text("what the next page will ask for"),
      imgUrl: f.picture(),
    }),
  });
