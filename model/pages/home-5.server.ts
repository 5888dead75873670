import type { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";
import { optionalPicture } from "../fields/optional-picture.server.ts";
import { feedTrial } from "./feed-trial-words.server.ts";

export type Home5Page = z.infer<ReturnType<typeof home5Page>>;

const tones = ["mari", "white", "pitch"] as const;
const looks = ["same", "stale", "bare", "words"] as const;
const verdicts = ["good", "part", "bad"] as const;

export const home5Page = (f: Fields) =>
  f.object({
    head: f.head(),
    opening: f.object({
      title: f.text("a promise about match day"),
      lead: f.text("for whom, and how it is measured"),
      proofs: f.list(f.fact(), { max: 3 }).optional(),
      action: f.action(),
      board: f.object({
        label: f.text("that this is a sample"),
        home: f.text("an invented team"),
        homeGoals: f.number("goals", { max: 20 }),
        away: f.text("an invented team"),
        awayGoals: f.number("goals", { max: 20 }),
        minute: f.text("the minute of play"),
        caption: f.text("what the table shows"),
        columns: f.list(f.text("a column"), { min: 4, max: 4 }),
        events: f.list(
          f.object({
            clock: f.text("match clock"),
            event: f.text("what happened"),
            detail: f.text("who, or which value"),
            delay: f.text("milliseconds from stand to feed"),
            isGoal: f.flag(),
          }),
        ),
      }),
    }),
    latency: f.object({
      title: f.text("heading"),
      note: f.text("what was measured"),
      unit: f.text("the unit, for those who listen"),
      parts: f.list(
        f.object({
          ms: f.number("milliseconds", { min: 1, max: 1000 }),
          title: f.text("where they go"),
          text: f.text("why"),
          tone: f.oneOf(tones, "the colour"),
        }),
        { min: 6, max: 6 },
      ),
    }),
    failure: f.object({
      title: f.text("heading"),
      lead: f.text("how often we practise this"),
      label: f.text("what the table shows"),
      columns: f.list(f.text("a column"), { min: 4, max: 4 }),
      screen: f.object({
        score: f.text("the score on the small screens"),
        clock: f.text("the match clock on them"),
        event: f.text("the last event"),
        chance: f.text("a probability"),
        sentence: f.text("what is shown when nothing else can be"),
      }),
      trial: feedTrial(f),
      rows: f.list(
        f.object({
          look: f.oneOf(looks, "what its small screen shows"),
          after: f.text("how long it has lasted"),
          what: f.text("what is broken"),
          seen: f.text("what viewers see"),
          who: f.text("who acts"),
        }),
        { min: 5, max: 5 },
      ),
    }),
    products: f.object({
      title: f.text("heading"),
      lead: f.text("how they are sold"),
      items: f.list(
        f.object({
          number: f.number("a shirt number", { min: 1, max: 99 }),
          toy: optionalPicture(f, "a thing that stands for it"),
          title: f.text("a product"),
          text: f.text("what it is"),
          price: f.text("what it costs"),
          proof: f.fact().optional(),
        }),
        { min: 3, max: 6 },
      ),
      action: f.action(),
    }),
    quality: f.object({
      title: f.text("heading"),
      figures: f.list(f.object({ value: f.text("a figure"), label: f.text("of what") }), { min: 3, max: 3 }),
      method: f.text("how the figures were counted"),
      licence: f.object({
        title: f.text("heading"),
        columns: f.list(f.text("a column"), { min: 3, max: 3 }),
        rows: f.list(
          f.object({
            use: f.text("a use"),
            verdict: f.oneOf(verdicts, "whether it is allowed"),
            word: f.text("one word"),
            note: f.text("under which condition"),
          }),
        ),
      }),
    }),
    rota: f.object({
      title: f.text("heading"),
      lead: f.text("whose day this is"),
      opens: f.number("the first hour of the chart", { min: 0, max: 23 }),
      closes: f.number("the last hour of the chart", { min: 1, max: 24 }),
      kickOff: f.object({ hour: f.number("the hour of kick-off", { min: 0, max: 23 }), label: f.text("its name") }),
      shifts: f.list(
        f.object({
          role: f.text("who"),
          task: f.text("what they do"),
          from: f.compared("a time such as 09:30"),
          to: f.compared("a time such as 18:30"),
        }),
      ),
      rule: f.text("a rule of the house"),
    }),
    story: f.object({
      case: f.pick("cases"),
      /** Whether the picture stands on the band's green, into which its edges then go. */
      blends: f.flag().optional(),
      title: f.text("heading"),
      action: f.text("the words on the link to the case"),
    }),
    payload: f.object({
      title: f.text("heading"),
      lead: f.text("how it arrives"),
      label: f.text("what the sample is"),
      code: f.text("a message of the feed, as JSON"),
      notes: f.list(f.object({ field: f.text("a field of the message"), text: f.text("why it is there") })),
    }),
    close: f.object({
      title: f.text("heading"),
      lead: f.text("what to send, what comes back"),
      action: f.action(),
      toy: optionalPicture(f, "the worst of days"),
    }),
  });
