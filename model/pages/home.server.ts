import type { Fields } from "../fields/fields.server.ts";

/** What the harbour of the opening says while it is played; without it the picture stays one. */
const harbour = (f: Fields) =>
  f.object({
    canvas: f.text("the name of the picture that can be played with"),
    help: f.text("the keys, for screen readers"),
    loading: f.text("while it is fetched"),
    began: f.text("the first sentence: what hangs on the hook, and over what"),
    over: f.object({
      gap: f.text("the hook is over a gap"),
      tile: f.text("over a tile that lies"),
      grass: f.text("over grass"),
      stack: f.text("over the spare tiles"),
    }),
    edge: f.text("the crane swings no further"),
    laid: f.list(f.text("a tile lies: with one gap left, with two, with three"), { min: 3, max: 3 }),
    kept: f.text("the tile did not fit and is up again"),
    undone: f.text("the last tile is back on the hook"),
    walking: f.text("the path is whole"),
    won: f.text("the lamp is lit"),
    swings: f.text("after that: how often the crane was swung; {swings} and {fewest} are filled in"),
    fewest: f.text("the same, where fewer would not have done; {swings} is filled in"),
    night: f.object({
      began: f.text("the same for the second round, which is played at night by the light of the lamp"),
      walking: f.text("the path is whole, and day breaks"),
      won: f.text("everybody has come out"),
    }),
    stopped: f.text("the visitor has stopped"),
    refused: f.text("the browser cannot draw it, or it could not be fetched"),
  });

export const homePage = (f: Fields) =>
  f.object({
    head: f.head(),
    harbour: harbour(f).optional(),
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
