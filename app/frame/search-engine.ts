import MiniSearch, { type SearchOptions } from "minisearch";
import { foldText, wordsAsked } from "#shared/fold-text.ts";
import type { Findable, Searched } from "#shared/search-file.ts";

export interface Hit extends Findable {
  /** The words of the entry that were found, as `foldText` writes them. */
  words: string[];
}

export interface Finding {
  /** Best first. */
  hits: Hit[];
  /** Nothing has all the words as they were typed; these come close. */
  isClose: boolean;
  /** The words that were probably meant. */
  meant?: string | undefined;
}

export type SearchEngine = MiniSearch<Searched>;

/** Entries that took part in no search are added a few at a time, so that a slow phone still answers to typing. */
const chunkSize = 20;

const common: SearchOptions = {
  boost: { title: 8, path: 2, summary: 3 },
  // A single letter begins a tenth of all words: only the one that is being typed stands for them.
  prefix: (word, at, words) => word.length > 1 || at === words.length - 1,
  weights: { prefix: 0.5, fuzzy: 0.3 },
};
/** Each way of looking is more forgiving than the one before; the first that finds anything counts. */
const exact: SearchOptions = { ...common, combineWith: "AND" };
const forgiving: SearchOptions[] = [
  { ...common, combineWith: "AND", fuzzy: slipsIn },
  { ...common, combineWith: "OR", fuzzy: slipsIn },
];

/** Of what only comes close, how much of the best one's score the others need. */
const leastShare = 0.25;

/** An engine without entries. */
export function searchEngine(): SearchEngine {
  return new MiniSearch<Searched>({
    idField: "path",
    fields: ["title", "path", "summary", "body"],
    storeFields: ["title", "path", "kind", "summary", "bench"],
    tokenize: (text) => foldText(text).split(" "),
    processTerm: (term) => term,
  });
}

export function addToSearch(engine: SearchEngine, entries: readonly Searched[]): Promise<void> {
  return engine.addAllAsync(entries, { chunkSize });
}

/** What has every word of the query or its beginning; failing that, what nearly has. */
export function findIn(engine: SearchEngine, query: string): Finding {
  const words = wordsAsked(query);
  const hits = hitsFor(engine, words, exact);
  if (hits.length > 0 || words.length === 0) return { hits, isClose: false };
  for (const options of forgiving) {
    const close = hitsFor(engine, words, options, leastShare);
    if (close.length > 0) return { hits: close, isClose: true, meant: wordsMeant(close, words.length) };
  }
  return { hits, isClose: false };
}

/** What the best hit has, of those with no more words than were typed: one word may come close to two. */
function wordsMeant(hits: readonly Hit[], typed: number): string | undefined {
  return (hits.find(({ words }) => words.length <= typed) ?? hits[0])?.words.join(" ");
}

/** What shares a word with an address that leads nowhere, or nearly does; best first. */
export function findNearest(engine: SearchEngine, words: string, most: number): Findable[] {
  const options: SearchOptions = { ...common, combineWith: "OR", fuzzy: slipsIn, fields: ["title", "path"] };
  return hitsFor(engine, wordsAsked(words), options).slice(0, most);
}

function hitsFor(engine: SearchEngine, words: readonly string[], options: SearchOptions, share = 0): Hit[] {
  if (words.length === 0) return [];
  const found = engine.search(words.join(" "), options);
  const least = (found[0]?.score ?? 0) * share;
  return found
    .filter(({ score }) => score >= least)
    .map(({ title, path, kind, summary, bench, terms }) => ({ title, path, kind, summary, bench, words: terms }));
}

/** Two swapped letters count as two slips. */
function slipsIn(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 5 ? 1 : 2;
}
