import { chosenEntries } from "../fields/chosen-entries.server.ts";
import type { CaseStudy } from "./cases.server.ts";

export type CaseBrief = ReturnType<typeof caseBriefs>[number];

type Brief = Pick<CaseStudy, "title" | "constraint" | "result" | "imgUrl" | "alt" | "loop"> & { slug: string };

/** The named cases, in that order, as a page on another subject shows them; the first ones if none is named. */
export function caseBriefs(cases: readonly Brief[], slugs: readonly (string | undefined)[], atMost = slugs.length) {
  const named = slugs.filter((slug) => slug !== undefined);
  return chosenEntries(cases, named, atMost).map(({ slug, title, constraint, result, imgUrl, alt, loop }) => {
    return { slug, title, constraint, result, imgUrl, alt, loop };
  });
}
