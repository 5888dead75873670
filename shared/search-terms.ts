import { foldLetters, foldText, joiners } from "./fold-text.ts";

/** A term of a text as it is indexed, and its position. */
export interface Token {
  term: string;
  start: number;
  end: number;
}

/** A word of a query. */
export interface AskedWord {
  /** As it is shown. */
  text: string;
  /** Each way is a list of terms; a text has the word if it has all terms of one way. */
  ways: string[][];
}

/** What a language and a site know about words. */
export interface SearchRules {
  /** Words that say nothing of a page's subject, such as "the"; as `foldText` writes them. */
  stopWords: readonly string[];
  /** A word by which titles and tags name something, and what else people call it. */
  synonyms: readonly { word: string; also: readonly string[] }[];
}

/** Bounds the cost of a search. */
const mostWords = 8;
const longestWord = 40;
/** Phrases without spaces are recognised by their first characters. */
const longestPhrase = 16;

const letters = "\\p{L}\\p{M}\\p{N}\\p{Default_Ignorable_Code_Point}";
const chunks = new RegExp(`[\\p{L}\\p{N}][${letters}${joiners}]*`, "gu");
const isPlain = /^[a-z0-9]+$/i;
const parts = new RegExp(`[^${joiners}]+`, "gu");
/** Scripts that put no blanks between words: those of syllables and ideas, and alphabets. */
const syllables = "\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Bopo}\\p{scx=Hang}";
const alphabets = "\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}";
const isUnspaced = new RegExp(`[${syllables}${alphabets}]`, "u");
const isAlphabet = new RegExp(`^[${alphabets}]`, "u");
const runs = new RegExp(`[${syllables}]+|[${alphabets}]+|[^${syllables}${alphabets}]+`, "gu");
/** A character with its combining marks; half-width Kana have their own. */
const clusters = /\P{M}[\p{M}\uff9e\uff9f]*|\p{M}+/gu;

/**
 * The terms that a text is found by: its words; a word with hyphens or apostrophes by its parts and in one piece; and where a
 * script puts no blanks between words, every two signs that are neighbours, or three of an alphabet. `Intl.Segmenter` is not
 * used: browsers disagree on where words end, and so do a phrase and the query for a part of it.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: chunk, index } of text.matchAll(chunks)) {
    if (isPlain.test(chunk)) tokens.push({ term: chunk.toLowerCase(), start: index, end: index + chunk.length });
    else if (!isUnspaced.test(chunk)) addWord(tokens, chunk, index);
    else
      for (const { 0: run, index: within } of chunk.matchAll(runs))
        if (isUnspaced.test(run)) addPhrase(tokens, run, index + within);
        else addWord(tokens, run, index + within);
  }
  return tokens;
}

function addWord(tokens: Token[], chunk: string, start: number): void {
  const pieces = [...chunk.matchAll(parts)];
  for (const { 0: part, index } of pieces) add(tokens, part, start + index, start + index + part.length);
  if (pieces.length > 1) add(tokens, pieces.map(([part]) => part).join(""), start, start + chunk.length);
}

/** Folding takes some signs apart, such as ½. */
function add(tokens: Token[], word: string, start: number, end: number): void {
  for (const term of foldText(word).split(" ")) if (term) tokens.push({ term, start, end });
}

/** The last signs are terms too, so that every part of the phrase begins one. */
function addPhrase(tokens: Token[], run: string, start: number): void {
  const signs = signsOf(run);
  const size = sizeFor(run);
  signs.forEach((sign, at) => {
    const gram = signs.slice(at, at + size);
    const end = start + (gram.at(-1) ?? sign).end;
    tokens.push({ term: gram.map(({ term }) => term).join(""), start: start + sign.start, end });
  });
}

/** The terms of a text as they are indexed, without stop words. */
export function indexTerms(text: string, stopWords: ReadonlySet<string>): string[] {
  return tokensOf(text).flatMap(({ term, start, end }) => {
    if (!stopWords.has(term)) return [term];
    const word = text.slice(start, end);
    return isAcronym(word) ? [word] : [];
  });
}

/** Whether a stop word is an abbreviation: `IT` is an industry, `it` is not. */
function isAcronym(word: string): boolean {
  return /^\p{Lu}{2,}$/u.test(word);
}

/** Whether a term of one sign is a word of its own, and no letter. */
export function isSign(term: string): boolean {
  return isUnspaced.test(term);
}

function sizeFor(run: string): number {
  return isAlphabet.test(run) ? 3 : 2;
}

/** The folded signs of a run, each with its place there. */
function signsOf(run: string): Token[] {
  return [...run.matchAll(clusters)].flatMap(({ 0: cluster, index }) =>
    [...foldText(cluster).replace(" ", "")].map((term) => ({ term, start: index, end: index + cluster.length })),
  );
}

/**
 * The part of a query that is searched for: a limited number of distinct words, each of limited length, without stop words.
 * A query of one stop word may be an abbreviation: `it` for `IT`.
 */
export function wordsAsked(query: string, stopWords: ReadonlySet<string>): AskedWord[] {
  const [words, others] = [new Map<string, AskedWord>(), new Map<string, AskedWord>()];
  for (const [chunk] of query.matchAll(chunks))
    for (const [run] of chunk.matchAll(runs)) {
      const isStop = stopWords.has(foldText(run.slice(0, longestWord)));
      const word = isStop ? acronym(run) : isUnspaced.test(run) ? phraseAsked(run) : wordAsked(run);
      const list = isStop && !isAcronym(run) ? others : words;
      if (word.text && list.size < mostWords && !list.has(word.text)) list.set(word.text, word);
    }
  return [...(words.size === 0 && others.size === 1 ? others : words).values()];
}

function acronym(word: string): AskedWord {
  return { text: word, ways: [[word.toUpperCase()]] };
}

function phraseAsked(run: string): AskedWord {
  const signs = signsOf(run.slice(0, longestPhrase)).map(({ term }) => term);
  const size = sizeFor(run);
  const grams = signs.slice(0, Math.max(1, signs.length - size + 1));
  return { text: signs.join(""), ways: [grams.map((_, at) => signs.slice(at, at + size).join(""))] };
}

function wordAsked(run: string): AskedWord {
  const short = run.slice(0, 2 * longestWord);
  const pieces = [...short.matchAll(parts)].flatMap(([part]) => foldText(part).split(" ")).filter(Boolean);
  const terms = pieces.map((piece) => piece.slice(0, longestWord)).slice(0, mostWords);
  const joined = pieces.join("").slice(0, longestWord);
  if (terms.length < 2) return { text: joined, ways: [terms] };
  // A single letter is an ending or an article: `Ada’s`, `l’été`.
  const long = terms.filter((term) => term.length > 1);
  return { text: foldLetters(short), ways: [[joined], ...(long.length > 0 ? [long] : [])] };
}
