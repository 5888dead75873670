import type { Content } from "#model/content.server.ts";
import { chosenEntries } from "#model/fields/chosen-entries.server.ts";

const shownAtMost = 2;

export type Rescue = ReturnType<typeof rescuesOf>[number];
export type ProducerQuote = ReturnType<typeof quotesOf>[number];

export function rescuesOf(content: Content, slugs: readonly string[]) {
  return chosenEntries(content.cases, slugs, shownAtMost).map(
    ({ slug, title, publisher, engine, constraint, result, weeks, people, imgUrl, alt }) => {
      return { slug, title, publisher, engine, constraint, result, weeks, people, imgUrl, alt };
    },
  );
}

export function quotesOf(content: Content, slugs: readonly string[]) {
  return chosenEntries(content.testimonials, slugs, shownAtMost).map(
    ({ slug, name, position, comment, rating, imgUrl, alt }) => {
      return { slug, name, position, comment, rating, imgUrl, alt };
    },
  );
}
