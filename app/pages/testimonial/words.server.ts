import { heading, type OwnBandOf } from "#app/bands/band-words.server.ts";
import type { Fields } from "#model/fields/fields.server.ts";

/** All clients, by how they rated us. */
const hero = (f: Fields) => ({
  heading: f.text("how many clients speak here: the page's first heading", { characters: 75 }),
  lead: f.text("how the quotes are collected", { words: 45 }),
  asked: f.text("how many were asked and how many let us print", { words: 45 }),
  action: f.action(),
  second: f.action().optional(),
});

/** Quotes as cards, with a filter by service. */
const quotes = (f: Fields) => ({
  heading: heading(f),
  filter: f.text("name of the filter for screen readers"),
  all: f.text("the button that takes the filter off"),
  answer: f.text("words of the link from a critical quote to our answer"),
  testimonials: f.picks("testimonials", 8),
});

/** The critical quote, beside our answer. */
const answeredCritic = (f: Fields) => ({
  heading: heading(f),
  answer: f.text("heading of our answer", { words: 6 }),
});

/** The bands that only this page has. */
export const bands = { hero, quotes, "answered-critic": answeredCritic };

/** A band of this page as its file says it. */
export type OwnBand<Role extends keyof typeof bands> = OwnBandOf<typeof bands, Role>;
