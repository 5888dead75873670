import { heading, type OwnBandOf, picture } from "#app/bands/band-words.server.ts";
import type { Fields } from "#model/fields/fields.server.ts";

/** The words around the feed while it is tried. */
const trial = (f: Fields) =>
  f.object({
    latency: f.text("what the first slider adds"),
    loss: f.text("what the second takes away"),
    order: f.text("what the third mixes up"),
    scouts: f.text("what the buttons choose"),
    both: f.text("the button for two scouts"),
    one: f.text("the button for one"),
    none: f.text("the button for none"),
    unit: f.text("the unit of milliseconds"),
    pitch: f.text("the upper line: when something happens"),
    app: f.text("the lower line: when a viewer sees it"),
    inTime: f.text("label of how many came within the path's time; {ms} is filled in"),
    slowest: f.text("label of the longest delay"),
    again: f.text("label of how many were asked for again"),
    still: f.text("label of the longest stillness"),
    said: f.text("what the feed says, and when; {time} and {state} are filled in"),
    pathMs: f.number("how long an event may take from the pitch to the screen, in milliseconds", { min: 1 }),
    edgeMs: f.number("how much of that comes after the feed has said it", { min: 1 }),
    lateMs: f.number("from this delay on a viewer notices, in milliseconds"),
    staleMs: f.number("from this stillness on the last event loses its colour"),
    right: f.text("what a viewer sees when all is well"),
    late: f.text("the same when it is late"),
    stale: f.text("the same when nothing comes for a while"),
    screen: f.object({
      score: f.text("the score on a viewer's small screen"),
      clock: f.text("the match clock on it"),
      event: f.text("the last event"),
      chance: f.text("a probability"),
    }),
  });

/** The bands that only this page has. */
export const bands = {
  hero: (f: Fields) => ({
    crumb: f.action(),
    heading: heading(f),
    lead: f.inline("what is offered, to whom, from which price", { words: 45 }),
    action: f.action(),
    second: f.action().optional(),
    picture: picture(f, "the address of a cut-out on the edge of the stand").optional(),
    rounds: f.number("match days in the season", { min: 1, max: 60 }),
    matches: f.number("matches in a match day", { min: 1, max: 20 }),
    seat: f.text("the name of a coloured seat; {round} and {match} are filled in"),
    seats: f.list(
      f.object({
        round: f.number("the match day", { min: 1 }),
        match: f.number("the match of that day", { min: 1 }),
        kind: f.oneOf(["late", "gap"], "late: over a second; gap: nothing arrived"),
      }),
    ),
    legend: f.object({
      kept: f.text("what a pale seat means"),
      late: f.text("what a yellow seat means"),
      gap: f.text("what a dark seat means"),
    }),
  }),
  failures: (f: Fields) => ({
    heading: heading(f),
    lead: f.inline("where the drills come from", { words: 45 }),
    tableLabel: f.text("what the table shows"),
    legend: f.object({
      silent: f.text("the time before the feed says anything"),
      said: f.text("the time in which the feed says that it is not well"),
      normal: f.text("the rest of the minute"),
    }),
    trial: trial(f),
    unit: f.text("the unit after a number of seconds"),
    atOnce: f.text("the words for a recovery that comes with the flag"),
    columns: f.list(f.text("heading of a column"), { min: 5, max: 5 }),
    rows: f.list(
      f.object({
        fault: f.text("what fails"),
        cause: f.oneOf(["one-silent", "both-silent"], "if it can be tried above the table: who is silent").optional(),
        flaggedTenths: f.number("tenths of a second until the feed says so, median"),
        sends: f.text("the state that the feed sends"),
        shows: f.text("what an app should show"),
        backTenths: f.number("tenths of a second until normal, median"),
      }),
      { max: 8 },
    ),
  }),
};

/** A band of this page as its component gets it. */
export type OwnBand<Role extends keyof typeof bands> = OwnBandOf<typeof bands, Role>;
