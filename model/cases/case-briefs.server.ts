import type { CaseStudy } from "./cases.server.ts";

export type CaseBrief = ReturnType<typeof caseBriefs>[number];

type Brief = Pick<CaseStudy, "title" | "constraint" | "result" | "imgUrl" | "alt"> & { slug: string };

/** The named cases, in that order, as a page on another subject shows them. */
export function caseBriefs(cases: readonly Brief[], slugs: readonly string[]) {
  return slugs.flatMap((wanted) =>
    cases
      .filter(({ slug }) => slug === wanted)
      .map(({ slug, title, constraint, result, imgUrl, alt }) => ({ slug, title, constraint, result, imgUrl, alt })),
  );
}
