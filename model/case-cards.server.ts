import { content } from "./content.server.ts";

export type CaseCard = ReturnType<typeof caseCards>[number];

/** What a page shows of the named cases, in the order in which they are named. */
export function caseCards(slugs: readonly string[]) {
  return slugs.flatMap((wanted) =>
    content.cases
      .filter(({ slug }) => slug === wanted)
      .map(({ slug, title, constraint, result, imgUrl, alt }) => ({ slug, title, constraint, result, imgUrl, alt })),
  );
}
