import { markedPieces } from "#shared/marked-pieces.ts";

/** A text with the named terms marked, in any spelling that folds to them. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  // The key makes it new as a whole: a translating browser replaces single texts, which React then cannot find again.
  return (
    <span key={`${text} ${words.join(" ")}`}>
      {markedPieces(text, words).map(({ text: piece, isFound }, number) =>
        isFound ? <mark key={number}>{piece}</mark> : piece,
      )}
    </span>
  );
}
