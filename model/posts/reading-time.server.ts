import { plainText, type RichText } from "#shared/rich-text.ts";

/** What an adult reads of prose in a minute; studies of English put the middle near 240, tables and code slow it. */
const wordsPerMinute = 200;

/** Whole minutes that a text takes to read, at least one. */
export function readingMinutes(body: RichText): number {
  return Math.max(1, Math.round(countWords(body) / wordsPerMinute));
}

export function countWords(body: RichText): number {
  return plainText(body).split(/\s+/).filter(Boolean).length;
}
