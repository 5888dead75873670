import type { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";
import { optionalPicture } from "../fields/optional-picture.server.ts";
import { experimentDays } from "./experiment-fields.server.ts";

export type Home8Page = z.infer<ReturnType<typeof home8Page>>;

const standings = ["good", "part", "open", "bad"] as const;

export const home8Page = (f: Fields) =>
  f.object({
    head: f.head(),
    opening: f.object({
      title: f.text("heading"),
      label: f.text("label of the field for a question"),
      example: f.text("a question that somebody might ask"),
      submit: f.text("the words on the button"),
      note: f.text("how long, for how much, what ends it"),
      proof: f.fact().optional(),
      imgUrl: f.picture(),
      alt: f.alt(),
    }),
    log: f.object({
      title: f.text("heading"),
      lead: f.text("how often it changes, how long failures stay"),
      reported: f.text("the word for an experiment whose last day is over"),
      items: f.list(
        f.object({
          standing: f.oneOf(standings, "how it stands"),
          word: f.text("the same in a word"),
          title: f.text("the experiment"),
          days: f.number("how many of the fifteen days are done", { max: 15 }).optional(),
          ...experimentDays(f),
        }),
      ),
    }),
    frame: f.object({
      title: f.text("heading"),
      lead: f.text("which scene, on what, measured how"),
      label: f.text("what the table shows"),
      columns: f.list(f.text("a column"), { min: 3, max: 3 }),
      unit: f.text("the unit"),
      budgetTenths: f.number("the whole frame in tenths of the unit", { min: 1 }),
      rows: f.list(
        f.object({
          what: f.text("what takes time"),
          tenths: f.number("how much, in tenths of the unit", { min: 1 }),
          note: f.text("what it would take to halve it"),
        }),
      ),
      spare: f.object({ what: f.text("what is left"), note: f.text("what fits into it") }),
      trial: f.object({
        idea: f.text("what the keys put into what is left: the ways to decide of the page of the labs"),
        none: f.text("the key for nothing"),
        free: f.text("said of what is left; {left} is filled in"),
        fits: f.text("said of a thought that fits; {cost} and {left} are filled in"),
        over: f.text("said of one that does not; {cost} and {over} are filled in"),
      }),
    }),
    method: f.object({
      title: f.text("heading"),
      weeks: f.list(
        f.object({
          verb: f.text("one verb"),
          when: f.text("which days"),
          from: f.number("the first of them", { min: 1, max: 15 }),
          to: f.number("the last of them", { min: 1, max: 15 }),
          text: f.text("what happens"),
          stop: f.text("what ends it there"),
          toy: optionalPicture(f, "the work of these days"),
        }),
        { min: 3, max: 3 },
      ),
      price: f.text("what it costs"),
    }),
    policy: f.object({
      title: f.text("heading"),
      lead: f.text("a sentence"),
      label: f.object({
        title: f.text("the title of the label"),
        serving: f.text("what one serving is"),
        rows: f.list(f.object({ what: f.text("an ingredient"), amount: f.text("how much of it") })),
        foot: f.text("how it was counted"),
      }),
      rules: f.list(f.object({ title: f.text("a rule"), text: f.text("what follows from it") }), { min: 4, max: 4 }),
    }),
    funding: f.object({
      title: f.text("heading"),
      lead: f.text("a sentence"),
      labels: f.object({
        price: f.text("label of the price"),
        code: f.text("label of who owns the code"),
        paper: f.text("label of who may publish"),
      }),
      routes: f.list(
        f.object({
          title: f.text("a route"),
          text: f.text("whom it suits"),
          price: f.text("your part"),
          code: f.text("who owns the code"),
          paper: f.text("who may publish, when"),
        }),
        { min: 3, max: 3 },
      ),
    }),
    failures: f.object({
      title: f.text("heading"),
      labels: f.object({
        thought: f.text("label"),
        line: f.text("label"),
        tick: f.text("the words at that line on the scale"),
        found: f.text("label"),
        why: f.text("label"),
        use: f.text("label"),
      }),
      items: f.list(
        f.object({
          title: f.text("the experiment"),
          closed: f.date(),
          thought: f.text("what we expected"),
          line: f.text("what would end it"),
          figure: f.text("the figure that ended it"),
          found: f.text("what the figure is"),
          gauge: f.object({
            full: f.number("the length of the scale", { min: 1 }),
            line: f.number("where we had said we would stop", { min: 0 }),
            found: f.number("what was found", { min: 0 }),
          }),
          why: f.text("why it failed"),
          use: f.text("what is left of it"),
        }),
        { min: 0, max: 2 },
      ),
    }),
    team: f.object({
      title: f.text("heading"),
      people: f.list(f.object({ person: f.pick("people"), part: f.text("what they do in an experiment") }), {
        min: 0,
        max: 4,
      }),
    }),
    close: f.object({
      title: f.text("heading"),
      lead: f.text("what comes back"),
      action: f.action(),
      note: f.text("a limit"),
    }),
  });
