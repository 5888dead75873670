import type { Content } from "#model/content.server.ts";
import { chosenEntries } from "#model/fields/chosen-entries.server.ts";
import type { OwnBand } from "./words.server.ts";

export type ShownHero = ReturnType<typeof prepareHero>;
export type ShownQuotes = NonNullable<ReturnType<ReturnType<typeof prepareQuotes>>>;
export type ShownCritic = NonNullable<ReturnType<typeof prepareCritic>>;

/** The clients by rating, the best first. */
export function prepareHero(words: OwnBand<"hero">, { testimonials }: Content) {
  const clients = testimonials.map(({ slug, name, imgUrl, alt, rating }) => ({ slug, name, imgUrl, alt, rating }));
  return { ...words, clients: clients.sort((one, other) => other.rating - one.rating) };
}

/** The named quotes, or all, of the service that the address names. */
export const prepareQuotes = (asked: string | null) => (words: OwnBand<"quotes">, content: Content) => {
  const { testimonials, services, cases } = content;
  const quotes = chosenEntries(testimonials, words.testimonials, testimonials.length).map(
    ({ case: job, ...quote }) => ({
      ...quote,
      department: services.find(({ slug }) => slug === quote.service)?.department ?? "tang",
      job: cases.flatMap(({ slug, title }) => (slug === job ? [{ slug, title }] : []))[0],
    }),
  );
  if (quotes.length === 0) return undefined;
  const filters = services
    .filter(({ slug }) => quotes.some(({ service }) => service === slug))
    .map(({ slug, short }) => ({ value: slug, label: short }));
  const chosen = filters.find(({ value }) => value === asked)?.value ?? "";
  return { ...words, filters, chosen, quotes: quotes.filter(({ service }) => chosen === "" || service === chosen) };
};

/** The critical quote with our answer; undefined if no quote has an answer. */
export function prepareCritic({ answer: title, ...words }: OwnBand<"answered-critic">, content: Content) {
  const quote = content.testimonials.find(({ answer }) => answer);
  if (!quote) return undefined;
  const by = content.people.find(({ slug }) => slug === quote.answeredBy);
  return {
    ...words,
    title,
    quote,
    by: by && { slug: by.slug, name: by.name, position: by.position, imgUrl: by.imgUrl },
  };
}
