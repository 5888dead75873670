import type { Content } from "#model/content.server.ts";

export type ShownQuote = ReturnType<typeof shownQuotes>[number];

/** The quotes by their place on the page; the wall shows one service if the address names it. */
export function readTestimonialPage(content: Content, asked: string | null) {
  const { head, ...words } = content.pages.testimonial;
  const { services, people } = content;
  const quotes = shownQuotes(content);
  const wall = quotes.filter(({ long }) => !long);
  const filters = services
    .filter(({ slug }) => wall.some(({ service }) => service === slug))
    .map(({ slug, short }) => ({ slug, short }));
  const chosen = filters.find(({ slug }) => slug === asked)?.slug ?? "";
  const critic = quotes.find(({ answer }) => answer);
  return {
    head,
    words,
    filters,
    chosen,
    critic,
    tally: words.ratings.map(({ stars, words }) => ({
      words,
      count: quotes.filter(({ rating }) => rating === stars).length,
    })),
    long: quotes.find(({ long }) => long),
    wall: wall.filter(({ service }) => chosen === "" || service === chosen),
    answeredBy: people.flatMap(({ slug, name, position }) =>
      slug === critic?.answeredBy ? [{ slug, name, position }] : [],
    )[0],
  };
}

/** A quote with the page's additions: its service's colour, its rating in words, its case. */
function shownQuotes({ testimonials, services, cases, pages }: Content) {
  const { ratings } = pages.testimonial;
  return testimonials.map(({ case: job, ...quote }) => ({
    ...quote,
    department: services.find(({ slug }) => slug === quote.service)?.department ?? "tang",
    inWords: ratings.find(({ stars }) => stars === quote.rating)?.words ?? "",
    job: cases.flatMap(({ slug, title }) => (slug === job ? [{ slug, title }] : []))[0],
  }));
}
