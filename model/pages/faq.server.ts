import type { Fields } from "../fields/fields.server.ts";
import { findWords } from "./find-words.server.ts";

export const faqPage = (f: Fields) =>
  f.object({
    head: f.head(),
    title: f.text("the heading of the page"),
    lead: f.text("what is answered").optional(),
    search: findWords(f, "answers"),
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
