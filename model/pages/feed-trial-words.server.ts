import type { Fields } from "../fields/fields.server.ts";

/** The faults that can be tried on the feed; the table of /sports-and-data-solutions says what happens then. */
export const triedCauses = ["one-silent", "both-silent"] as const;

/** What is said around the feed while it is tried. */
export const feedTrial = (f: Fields) =>
  f.object({
    latency: f.text("what the first slider adds"),
    loss: f.text("what the second takes away"),
    order: f.text("what the third mixes up"),
    scouts: f.text("what the keys choose"),
    both: f.text("the key for two scouts"),
    one: f.text("the key for one"),
    none: f.text("the key for none"),
    unit: f.text("the unit of milliseconds"),
    pitch: f.text("the upper line: when something happens"),
    app: f.text("the lower line: when a viewer sees it"),
    inTime: f.text("label of how many came within the path's time; {ms} is filled in"),
    slowest: f.text("label of the longest delay"),
    again: f.text("label of how many were asked for again"),
    still: f.text("label of the longest stillness"),
    said: f.text("what the feed says, and when; {time} and {state} are filled in"),
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
