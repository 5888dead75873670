import MiniSearch, { type SearchOptions } from "minisearch";
import { foldText, wordsAsked } from "#shared/fold-text.ts";
import type { Findable, Searched } from "#shared/search-file.ts";

export interface Hit extends Findable {
  /** The entry's matching words, as `foldText` writes them. */
  words: string[];
  /** Where its page has those words, if neither title nor summary does; known only to the server. */
  excerpt?: string | undefined;
}

export interface Finding {
  /** Best first. */
  hits: Hit[];
  /** Nothing has all the words as typed; these come close. */
  isClose: boolean;
  /** The words that were probably meant. */
  meant?: string | undefined;
}

export type SearchEngine = MiniSearch<Searched>;

/** Entries are added a few at a time, so that a slow phone still responds to typing. */
const chunkSize = 20;

const common: SearchOptions = {
  boost: { title: 8, path: 2, summary: 3 },
  // A single letter begins a tenth of all words: only the one being typed is treated as a prefix.
  prefix: (word, at, words) => word.length > 1 || at === words.length - 1,
  weights: { prefix: 0.5, fuzzy: 0.3 },
};
const exact: SearchOptions = { ...common, combineWith: "AND" };

/** How much of the best score other near matches need. */
const leastShare = 0.25;

/** An empty engine. */
export function searchEngine(): SearchEngine {
  return new MiniSearch<Searched>({
    idField: "path",
    fields: ["title", "path", "summary", "body"],
    storeFields: ["title", "path", "kind", "summary", "department"],
    tokenize: (text) => foldText(text).split(" "),
    processTerm: (term) => term,
  });
}

export function addToSearch(engine: SearchEngine, entries: readonly Searched[]): Promise<void> {
  return engine.addAllAsync(entries, { chunkSize });
}

/** Entries with every word of the query or its beginning; failing that, near matches. */
export function findIn(engine: SearchEngine, query: string): Finding {
  const words = wordsAsked(query);
  const hits = hitsFor(engine, words, exact);
  if (hits.length > 0 || words.length === 0) return { hits, isClose: false };
  const unswapped = words.map((word) => withoutSwap(engine, word));
  const turned = hitsFor(engine, unswapped, exact);
  if (turned.length > 0) return { hits: turned, isClose: true, meant: unswapped.join(" ") };
  for (const most of [1, 2]) {
    const fuzzy = (word: string) => Math.min(slipsIn(word), most);
    const meant = wordsMeant(hitsFor(engine, words, { ...exact, fuzzy }), words.length);
    // Entries with the words that were meant, anywhere; near matches by another word would be false friends.
    if (meant) return { hits: hitsFor(engine, meant, exact), isClose: true, meant: meant.join(" ") };
  }
  const some = hitsFor(engine, words, { ...common, combineWith: "OR", fuzzy: slipsIn }, leastShare);
  return { hits: some, isClose: some.length > 0, meant: wordsMeant(some, words.length)?.join(" ") };
}

/** A word without matches, with two neighbouring letters swapped back if that has matches. */
function withoutSwap(engine: SearchEngine, word: string): string {
  const isKnown = (candidate: string) => engine.search(candidate, { prefix: false }).length > 0;
  if (word.length < 4 || isKnown(word)) return word;
  const swaps = Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
  return swaps.find(isKnown) ?? word;
}

/** The best hit's words, from hits with no more words than were typed: one typed word may come close to two. */
function wordsMeant(hits: readonly Hit[], typed: number): string[] | undefined {
  return (hits.find(({ words }) => words.length <= typed) ?? hits[0])?.words;
}

/** Entries that share a word, or nearly one, with an address that leads nowhere; best first. */
export function findNearest(engine: SearchEngine, words: string, most: number): Hit[] {
  const options: SearchOptions = { ...common, combineWith: "OR", fuzzy: slipsIn, fields: ["title", "path"] };
  return hitsFor(engine, wordsAsked(words), options).slice(0, most);
}

function hitsFor(engine: SearchEngine, words: readonly string[], options: SearchOptions, share = 0): Hit[] {
  if (words.length === 0) return [];
  const found = engine.search(words.join(" "), options);
  const least = (found[0]?.score ?? 0) * share;
  return found
    .filter(({ score }) => score >= least)
    .map(({ title, path, kind, summary, department, terms }) => ({
      title,
      path,
      kind,
      summary,
      department,
      words: terms,
    }));
}

/** Two swapped letters count as two slips. */
function slipsIn(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 5 ? 1 : 2;
}
