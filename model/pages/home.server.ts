import type { Fields } from "../fields/fields.server.ts";

export const homePage = (f: Fields) =>
  f.object({
    head: f.head(),
    chooser: f.object({ title: f.text("the question above the chooser"), more: f.action() }),
    statement: f.object({
      terms: f.list(f.object({ term: f.text("half of the name"), meaning: f.text("what it means") }), { min: 0 }),
      parts: f.list(
        f.object({
          words: f.text("the words up to the picture"),
          service: f.pick("services", "the service whose object stands in the sentence"),
        }),
      ),
      end: f.text("how the sentence ends"),
    }),
    services: f.object({ title: f.text("a heading"), lead: f.text("a sentence") }),
    games: f.object({
      tag: f.text("two words above the picture"),
      lead: f.pick("games", "the game that gets the large picture"),
      text: f.text("what we did for it"),
      note: f.text("a line under the games"),
      action: f.action(),
    }),
    about: f.object({
      title: f.text("a heading"),
      lead: f.text("two sentences"),
      text: f.text("two sentences"),
      action: f.action(),
    }),
    process: f.object({ title: f.text("a heading") }),
    cases: f.object({
      title: f.text("a heading"),
      lead: f.text("a sentence"),
      picks: f.picks("cases", 4),
      action: f.action(),
    }),
    quotes: f.object({
      title: f.text("a heading for screen readers"),
      picks: f.picks("testimonials", 3),
      action: f.action(),
    }),
    team: f.object({
      title: f.text("a heading"),
      lead: f.text("a sentence"),
      picks: f.picks("people", 6),
    }),
    plans: f.object({ title: f.text("a heading"), lead: f.text("a sentence"), action: f.action() }),
    posts: f.object({ title: f.text("a heading"), action: f.action() }),
    close: f.object({
      title: f.text("the largest words on the page"),
      lead: f.text("what happens after writing"),
      action: f.action(),
      imgUrl: f.picture(),
      alt: f.alt(),
    }),
  });
