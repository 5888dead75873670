import type { Fields } from "../fields/fields.server.ts";

export const testimonialPage = (f: Fields) =>
  f.object({
    head: f.head(),
    tally: f.object({
      title: f.text("the heading of the page, with the number of quotes"),
      lead: f.text("how the quotes are collected"),
      note: f.text("how many were asked and how many let us print"),
      chart: f.text("name of the blocks for screen readers"),
      one: f.text("the word after 1"),
      many: f.text("the word after other numbers"),
    }),
    ratings: f.list(
      f.object({ stars: f.number("the rating", { min: 3, max: 5 }), words: f.text("the rating in words") }),
      { min: 3, max: 3 },
    ),
    long: f.object({
      title: f.text("heading for screen readers"),
      imgUrl: f.picture(),
      alt: f.alt(),
      case: f.text("words of the link to the case; {title} is the job"),
    }),
    wall: f.object({
      title: f.text("heading, with the number of quotes"),
      filter: f.text("name of the filter for screen readers"),
      all: f.text("the key that takes the filter off"),
      answer: f.text("words of the link from a critical quote to our answer"),
    }),
    critic: f.object({ title: f.text("heading"), answer: f.text("heading of our answer") }),
    ninth: f.object({
      title: f.text("heading, a few words"),
      lead: f.text("the other way to find out"),
      action: f.action(),
      other: f.action(),
    }),
  });
