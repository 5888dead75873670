import { prepare as preparePrices } from "#app/bands/prices/data.server.ts";
import type { Words as PriceWords } from "#app/bands/prices/words.server.ts";
import type { Content } from "#model/content.server.ts";
import type { HeroWords } from "./words.server.ts";

export type ShownHero = ReturnType<typeof prepareHero>;

/** The hero, with the name of the job that answers each complaint. */
export function prepareHero({ complaints, ...words }: HeroWords, content: Content) {
  const jobs = content.pages["it-and-dev-consultancy"].bands
    .filter(({ shape }) => shape === "prices")
    // The reading of the file has checked each band against its shape's schema.
    .flatMap((band) => preparePrices(band as unknown as PriceWords, content)?.ranges ?? []);
  return {
    ...words,
    complaints: complaints.map(({ text, part, job }) => {
      const found = jobs.find(({ id }) => id === job);
      if (!found) return { text, part };
      return { text, part, job: { id: job, name: found.name } };
    }),
  };
}
