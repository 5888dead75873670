import type { Testimonial } from "#model/people/people.server.ts";
import type { Bench } from "#shared/bench.ts";

/** A quote with what the page adds to it: the colour of its service, its rating in words, its case. */
export type ShownQuote = Omit<Testimonial, "case"> & {
  slug: string;
  bench: Bench;
  inWords: string;
  job: { slug: string; title: string } | undefined;
};
