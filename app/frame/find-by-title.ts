import { foldText } from "#shared/fold-text.ts";

/** One thing that search can find. */
export interface Findable {
  title: string;
  path: string;
  kind: string;
  summary: string;
}

const mostResults = 8;

/** Entries whose title has every word of the query (or, failing that, whose summary has), best first, grouped by kind. */
export function findByTitle(entries: readonly Findable[], query: string): Findable[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const ranked = entries
    .map((entry) => ({ entry, rank: rankOf(entry, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, mostResults)
    .map(({ entry }) => entry);
  const kinds = [...new Set(ranked.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => ranked.filter((entry) => entry.kind === kind));
}

function rankOf(entry: Findable, words: string[]): number {
  const title = foldText(entry.title);
  if (words.every((word) => hasWordStart(title, word))) return title.startsWith(words[0]!) ? 4 : 3;
  if (words.every((word) => title.split(" ").some((part) => isClose(part, word)))) return 2;
  return words.every((word) => hasWordStart(foldText(entry.summary), word)) ? 1 : 0;
}

function hasWordStart(text: string, word: string): boolean {
  return ` ${text}`.includes(` ${word}`);
}

/** One letter wrong, missing, added or swapped; only for words long enough to tell. */
function isClose(part: string, word: string): boolean {
  if (word.length < 4 || Math.abs(part.length - word.length) > 1) return false;
  let start = 0;
  while (start < word.length && part[start] === word[start]) start++;
  const rest = (text: string, skip: number) => text.slice(start + skip);
  const swapped = part[start] === word[start + 1] && part[start + 1] === word[start] && rest(part, 2) === rest(word, 2);
  return (
    swapped || rest(part, 1) === rest(word, 1) || rest(part, 0) === rest(word, 1) || rest(part, 1) === rest(word, 0)
  );
}

/** Entries that share a word with the query, or nearly do; most words first. For an address that was mistyped. */
export function findNearest(entries: readonly Findable[], query: string, most: number): Findable[] {
  const words = foldText(query)
    .split(" ")
    .filter((word) => word.length > 2);
  const shared = (entry: Findable) => {
    const parts = foldText(`${entry.title} ${entry.path}`).split(" ");
    return words.filter((word) => parts.some((part) => part === word || isClose(part, word))).length;
  };
  return entries
    .map((entry) => ({ entry, count: shared(entry) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ entry }) => entry);
}
