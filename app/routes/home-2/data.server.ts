import type { Content } from "#model/content.server.ts";

export type Rescue = ReturnType<typeof rescuesOf>[number];
export type ProducerQuote = ReturnType<typeof quotesOf>[number];

export function rescuesOf(content: Content, slugs: readonly string[]) {
  return slugs.flatMap((wanted) =>
    content.cases
      .filter(({ slug }) => slug === wanted)
      .map(({ slug, title, publisher, engine, constraint, result, weeks, people, imgUrl, alt }) => {
        return { slug, title, publisher, engine, constraint, result, weeks, people, imgUrl, alt };
      }),
  );
}

export function quotesOf(content: Content, slugs: readonly string[]) {
  return slugs.flatMap((wanted) =>
    content.testimonials
      .filter(({ slug }) => slug === wanted)
      .map(({ slug, name, position, comment, rating, imgUrl, alt }) => {
        return { slug, name, position, comment, rating, imgUrl, alt };
      }),
  );
}
