import type { z } from "zod";
import type { Fields } from "#model/fields/fields.server.ts";

/** What the harbour of the first slide says while it is played; without it the picture stays one. */
const harbour = (f: Fields) =>
  f.object({
    canvas: f.text("the name of the picture that can be played with"),
    help: f.text("the buttons, for screen readers"),
    loading: f.text("while it is fetched"),
    began: f.text("the first sentence: what hangs on the hook, and over what"),
    over: f.object({
      gap: f.text("the hook is over a gap"),
      tile: f.text("over a tile that is in place"),
      grass: f.text("over grass"),
      stack: f.text("over the spare tiles"),
    }),
    edge: f.text("the crane swings no further"),
    laid: f.list(f.text("a tile is in place: with one gap left, with two, with three"), { min: 3, max: 3 }),
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

/** Four slides of `content/showroom.yaml`, and the visitor's need as a choice. */
const hero = (f: Fields) => ({
  chooser: f.object({ title: f.text("the question above the choice of needs"), more: f.action() }),
  harbour: harbour(f).optional(),
});

/** The departments as rooms side by side. */
const services = (f: Fields) => ({
  heading: f.text("what the departments and services are"),
  lead: f.inline("one or two sentences below it").optional(),
  rooms: f
    .list(
      f.object({
        service: f.pick("services", "the service of the department, by the name of its file"),
        price: f.text("from what price the department's work starts").optional(),
        case: f.pick("cases", "a case of the department, by the name of its file"),
      }),
      { min: 0, max: 4 },
    )
    .default([]),
  link: f.action().optional(),
});

export const bands = { hero, services };
export type HeroWords = z.infer<z.ZodObject<ReturnType<typeof hero>>>;
export type ServicesWords = z.infer<z.ZodObject<ReturnType<typeof services>>>;
