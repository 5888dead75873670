import type { Fields } from "../fields/fields.server.ts";

export const searchPage = (f: Fields) =>
  f.object({
    head: f.head(),
    title: f.text("the heading of the page, two or three words"),
    label: f.text("the label of the field"),
    placeholder: f.text("words that find something"),
    button: f.text("the word on the button"),
    kinds: f.object({
      service: f.text("what a service is called in the results"),
      case: f.text("what a case study is called"),
      post: f.text("what a blog post is called"),
      person: f.text("what a person is called"),
      product: f.text("what a thing in the shop is called"),
      page: f.text("what any other page is called"),
    }),
    rules: f.object({
      stopWords: f.list(f.compared("a word that says nothing of a subject, such as the"), { min: 0, max: 400 }),
      synonyms: f.list(
        f.object({
          word: f.compared("what titles, tags and platforms call it"),
          also: f.list(f.compared("what else people type for it")),
        }),
        { min: 0 },
      ),
    }),
    found: f.object({
      title: f.text("the heading over results, with {query}"),
      kinds: f.object({
        service: f.text("what several services are called"),
        case: f.text("what several case studies are called"),
        post: f.text("what several blog posts are called"),
        person: f.text("what several people are called"),
        product: f.text("what several things in the shop are called"),
        page: f.text("what several other pages are called"),
      }),
      one: f.text("the number of results when there is one"),
      many: f.text("the number of results, with {count}"),
      close: f.text("the same when only something similar was found, with {query} and {meant}"),
      filed: f.text("what a post is found by that has the words in a tag or category only, with {label}"),
      inText: f.text("the words for a page that has the words in its text, when no sentence can be shown"),
    }),
    none: f.object({
      title: f.text("the heading without results, with {query}"),
      text: f.inline("what to do instead"),
    }),
    tries: f.object({
      label: f.text("what comes before the words"),
      words: f.list(f.text("a word that finds something"), { max: 8 }),
    }),
    waiting: f.text("the words while the list of pages loads"),
    failed: f.inline("the words when that list did not arrive"),
    allPages: f.object({
      title: f.text("the heading over all pages, shown before anything was asked"),
      groups: f.list(
        f.object({
          heading: f.text("what the pages of the group have in common", { words: 9 }),
          pages: f.list(f.action(), { max: 12 }),
        }),
        { max: 6 },
      ),
    }),
  });
