/** How long a text may be. */
export interface Limit {
  /** Characters as a reader counts them. */
  characters?: number;
  words?: number;
}

/** The sentence for the editor, with the limit at its end. */
export function withLimit(hint: string, { characters, words }: Limit): string {
  if (words) return `${hint}, at most ${words} words`;
  return characters ? `${hint}, at most ${characters} characters` : hint;
}

/** Why a text is too long; undefined where it is not. */
export function lengthProblem(text: string, { characters, words }: Limit): string | undefined {
  const count = words ? wordsIn(text) : [...text].length;
  const most = words ?? characters;
  if (most === undefined || count <= most) return undefined;
  return `has ${count} ${words ? "words" : "characters"}; write at most ${most}`;
}

const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/** A citation of a fact counts as one word. */
function wordsIn(text: string): number {
  const spaced = text.split(/\s+/).filter(Boolean).length;
  // Scripts without spaces, such as Japanese, have many words in a row.
  return spaced > 1 || text.length < 30
    ? spaced
    : [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}
