import type { CaseStudy } from "./cases.server.ts";

export type CaseBrief = ReturnType<typeof caseBriefs>[number];

type Brief = Pick<CaseStudy, "title" | "constraint" | "result" | "imgUrl" | "alt"> & { slug: string };

/** What a page that is not about cases shows of the named ones, in the order in which they are named. */
export function caseBriefs(cases: readonly Brief[], slugs: readonly string[]) {
  return slugs.flatMap((wanted) =>
    cases
      .filter(({ slug }) => slug === wanted)
      .map(({ slug, title, constraint, result, imgUrl, alt }) => ({ slug, title, constraint, result, imgUrl, alt })),
  );
}
