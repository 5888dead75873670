import { z } from "zod";
import type { PriceBook } from "#shared/brief/price-book.ts";
import type { Fields } from "../fields/fields.server.ts";

type Written = z.infer<ReturnType<typeof priceBookSchema>>;

/** `content/price-book.yaml`: what the estimate of a brief is worked out from. */
export const priceBookSchema = (f: Fields) =>
  f.object({
    kinds: f.list(kind(f), { max: 20 }).superRefine((kinds, context) => {
      for (const [at, { sizes }] of kinds.entries()) {
        const shrinks = sizes.findIndex(({ crew, work }, index) => {
          const before = sizes[index - 1];
          return before && (crew < before.crew || work.from < before.work.from || work.to < before.work.to);
        });
        if (shrinks < 0) continue;
        const message = "has fewer people or less work than the size before it; a larger job never costs less";
        context.addIssue({ code: "custom", path: [at, "sizes", shrinks], message });
      }
      for (const [at, { sizes, fixed = [] }] of kinds.entries()) {
        const doubled = fixed.findIndex(({ id }) => sizes.some((size) => size.id === id));
        if (doubled < 0) continue;
        const message = "is the name of a size of this kind too; give each answer a name of its own";
        context.addIssue({ code: "custom", path: [at, "fixed", doubled, "id"], message });
      }
    }),
    stages: f.list(move(f)),
    handovers: f.list(move(f)),
    risks: f.list(move(f), { max: 6 }),
    fixedDate: move(f),
    squeeze: move(f, ["tenths"]),
    oneDecider: f.object({ ...moveFields(f), unless: f.slug("the risk that says that several decide") }),
    unsaid: move(f, ["open"]).refine(({ share }) => share.from >= 0, {
      error: "saves something; a question without an answer never makes a job cheaper",
    }),
    scope: f.object({ ...choice(f), because: f.sentences("why the plan is too small", ["beyond"]) }),
    fixedPrice: f.object({ ...choice(f), because: f.sentences("why no answer moves it", ["job"]) }),
    fill: share(f, "how much of the time people are on a job, in per cent", 1),
    rates: f.list(
      f.object({
        code: f.currencyCode("another currency that estimates can be shown in, such as EUR"),
        symbol: f.text("what is beside an amount"),
        rate: z.number({ error: "is not a figure; write how much of it one of the site's currency buys" }).positive(),
        asOf: f.date("the day of the rate"),
      }),
      { min: 0 },
    ),
  });

/** The book as both ends work with it. */
export function priceBookOf(
  { rates, ...book }: Written,
  { code, symbol }: { code: string; symbol: string },
): PriceBook {
  return { ...book, currencies: [{ code, symbol, rate: 1, asOf: null }, ...rates] };
}

const choice = (f: Fields) => ({
  id: f.slug("its name in addresses"),
  label: f.text("a few words"),
});

function share(f: Fields, hint: string, min = -50) {
  const end = f.number(hint, { min, max: 100 });
  return f.object({ from: end, to: end }).refine(({ from, to }) => Math.abs(from) <= Math.abs(to), {
    error: "begins with its smaller end",
  });
}

const moveFields = (f: Fields, names: readonly string[] = []) => ({
  ...choice(f),
  share: share(f, "what it adds to the price in per cent, negative where it saves"),
  because: f.sentences("why, in a sentence that a producer would sign", ["share", ...names]),
});

const move = (f: Fields, names: readonly string[] = []) => f.object(moveFields(f, names));

const kind = (f: Fields) =>
  f.object({
    ...choice(f),
    department: f.department(),
    week: f.number("what one person costs for a week", { min: 1 }),
    because: f.sentences("what is counted", ["crew", "weeks", "week", "fill"]),
    sizes: f.list(
      f.object({
        ...choice(f),
        crew: f.number("people in the busiest week", { min: 1, max: 40 }),
        work: f.object({
          from: f.number("people of the busiest week times weeks, for the smallest job of this size", { min: 1 }),
          to: f.number("the same for the largest", { min: 1 }),
        }),
      }),
      { max: 5 },
    ),
    fixed: f
      .list(
        f.object({
          ...choice(f),
          price: f.number("what it costs, whatever else is answered", { min: 1 }),
          crew: f.number("people in the busiest week", { min: 1, max: 40 }),
          weeks: f.number("from its first day to its last", { min: 1, max: 156 }),
        }),
        { max: 5 },
      )
      .optional(),
  });
