import MiniSearch, { type QueryCombination, type SearchOptions, type SearchResult } from "minisearch";
import { foldText } from "#shared/fold-text.ts";
import { foundTokens } from "#shared/marked-pieces.ts";
import type { Findable, Searched } from "#shared/search-file.ts";
import { type AskedWord, indexTerms, type SearchRules, wordsAsked } from "#shared/search-terms.ts";
import { slipsBetween } from "#shared/slips-between.ts";

export interface Hit extends Findable {
  /** The entry's matching terms, as it is indexed. */
  words: string[];
  /** Those that neither title nor summary has, but the page's text. */
  inText: string[];
  /** A tag that has some of them. */
  tag?: string | undefined;
}

export interface Finding {
  /** Best first. */
  hits: Hit[];
  /** No entry has all the words as typed; these come close. */
  isClose: boolean;
  /** The words that were probably meant. */
  meant?: string | undefined;
}

/** How often each term occurs. */
type Vocabulary = Map<string, number>;

export interface SearchEngine {
  index: MiniSearch<Searched>;
  stopWords: ReadonlySet<string>;
  /** What titles and tags call a thing, as terms, by what else people call it. */
  synonyms: ReadonlyMap<string, string[][]>;
  vocabulary: Vocabulary;
  /** Of titles and addresses only. */
  names: Vocabulary;
}

/** Entries are added a few at a time, so that a slow phone still responds to typing. */
const chunkSize = 20;

const common: SearchOptions = {
  boost: { title: 8, tags: 6, path: 6, summary: 3 },
  weights: { prefix: 0.25, fuzzy: 0 },
  boostDocument: (_path, _term, entry) => (typeof entry?.weight === "number" ? entry.weight : 1),
  // A query arrives as terms.
  tokenize: (term) => [term],
};
const synonymous: SearchOptions = { fields: ["title", "tags"], boostTerm: () => 0.5 };
const named: SearchOptions = { fields: ["title", "path"] };

/** How much of the best score other near matches need. */
const leastShare = 0.25;
/** How many words a typed one may have meant. */
const mostNear = 6;

/** An empty engine. */
export function searchEngine(rules: SearchRules): SearchEngine {
  const stopWords = new Set(rules.stopWords);
  const vocabulary: Vocabulary = new Map();
  const names: Vocabulary = new Map();
  const index = new MiniSearch<Searched>({
    idField: "path",
    fields: ["title", "tags", "summary", "path", "terms"],
    storeFields: ["title", "path", "kind", "summary", "department", "tags", "weight"],
    stringifyField: (value) => (Array.isArray(value) ? value.join(" ") : String(value)),
    tokenize: (text, field) => {
      const terms = field === "terms" ? text.split(" ") : indexTerms(field === "path" ? nameIn(text) : text, stopWords);
      count(terms, vocabulary);
      if (field === "title" || field === "path") count(terms, names);
      return terms;
    },
    processTerm: (term) => term,
  });
  return { index, stopWords, synonyms: otherNames(rules), vocabulary, names };
}

/** The words of an address's own name; what stands before it belongs to all its neighbours. */
function nameIn(path: string): string {
  return path.slice(path.lastIndexOf("/")).replaceAll("-", " ");
}

function count(terms: readonly string[], vocabulary: Vocabulary): void {
  for (const term of terms) vocabulary.set(term, (vocabulary.get(term) ?? 0) + 1);
}

function otherNames({ synonyms }: SearchRules): Map<string, string[][]> {
  const names = new Map<string, string[][]>();
  for (const { word, also } of synonyms)
    for (const other of also) {
      const key = inOnePiece(other);
      names.set(key, [...(names.get(key) ?? []), foldText(word).split(" ")]);
    }
  return names;
}

/** `Play Station` as `playstation`. */
function inOnePiece(text: string): string {
  return foldText(text).replaceAll(" ", "");
}

export function addToSearch(engine: SearchEngine, entries: readonly Searched[]): Promise<void> {
  return engine.index.addAllAsync(entries, { chunkSize });
}

