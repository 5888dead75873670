import { heading, type OwnBandOf } from "#app/bands/band-words.server.ts";
import type { Fields } from "#model/fields/fields.server.ts";
import { findFieldWords, foundLineWords } from "#model/pages/find-words.server.ts";

/** A search over all answers, and a chest with a drawer for each group. */
const hero = (f: Fields) => ({
  heading: heading(f),
  lead: f.text("what is answered", { words: 45 }),
  action: f.action(),
  search: f.object(findFieldWords(f, "answers")),
  often: f.object({
    label: f.text("the words before the links"),
    links: f.list(f.action(), { min: 2, max: 4 }),
  }),
  chest: f.object({
    label: f.text("what the drawers are, for screen readers"),
    count: f.text("the words on a drawer; {count} becomes the number of answers"),
  }),
});

/** All groups with their answers, one drawer of them out; after a search only the answers found. */
const answers = (f: Fields) => ({
  heading: heading(f),
  results: f.object(foundLineWords(f, "answers")),
});

/** The bands that only this page has. */
export const bands = { hero, answers };

/** A band of this page as its file says it. */
export type OwnBand<Role extends keyof typeof bands> = OwnBandOf<typeof bands, Role>;
