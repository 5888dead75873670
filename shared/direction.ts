import { siteLocale } from "./site-locale.ts";

/**
 * Characters that turn the direction of everything after them, also of what others wrote: overrides, embeddings and isolates.
 * Marks (U+200E, U+200F, U+061C) affect only their neighbours.
 */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;
const rightToLeft = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}]/u;

export function withoutTurning(words: string): string {
  return words.replace(turning, "");
}

/** A visitor's words in plain text of ours: their direction is their own and ends with them (Unicode isolates). */
export function isolated(words: string): string {
  const own = withoutTurning(words);
  const isForeign = siteLocale.dir === "rtl" || rightToLeft.test(own);
  return isForeign && own !== "" ? `\u2068${own}\u2069` : own;
}
