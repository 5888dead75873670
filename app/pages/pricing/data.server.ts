import type { Content } from "#model/content.server.ts";
import { formatWhole } from "#shared/money.ts";
import type { PlansWords, PriceScaleWords } from "./words.server.ts";

export type ShownPlans = ReturnType<typeof preparePlans>;
export type ShownPriceScale = ReturnType<typeof preparePriceScale>;

/** The care plans with their prices, each with the people who look after it. */
export function preparePlans({ people, period, ...words }: PlansWords, { plans, site: { currency } }: Content) {
  return {
    ...words,
    sign: currency.symbol,
    plans: plans.map(({ plan, price: amount, duration, suits, inside, response, action }, index) => {
      const price = formatWhole(amount, currency.symbol);
      // The sign is raised, on the side where the locale has it.
      const [before, after] = price.split(currency.symbol).map((part) => part.trim());
      return {
        ...{ plan, price, before, after, suits, inside, response, action },
        period: period.replace("{duration}", duration),
        pictures: people[index]?.pictures ?? [],
      };
    }),
  };
}

/** What moves a price, with the amounts and the sum of the example. */
export function preparePriceScale({ example, ...words }: PriceScaleWords, { site: { currency } }: Content) {
  const written = (amount: number) => formatWhole(amount, currency.symbol);
  return {
    ...words,
    example: example && {
      ...example,
      rows: example.rows.map(({ label, amount }) => ({ label, amount: written(amount) })),
      total: written(example.rows.reduce((sum, { amount }) => sum + amount, 0)),
    },
  };
}