/** Entries with every word of the query or its beginning; failing that, near matches. */
export function findIn(engine: SearchEngine, query: string): Finding {
  const words = readQuery(engine, query);
  const hits = hitsFor(engine, words);
  if (hits.length > 0) return { hits, isClose: false };
  const telling = words
    .filter(({ text }) => !engine.stopWords.has(foldText(text)))
    .map((word) => withNear(word, engine.vocabulary));
  return withSlips(engine, telling) ?? withOthers(engine, telling) ?? withSome(engine, telling);
}

/** Entries that share a word, or nearly one, with an address that leads nowhere; best first. */
export function findNearest(engine: SearchEngine, text: string, most: number): Hit[] {
  const words = readQuery(engine, text).map((word) => corrected(withNear(word, engine.names), 2));
  return hitsFor(engine, words, { ...named, combineWith: "OR" }).slice(0, most);
}

/** The words of a query; two of them may be one that is mostly written in one piece. */
function readQuery({ stopWords, vocabulary, synonyms }: SearchEngine, query: string): AskedWord[] {
  const words: AskedWord[] = [];
  for (const word of wordsAsked(query, stopWords)) {
    const last = words.at(-1);
    const [before, term] = [last && termOf(last), termOf(word)];
    const joined = before && term ? before + term : "";
    if (last && joined && (vocabulary.has(joined) || synonyms.has(joined)))
      words[words.length - 1] = { text: `${last.text} ${word.text}`, ways: [[joined], [before ?? "", term ?? ""]] };
    else words.push(word);
  }
  return words;
}

/** The term of a plain word. */
function termOf({ ways: [way = [], ...others] }: AskedWord): string | undefined {
  return others.length === 0 && way.length === 1 ? way[0] : undefined;
}

/** Each word that no entry has is taken for the nearest that one has. */
function withSlips(engine: SearchEngine, words: readonly NearWord[]): Finding | undefined {
  for (const most of [1, 2]) {
    const meant = words.map((word) => corrected(word, most));
    const hits = meant.some((word, at) => word !== words[at]) ? hitsFor(engine, meant) : [];
    if (hits.length > 0) return { hits, isClose: true, meant: textOf(meant) };
  }
  return undefined;
}

/** Entries have each of the words, but not together: one of them is a slip that happens to be a word. */
function withOthers(engine: SearchEngine, words: readonly NearWord[]): Finding | undefined {
  if (words.length < 2) return undefined;
  for (const most of [1, 2]) {
    const wide = words.map((word) => ({ ...word, ways: [...word.ways, ...waysWithin(word, most)] }));
    const [best] = hitsFor(engine, wide);
    if (!best) continue;
    const meant = wide.map((word) => wordIn(best, word) ?? word);
    // Entries with the words that were meant; near matches by another word would be false friends.
    return { hits: hitsFor(engine, meant), isClose: true, meant: textOf(meant) };
  }
  return undefined;
}

function withSome(engine: SearchEngine, words: readonly NearWord[]): Finding {
  const wanted = words.map((word) => corrected(word, 2));
  const hits = hitsFor(engine, wanted, { combineWith: "OR" }, leastShare);
  const [best] = hits;
  const meant = best && wanted.filter((word) => wordIn(best, word));
  return { hits, isClose: hits.length > 0, meant: meant && textOf(meant) };
}

function textOf(words: readonly AskedWord[]): string {
  return words.map(({ text }) => text).join(" ");
}

/** The way in which a hit has a word: as typed, or by what it was taken for. */
function wordIn({ words }: Hit, { text, ways: [own = [], ...others] }: AskedWord): AskedWord | undefined {
  const has = (way: readonly string[]) => way.every((term) => words.some((word) => word.startsWith(term)));
  if (has(own)) return { text, ways: [own] };
  const way = others.find(has);
  return way && { text: way.join(" "), ways: [way] };
}

interface NearWord extends AskedWord {
  /** False for a word that no entry has, nor one that begins with it. */
  isKnown: boolean;
  /** Two known words that make it up. */
  inTwo: string[] | undefined;
  /** Known words that it nearly is, nearest and most frequent first. */
  near: readonly { known: string; slips: number }[];
}

