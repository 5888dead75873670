import { plainText, type RichText } from "#shared/rich-text.ts";

/** Words of prose an adult reads in a minute; studies of English put the middle near 240, but tables and code slow it. */
const wordsPerMinute = 200;

/** A text's reading time in whole minutes, at least one. */
export function readingMinutes(body: RichText): number {
  return Math.max(1, Math.round(countWords(body) / wordsPerMinute));
}

export function countWords(body: RichText): number {
  return plainText(body).split(/\s+/).filter(Boolean).length;
}
