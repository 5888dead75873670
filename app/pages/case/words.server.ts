import { heading, type OwnBandOf } from "#app/bands/band-words.server.ts";
import type { Fields } from "#model/fields/fields.server.ts";

const start = (f: Fields) => f.text("the words on the button; {title} becomes the case");

/** Labels around the title and the picture of the case. */
const hero = (f: Fields) => ({
  trail: f.text("what the route above the title is, for screen readers"),
  portfolio: f.text("the name of the list of cases"),
  start: start(f),
  outcomes: f.object({
    "late-build": f.text("the ending, two or three words"),
    "new-platform": f.text("the ending, two or three words"),
    "new-market": f.text("the ending, two or three words"),
    "new-product": f.text("the ending, two or three words"),
  }),
  facts: f.object({
    publisher: f.text("who paid for a game"),
    client: f.text("who paid for a system"),
    role: f.text("what we did"),
    dates: f.text("when"),
    team: f.text("how many"),
    size: f.text("team and time; {people} and {weeks} are filled in"),
    engine: f.text("what a game runs on"),
    builtWith: f.text("what a system is written in"),
    platforms: f.text("where it runs"),
  }),
});

/** What was in the way, and the options that were open. */
const obstacle = (f: Fields) => ({
  heading: heading(f),
  options: f.text("the words before who weighed the options"),
  cost: f.text("what an option would have cost"),
  risk: f.text("how risky it was"),
  taken: f.text("the word before the reason for the chosen option"),
  notTaken: f.text("the words before the reason against another"),
});

const schedule = (f: Fields) => ({
  heading: heading(f),
  week: f.text("one week; {from} is filled in"),
  weeks: f.text("several weeks; {from} and {to} are filled in"),
  axis: f.text("what the numbers over the chart are"),
});

/** The figures, how they were measured, and what was given up for them. */
const result = (f: Fields) => ({
  heading: heading(f),
  method: f.text("the word before the method"),
  gaveUp: f.text("the words before what was given up"),
  got: f.text("the words before what was got"),
});

const clientQuote = (f: Fields) => ({ heading: heading(f) });

const credits = (f: Fields) => ({
  heading: heading(f),
  columns: f.list(f.text("the heads of the columns: trade, people", { words: 6 }), { min: 2, max: 2 }),
  gallery: f.text("what the pictures are, for screen readers"),
});

const callToAction = (f: Fields) => ({
  heading: heading(f),
  start: start(f),
  ring: f.text("the words on the telephone link; {phone} is filled in"),
  nearby: f.text("the words before what two other cases have in common with this one"),
  all: f.action(),
});

/** The bands of the page of every case; their words are the case's, so this page has no others. */
export const bands = {
  hero,
  obstacle,
  schedule,
  result,
  "client-quote": clientQuote,
  credits,
  "call-to-action": callToAction,
};

/** A band of this page as its file says it. */
export type OwnBand<Role extends keyof typeof bands> = OwnBandOf<typeof bands, Role>;
