import type { Content } from "#model/content.server.ts";
import { shownQuotes } from "../entries.server.ts";
import type { Shown } from "../shown-foot.server.ts";
import type { Words } from "./words.server.ts";

export type ShownQuotesBand = Shown<NonNullable<ReturnType<typeof prepare>>>;

/** The testimonials that the band names, or the first ones; undefined without any. */
export function prepare({ testimonials, ...words }: Words, content: Content) {
  const named = testimonials.length > 0 ? testimonials : content.testimonials.slice(0, 4).map(({ slug }) => slug);
  const quotes = shownQuotes(named, content);
  return quotes.length > 0 ? { ...words, quotes } : undefined;
}
