import { heading, type OwnBandOf } from "#app/bands/band-words.server.ts";
import type { Fields } from "#model/fields/fields.server.ts";

/** The people in front of all the others. */
const hero = (f: Fields) => ({
  heading: heading(f),
  lead: f.text("who they are among all the others", { words: 45 }),
  action: f.action(),
  second: f.action().optional(),
  people: f.picks("people", 8),
});

/** All people by discipline, with a filter. */
const people = (f: Fields) => ({
  heading: heading(f),
  filter: f.text("name of the filter for screen readers"),
  everybody: f.text("the button that takes the filter off"),
});

/** The people who lead a service, with the next free starts of its department. */
const serviceLeads = (f: Fields) => ({
  heading: heading(f),
  lead: f.inline("when they answer", { words: 45 }),
  columns: f.list(f.text("the heads of the columns: service, person, telephone, next free starts", { words: 6 }), {
    min: 4,
    max: 4,
  }),
});

/** The bands that only this page has. */
export const bands = { hero, people, "service-leads": serviceLeads };

/** A band of this page as its file says it. */
export type OwnBand<Role extends keyof typeof bands> = OwnBandOf<typeof bands, Role>;
