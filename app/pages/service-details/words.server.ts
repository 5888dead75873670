import { heading, type OwnBandOf, picture } from "#app/bands/band-words.server.ts";
import type { Fields } from "#model/fields/fields.server.ts";

/** The project on a tape measure, whose inches lead to the weeks of the timeline. */
const hero = (f: Fields) => ({
  crumb: f.action(),
  heading: heading(f),
  lead: f.text("which project it is about, for whom, and at what price", { words: 45 }),
  method: f.text("how the figures were taken", { words: 20 }).optional(),
  action: f.action(),
  picture: picture(f).optional(),
  tapeLabel: f.text("how many weeks there are, on the case of the tape measure", { words: 3 }),
  week: f.text("the word before the number of a week"),
  weeks: f.number("how many weeks the timeline has", { min: 4, max: 16 }),
});

/** The weeks of the project, beside how far it is. */
const timeline = (f: Fields) => ({
  heading: heading(f),
  lead: f.text("how to read the list", { words: 30 }).optional(),
  week: f.text("the word before the number of a week"),
  hours: f.text("the word after a number of hours"),
  items: f.list(
    f.object({
      heading: f.text("what this week was about", { words: 9 }),
      text: f.inline("what happened", { words: 30 }),
      hours: f.number("hours that we worked"),
      decision: f.text("the decision in this week, if there is one", { words: 4 }).optional(),
      picture: picture(f, "how far the project is when a stage of it begins; it stays until the next one").optional(),
    }),
    { min: 4, max: 16 },
  ),
});

/** The bands that only this page has. */
export const bands = { hero, timeline };

/** A band of this page as its file says it. */
export type OwnBand<Role extends keyof typeof bands> = OwnBandOf<typeof bands, Role>;
