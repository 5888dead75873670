import { plainText, type RichText } from "#shared/rich-text.ts";

/** Words of prose an adult reads in a minute; studies of English put the middle near 240, but tables and code slow it. */
const wordsPerMinute = 200;

/** A text's reading time in whole minutes, at least one. */
export function readingMinutes(body: RichText): number {
  return Math.max(1, Math.round(countWords(body) / wordsPerMinute));
}

const counted = new WeakMap<object, number>();

/** Counted once for each text, which an editor's pages list with every key. */
export function countWords(body: RichText): number {
  const count = counted.get(body) ?? plainText(body).split(/\s+/).filter(Boolean).length;
  counted.set(body, count);
  return count;
}
