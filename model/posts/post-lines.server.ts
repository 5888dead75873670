import { perLocale } from "#shared/per-locale.ts";
import type { RichNode, RichText } from "#shared/rich-text.ts";

const sentences = perLocale((locale) => new Intl.Segmenter(locale, { granularity: "sentence" }));

/** Sentences that lean on the one before make poor quotes. */
const leaning =
  /^(and|but|so|it|its|they|them|that|this|these|those|he|she|then|there|both|which|neither|here|or|yes|no)\b/i;

const fewestFit = 6;

const lines = new WeakMap<object, string>();

/** An early line of a post that makes sense alone, for a list that should not read like one of summaries. */
export function lineOf(body: RichText): string {
  const line = lines.get(body) ?? findLine(body);
  lines.set(body, line);
  return line;
}

function findLine(body: RichText): string {
  const [, ...later] = paragraphsOf(body);
  const all = later.flatMap(sentencesOf);
  const fit = all.filter((line) => isBetween(line, 11, 34) && !leaning.test(line) && /^\p{Lu}.*[.?]$/u.test(line));
  const pool = fit.length >= fewestFit ? fit : all.filter((line) => isBetween(line, 5, 40));
  return pool[Math.floor(pool.length / (2 * fewestFit))] ?? "";
}

/** A post's first sentences, up to a number of words; always at least one. */
export function openingOf(body: RichText, mostWords: number): string {
  const [first = ""] = paragraphsOf(body);
  const [opening = "", ...rest] = sentencesOf(first);
  return rest.reduce<{ text: string; isFull: boolean }>(
    ({ text, isFull }, line) => {
      const longer = `${text} ${line}`;
      return isFull || countWords(longer) > mostWords ? { text, isFull: true } : { text: longer, isFull };
    },
    { text: opening, isFull: false },
  ).text;
}

function paragraphsOf(body: RichText): string[] {
  return body.flatMap((node) => (typeof node !== "string" && node.tag === "p" ? [onOneLine(node.children ?? [])] : []));
}

/** Editors wrap lines, and the end of one would count as that of a sentence. */
const onOneLine = (nodes: readonly RichNode[]) => wordsOf(nodes).replace(/\s+/g, " ");

/** The text without footnote numbers. */
function wordsOf(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => (typeof node === "string" ? node : node.tag === "sup" ? "" : wordsOf(node.children ?? [])))
    .join("");
}

function sentencesOf(paragraph: string): string[] {
  return [...sentences().segment(paragraph)].map(({ segment }) => segment.trim()).filter(Boolean);
}

function isBetween(line: string, least: number, most: number): boolean {
  const count = countWords(line);
  return count >= least && count <= most;
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