function withNear(word: AskedWord, vocabulary: Vocabulary): NearWord {
  const term = termOf(word) ?? "";
  const isKnown = term === "" || begins(term, vocabulary);
  return { ...word, isKnown, inTwo: isKnown ? undefined : inTwo(term, vocabulary), near: near(term, vocabulary) };
}

/** What an unknown word was meant to be: the nearest known one, or two known ones written as one. */
function corrected(word: NearWord, most: number): AskedWord {
  if (word.isKnown) return word;
  const [nearest] = waysWithin(word, 1);
  const found = nearest ?? word.inTwo ?? waysWithin(word, most)[0];
  return found ? { text: found.join(" "), ways: [found] } : word;
}

function waysWithin({ near: words }: NearWord, most: number): string[][] {
  return words.filter(({ slips }) => slips <= most).map(({ known }) => [known]);
}

function begins(term: string, vocabulary: Vocabulary): boolean {
  if (vocabulary.has(term)) return true;
  for (const known of vocabulary.keys()) if (known.startsWith(term)) return true;
  return false;
}

function inTwo(term: string, vocabulary: Vocabulary): string[] | undefined {
  for (let at = 2; at < term.length - 1; at++) {
    const way = [term.slice(0, at), term.slice(at)];
    if (way.every((part) => vocabulary.has(part))) return way;
  }
  return undefined;
}

/** Who mistypes seldom misses the first letter. */
function near(term: string, vocabulary: Vocabulary): NearWord["near"] {
  const most = slipsIn(term);
  if (most === 0) return [];
  const found: { known: string; slips: number; count: number }[] = [];
  for (const [known, count] of vocabulary) {
    const allowed = known[0] === term[0] ? most : most - 1;
    if (allowed === 0 || known === term || (known[0] !== term[0] && !isLikeAtStart(known, term))) continue;
    const slips = slipsBetween(term, known, allowed);
    if (slips <= allowed) found.push({ known, slips, count });
  }
  return found.sort((a, b) => a.slips - b.slips || b.count - a.count).slice(0, mostNear);
}

/** Whether one slip may explain that two words begin differently. */
function isLikeAtStart(one: string, other: string): boolean {
  return one[1] === other[1] || one[0] === other[1] || one[1] === other[0];
}

function slipsIn(term: string): number {
  if (term.length < 4) return 0;
  return term.length < 8 ? 1 : 2;
}

function hitsFor(
  engine: SearchEngine,
  words: readonly AskedWord[],
  options: SearchOptions = { combineWith: "AND" },
  share = 0,
): Hit[] {
  if (words.length === 0) return [];
  const queries = words.map((word, at) => queryOf(engine, word, at === words.length - 1));
  const found = engine.index.search({ ...options, queries }, common);
  const least = (found[0]?.score ?? 0) * share;
  return found.filter(({ score }) => score >= least).map((result) => hitOf(result));
}

function hitOf({ title, path, kind, summary, department, tags = [], match }: SearchResult): Hit {
  const matches = Object.entries(match);
  const foundIn = (field: string) => matches.filter(([, fields]) => fields.includes(field)).map(([term]) => term);
  const shown = [...foundIn("title"), ...foundIn("summary")];
  const tagged = foundIn("tags").filter((term) => !shown.includes(term));
  return {
    ...{ title, path, kind, summary, department },
    words: matches.map(([term]) => term),
    inText: foundIn("terms"),
    tag: tags.find((tag: string) => foundTokens(tag, tagged).length > 0),
  };
}

function queryOf({ synonyms }: SearchEngine, { text, ways }: AskedWord, isLast: boolean): QueryCombination {
  // A single letter begins a tenth of all words: only the one being typed is treated as a prefix.
  const prefix = (term: string) => term.length > 1 || isLast;
  const allOf = (way: string[]): QueryCombination => ({ combineWith: "AND", prefix, queries: way });
  const others = (synonyms.get(inOnePiece(text)) ?? []).map((way) => ({ ...allOf(way), ...synonymous, prefix: false }));
  return { combineWith: "OR", queries: [...ways.map(allOf), ...others] };
}
