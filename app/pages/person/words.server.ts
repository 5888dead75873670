import type { OwnBandOf } from "#app/bands/band-words.server.ts";
import type { Fields } from "#model/fields/fields.server.ts";

/** Labels around the name of the person; everything else is the person's. */
const hero = (f: Fields) => ({
  back: f.text("the way back to the team page"),
  position: f.text("label of the position"),
  place: f.text("label of the place"),
  timeZone: f.text("label of the time zone"),
  since: f.text("label of the month in which the person joined"),
  now: f.text("the word after the time"),
});

const duties = (f: Fields) => ({
  heading: f.text("heading; {name} is the first name", { characters: 60 }),
  owns: f.text("one word above what the person decides", { characters: 18 }),
  doesNotOwn: f.text("one or two words above what others decide", { characters: 18 }),
});

const interview = (f: Fields) => ({ heading: f.text("heading of the interview", { characters: 60 }) });

const record = (f: Fields) => ({
  heading: f.text("heading of the list of credits and posts", { characters: 60 }),
  columns: f.list(f.text("the heads of the columns: work, date, role", { words: 6 }), { min: 3, max: 3 }),
  post: f.text("the words beside a post in place of a role", { words: 6 }),
  someOf: f.text("when only the newest posts are shown; {shown} and {total} are numbers"),
});

const callToAction = (f: Fields) => ({ heading: f.text("heading; {name} is the first name", { characters: 60 }) });

/** The bands of the page of every person; their words are the person's, so this page has no others. */
export const bands = { hero, duties, interview, record, "call-to-action": callToAction };

/** A band of this page as its file says it. */
export type OwnBand<Role extends keyof typeof bands> = OwnBandOf<typeof bands, Role>;
