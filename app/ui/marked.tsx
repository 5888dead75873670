import { foldText } from "#shared/fold-text.ts";

const look =
  "bg-transparent text-inherit underline decoration-(--marks,var(--color-tang-edge)) decoration-3 underline-offset-3";

/** A text with the named words marked, in any spelling that folds to them. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const pieces = text.split(/([\p{L}\p{N}'’]+)/u);
  // The key makes it new as a whole: a translating browser replaces single texts, which React then cannot find again.
  return (
    <span key={`${text} ${words.join(" ")}`}>
      {pieces.map((piece, number) => {
        const isFound = number % 2 === 1 && words.includes(foldText(piece));
        return isFound ? (
          <mark key={number} className={look}>
            {piece}
          </mark>
        ) : (
          piece
        );
      })}
    </span>
  );
}

/** The words that appear in none of the texts. */
export function wordsBeside(texts: readonly string[], words: readonly string[]): string[] {
  const shown = new Set(foldText(texts.join(" ")).split(" "));
  return words.filter((word) => !shown.has(word));
}
