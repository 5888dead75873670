import type { Fields } from "../fields/fields.server.ts";

export const blogGridPage = (f: Fields) =>
  f.object({
    head: f.head(),
    title: f.text("the heading of the page, two words"),
    search: f.object({
      label: f.text("the label of the search field, with {total}"),
      placeholder: f.text("a few words that find something"),
      button: f.text("the word on the button"),
    }),
    narrow: f.object({
      label: f.text("what the side column is for, for screen readers"),
      category: f.text("the heading over the categories"),
      everything: f.text("the line for all categories"),
      year: f.text("the heading over the years"),
      tags: f.text("the heading over the tags"),
    }),
    ask: f.object({ person: f.pick("people"), text: f.inline("whom to ask, with an address") }),
    results: f.object({
      title: f.text("the heading over the posts"),
      best: f.text("the same after a search, whose best results come first"),
      about: f.text("the heading over what a search found, with {query}"),
      close: f.text("what to say when only something similar was found, with {query} and {meant}"),
      status: f.text("which posts are shown, with {first}, {end} and {total}"),
      minutes: f.text("a short reading time, with {minutes}"),
      all: f.text("the words of the link that drops every choice"),
      length: f.text("the label of the choice of length"),
      any: f.text("the choice of both lengths"),
      long: f.text("the choice of long pieces, with {count}"),
      note: f.text("the choice of short notes, with {count}"),
      show: f.text("the word on the button beside the choice"),
    }),
    none: f.object({
      title: f.text("the heading when nothing fits"),
      text: f.text("what to try instead, one or two sentences"),
      status: f.text("the line beside the heading"),
      newest: f.text("the heading over the newest posts, which are shown instead"),
    }),
    pager: f.object({
      label: f.text("what the buttons are, for screen readers"),
      status: f.text("where one is, with {page} and {last}"),
      plain: f.action(),
    }),
  });
