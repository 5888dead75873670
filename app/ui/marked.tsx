import { foldText } from "#shared/fold-text.ts";

const look =
  "bg-transparent text-inherit underline decoration-(--marks,var(--color-tang-edge)) decoration-3 underline-offset-3";

/** A text in which the named words, however they are written, are marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const pieces = text.split(/([\p{L}\p{N}'’]+)/u);
  // Pieces come and go in place, so that their number is their name.
  return pieces.map((piece, number) => {
    const isFound = number % 2 === 1 && words.includes(foldText(piece));
    return isFound ? (
      <mark key={number} className={look}>
        {piece}
      </mark>
    ) : (
      piece
    );
  });
}

/** Which of the words the texts do not show. */
export function wordsBeside(texts: readonly string[], words: readonly string[]): string[] {
  const shown = new Set(foldText(texts.join(" ")).split(" "));
  return words.filter((word) => !shown.has(word));
}
