import type { z } from "zod";
import { heading, picture, tone } from "#app/bands/band-words.server.ts";
import type { Fields } from "#model/fields/fields.server.ts";

/** The care plans on three stairs, and where the prices of everything else stand. */
const plans = (f: Fields) => ({
  heading: f.text("what the page tells: the page's first heading", { characters: 60 }),
  lead: f.inline("the prices of all kinds of work in a sentence or two", { words: 45 }),
  action: f.action(),
  second: f.action().optional(),
  period: f.text("the words after a plan's price; {duration} is filled in", { words: 6 }),
  reply: f.text("the words under a plan's response time", { words: 9 }),
  people: f.list(
    f.object({ pictures: f.list(f.picture("a cut-out of somebody who looks after the plan"), { max: 3 }) }),
    {
      min: 0,
      max: 3,
    },
  ),
});

/** What moves the price of a project, beside an offer in which it did. */
const priceScale = (f: Fields) => ({
  heading: heading(f),
  factors: f.list(
    f.object({
      name: f.text("what moves a price", { words: 9 }),
      by: f.text("how far, on a block, such as adds 30%", { characters: 20 }).optional(),
      tone: tone(f),
      effect: f.text("how far it moves it, and why", { words: 20 }),
    }),
    { max: 8 },
  ),
  example: f
    .object({
      caption: f.text("says that this is an example", { words: 9 }),
      title: f.text("the job", { words: 12 }),
      picture: picture(f, "a picture behind the offer").optional(),
      rows: f.list(
        f.object({
          label: f.text("a line of the offer", { words: 9 }),
          amount: f.number("in whole units of the currency, with a minus where it saves", { min: -1_000_000 }),
        }),
        { max: 8 },
      ),
      sum: f.text("the word before the sum", { words: 4 }),
      note: f.inline("what was invoiced in the end", { words: 30 }),
    })
    .optional(),
});

/** The bands that only this page has, by role. */
export const bands = { plans, "price-scale": priceScale };

export type PlansWords = OwnWords<typeof plans>;
export type PriceScaleWords = OwnWords<typeof priceScale>;

type OwnWords<Band extends (f: Fields) => z.ZodRawShape> = z.infer<z.ZodObject<ReturnType<Band>>> & { role: string };
