import type { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";
import { optionalPicture } from "../fields/optional-picture.server.ts";
import { feedTrial, triedCauses } from "./feed-trial-words.server.ts";

export type SportsPage = z.infer<ReturnType<typeof sportsAndDataSolutionsPage>>;

export const sportsAndDataSolutionsPage = (f: Fields) =>
  f.object({
    head: f.head(),
    stand: f.object({
      crumb: f.action(),
      titleLines: f.list(f.text("a line of the heading"), { min: 2, max: 2 }),
      lead: f.text("the promise of a match day"),
      action: f.action(),
      second: f.action(),
      picture: optionalPicture(f, "a match day, on the edge of the stand"),
      rounds: f.number("match days in the season", { min: 1, max: 60 }),
      matches: f.number("matches in a match day", { min: 1, max: 20 }),
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
    promise: f.object({
      title: f.text("heading"),
      items: f.list(
        f.object({
          figure: f.text("a figure"),
          text: f.text("what it counts"),
          penalty: f.text("what we owe if it is missed"),
        }),
        {
          min: 3,
          max: 3,
        },
      ),
    }),
    passes: f.object({
      title: f.text("heading"),
      note: f.text("how the times were measured"),
      unit: f.text("the unit of the times"),
      players: f.list(
        f.object({ ms: f.number("milliseconds"), title: f.text("a place"), text: f.text("what happens there") }),
        {
          min: 6,
          max: 6,
        },
      ),
    }),
    failures: f.object({
      title: f.text("heading"),
      lead: f.text("where the drills come from"),
      tableLabel: f.text("what the table shows"),
      legend: f.object({
        silent: f.text("the time before the feed says anything"),
        said: f.text("the time in which the feed says that it is not well"),
        normal: f.text("the rest of the minute"),
      }),
      trial: feedTrial(f),
      unit: f.text("the unit after a number of seconds"),
      atOnce: f.text("what stands for a recovery that comes with the flag"),
      columns: f.list(f.text("heading of a column"), { min: 5, max: 5 }),
      rows: f.list(
        f.object({
          fault: f.text("what fails"),
          cause: f.oneOf(triedCauses, "if it can be tried above the table: who is silent").optional(),
          flaggedTenths: f.number("tenths of a second until the feed says so, median"),
          sends: f.text("the state that the feed sends"),
          shows: f.text("what an app should show"),
          backTenths: f.number("tenths of a second until normal, median"),
        }),
      ),
    }),
    sheet: f.object({
      title: f.text("heading"),
      lead: f.text("a sentence beside it"),
      items: f.list(
        f.object({
          name: f.text("a product"),
          toy: optionalPicture(f, "a thing that stands for it, in place of its number"),
          text: f.text("what is in it, for whom"),
          price: f.text("how it is priced"),
          proofs: f.list(f.fact(), { max: 3 }).optional(),
          limit: f.text("what it does not do"),
        }),
      ),
    }),
    payload: f.object({
      title: f.text("heading"),
      lead: f.text("where it comes from"),
      codeLabel: f.text("what the code is"),
      code: f.text("the sample message"),
      notes: f.list(f.object({ field: f.text("a field"), text: f.text("what it is for") })),
      waysTitle: f.text("heading of the integrations"),
      ways: f.list(f.object({ name: f.text("a way to take the feed"), text: f.text("for whom, with which limit") })),
    }),
    cards: f.object({
      title: f.text("heading"),
      lead: f.text("a sentence beside it"),
      items: f.list(
        f.object({
          card: f.oneOf(["white", "mari", "tang"], "the colour of the card"),
          title: f.text("what the card means"),
          points: f.list(f.text("a rule")),
        }),
        { min: 3, max: 3 },
      ),
    }),
    desk: f.object({
      title: f.text("heading"),
      case: f.pick("cases"),
      /** Whether the picture stands on the band's green, into which its edges then go. */
      blends: f.flag().optional(),
      testimonial: f.pick("testimonials"),
      action: f.text("the words on the link, before the name"),
    }),
    board: f.object({
      minutes: f.text("the figure on the board"),
      title: f.text("heading"),
      text: f.text("what to send and what comes back"),
      action: f.action(),
      second: f.action(),
    }),
  });
