import type { Department } from "./department.ts";
import { foldText } from "./fold-text.ts";

/** One searchable entry. */
export interface Findable {
  title: string;
  path: string;
  kind: string;
  summary: string;
  department?: Department | undefined;
}

/** With its page's words, in no order. */
export interface Searched extends Findable {
  body: string;
}

/** The index in transit: every word once, with the entries that have it. */
interface SearchFile {
  /** The number of files in the index. */
  parts: number;
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

/** The index split into as many files as it takes to keep each within the limit. */
export function packSearch(entries: readonly Searched[], limit = searchFileLimit): string[] {
  const groups = groupsWithin(entries, limit);
  return groups.map((group) => JSON.stringify(packGroup(group, groups.length)));
}

/** The contents of an index file. */
export function unpackSearch({ parts, entries, words }: SearchFile): { parts: number; entries: Searched[] } {
  const bodies: string[][] = entries.map(() => []);
  for (const part of words.split(",")) {
    const [word = "", steps = ""] = part.split(":");
    for (const place of placesOf(steps)) bodies[place]?.push(word);
  }
  return { parts, entries: entries.map((entry, place) => ({ ...entry, body: bodies[place]?.join(" ") ?? "" })) };
}

/** Halved as often as it takes: simple, and no file is much smaller than it could be. */
function groupsWithin(entries: readonly Searched[], limit: number): (readonly Searched[])[] {
  const { length } = new TextEncoder().encode(JSON.stringify(packGroup(entries, 100)));
  if (length <= limit || entries.length < 2) return [entries];
  const half = Math.ceil(entries.length / 2);
  return [entries.slice(0, half), entries.slice(half)].flatMap((group) => groupsWithin(group, limit));
}

function packGroup(entries: readonly Searched[], parts: number): SearchFile {
  const places = new Map<string, number[]>();
  entries.forEach(({ title, summary, body }, place) => {
    const known = new Set(wordsOf(`${title} ${summary}`));
    for (const word of new Set(wordsOf(body))) {
      if (known.has(word)) continue;
      const found = places.get(word);
      if (found) found.push(place);
      else places.set(word, [place]);
    }
  });
  return {
    parts,
    entries: entries.map(({ body: _, ...entry }) => entry),
    words: [...places]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([word, found]) => `${word}:${stepsOf(found)}`)
      .join(","),
  };
}

/** A single letter distinguishes nothing. */
function wordsOf(text: string): string[] {
  return foldText(text)
    .split(" ")
    .filter((word) => word.length > 1);
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
