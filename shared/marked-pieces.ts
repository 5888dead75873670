import { type Token, tokensOf } from "./search-terms.ts";

/** A piece of a text, and whether it is one of the words that were looked for. */
export interface MarkedPiece {
  text: string;
  isFound: boolean;
}

/** A text in pieces, those with the terms apart, in any spelling that folds to them. */
export function markedPieces(text: string, terms: readonly string[]): MarkedPiece[] {
  const places: { start: number; end: number }[] = [];
  for (const { start, end } of foundTokens(text, terms)) {
    const last = places.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else places.push({ start, end });
  }
  const ends = [0, ...places.map(({ end }) => end)];
  return [...places, { start: text.length, end: text.length }]
    .flatMap(({ start, end }, at) => [
      { text: text.slice(ends[at], start), isFound: false },
      { text: text.slice(start, end), isFound: true },
    ])
    .filter((piece) => piece.text !== "");
}

/** Where a text has the terms, in order. */
export function foundTokens(text: string, terms: readonly string[]): Token[] {
  return tokensOf(text)
    .map((token) => {
      // An abbreviation is a term in capitals.
      const typed = text.slice(token.start, token.end);
      return terms.includes(typed) ? { ...token, term: typed } : token;
    })
    .filter(({ term }) => terms.includes(term))
    .sort((a, b) => a.start - b.start);
}
