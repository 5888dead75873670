import type { Department } from "./department.ts";
import { indexTerms, isSign, type SearchRules } from "./search-terms.ts";

/** One searchable entry. */
export interface Findable {
  title: string;
  path: string;
  kind: string;
  summary: string;
  department?: Department | undefined;
  /** The names under which it is filed, each shown as it is. */
  tags?: readonly string[] | undefined;
  /** How much its words count against those of other entries; 1 if left out. */
  weight?: number | undefined;
}

/** With its page's text. */
export interface Searchable extends Findable {
  body: string;
}

/** With the terms of its page that neither title, summary nor tags have, in no order. */
export interface Searched extends Findable {
  terms: readonly string[];
}

/** The index in transit: every word once, with the entries that have it. */
interface SearchFile {
  /** The number of files in the index. */
  parts: number;
  rules: SearchRules;
  entries: Findable[];
  /** `kettle:0b,kiln:3`: a word, then the deltas between the entries that have it. */
  words: string;
}

/** The maximum size of an index file, as text before compression. */
export const searchFileLimit = 150_000;

/** The address of an index file below the base, counted from 1. */
export function searchFilePath(part: number): string {
  return part === 1 ? "/search-index.json" : `/search-index-${part}.json`;
}

/** Entries as an engine takes them, on the server and from the index's files. */
export function withTerms(entries: readonly Searchable[], rules: SearchRules): Searched[] {
  const stopWords = new Set(rules.stopWords);
  return entries.map(({ body, ...entry }) => ({ ...entry, terms: termsOfBody(entry, body, stopWords) }));
}

/** The index split into as many files as it takes to keep each within the limit. */
export function packSearch(entries: readonly Searchable[], rules: SearchRules, limit = searchFileLimit): string[] {
  const groups = groupsWithin(withTerms(entries, rules), rules, limit);
  return groups.map((group) => JSON.stringify(packGroup(group, rules, groups.length)));
}

/** The contents of an index file. */
export function unpackSearch({ parts, rules, entries, words }: SearchFile) {
  const terms: string[][] = entries.map(() => []);
  for (const part of words.split(",")) {
    const [word = "", steps = ""] = part.split(":");
    for (const place of placesOf(steps)) terms[place]?.push(word);
  }
  return { parts, rules, entries: entries.map((entry, place): Searched => ({ ...entry, terms: terms[place] ?? [] })) };
}

/** A single letter distinguishes nothing. */
function termsOfBody({ title, summary, tags = [] }: Findable, body: string, stopWords: ReadonlySet<string>): string[] {
  const known = new Set(indexTerms([title, summary, ...tags].join(" "), stopWords));
  const terms = new Set(indexTerms(body, stopWords));
  return [...terms].filter((term) => !known.has(term) && (term.length > 1 || isSign(term)));
}

/** Halved as often as it takes: simple, and no file is much smaller than it could be. */
function groupsWithin(entries: readonly Searched[], rules: SearchRules, limit: number): (readonly Searched[])[] {
  const { length } = new TextEncoder().encode(JSON.stringify(packGroup(entries, rules, 100)));
  if (length <= limit || entries.length < 2) return [entries];
  const half = Math.ceil(entries.length / 2);
  return [entries.slice(0, half), entries.slice(half)].flatMap((group) => groupsWithin(group, rules, limit));
}

function packGroup(entries: readonly Searched[], rules: SearchRules, parts: number): SearchFile {
  const places = new Map<string, number[]>();
  entries.forEach(({ terms }, place) => {
    for (const term of terms) {
      const found = places.get(term);
      if (found) found.push(place);
      else places.set(term, [place]);
    }
  });
  return {
    parts,
    rules,
    entries: entries.map(({ terms: _, ...entry }) => entry),
    words: [...places]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([word, found]) => `${word}:${stepsOf(found)}`)
      .join(","),
  };
}

const digits = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";
const half = digits.length / 2;

/** Most deltas are below 32 and take one character; one from the upper half means that more follow. */
function stepsOf(places: readonly number[]): string {
  return places.map((place, index) => signsOf(place - (places[index - 1] ?? 0))).join("");
}

function signsOf(step: number): string {
  return step < half ? digits.charAt(step) : digits.charAt(half + (step % half)) + signsOf(Math.floor(step / half));
}

function placesOf(steps: string): number[] {
  const places: number[] = [];
  let [step, weight, place] = [0, 1, 0];
  for (const sign of steps) {
    const value = digits.indexOf(sign);
    step += (value % half) * weight;
    weight *= half;
    if (value >= half) continue;
    place += step;
    places.push(place);
    [step, weight] = [0, 1];
  }
  return places;
}
