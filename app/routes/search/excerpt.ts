import { foldJoined } from "#shared/fold-text.ts";
import { foundTokens } from "#shared/marked-pieces.ts";

const longest = 180;
/** How far from its limit a cut looks for a blank. */
const reach = 60;

export interface Sentence {
  text: string;
  /** What a term is looked for in before the sentence is taken apart. */
  folded: string;
}

/** The sentences of a page, without labels, keyword lists, code or anything that has Markdown signs. */
export function sentencesOf(pieces: readonly string[]): Sentence[] {
  return pieces
    .flatMap((piece) => piece.split(/(?<=[.!?…]["”’)]?)\s+|(?<=[。！？])/))
    .filter((text) => /[.!?。！？]["”’)」]?$/.test(text) && !/[{}<>=|#`*_\\]|\]\(/.test(text))
    .map((text) => ({ text, folded: foldJoined(text) }));
}

/**
 * The sentence with most of the words; a long one is cut around the first of them.
 * @param words as they are indexed
 */
export function excerptWith(sentences: readonly Sentence[], words: readonly string[]): string | undefined {
  const lowered = words.map((word) => word.toLowerCase());
  let best = { found: 0, text: "", at: 0 };
  for (const { text, folded } of sentences) {
    if (!lowered.some((word) => folded.includes(word))) continue;
    const tokens = foundTokens(text, words);
    const found = new Set(tokens.map(({ term }) => term)).size;
    if (found > best.found) best = { found, text, at: tokens[0]?.start ?? 0 };
    if (found === words.length) break;
  }
  return best.text ? cut(best.text, best.at) : undefined;
}

function cut(sentence: string, at: number): string {
  if (sentence.length <= longest) return sentence;
  const start = at > longest / 2 ? afterBlank(sentence, at - longest / 2) : 0;
  const end = sentence.length - start > longest ? beforeBlank(sentence, start + longest) : sentence.length;
  return `${start > 0 ? "… " : ""}${sentence.slice(start, end)}${end < sentence.length ? " …" : ""}`;
}

function afterBlank(text: string, at: number): number {
  return at + text.slice(at, at + reach).indexOf(" ") + 1;
}

function beforeBlank(text: string, at: number): number {
  const blank = text.slice(at - reach, at).lastIndexOf(" ");
  return blank < 0 ? at : at - reach + blank;
}
