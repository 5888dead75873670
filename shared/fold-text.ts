/** Words as search compares them: small letters and digits, without accents, apostrophes or punctuation. */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** True when every word of the query begins a word of the text. */
export function hasEveryWord(text: string, query: string): boolean {
  const folded = ` ${foldText(text)}`;
  return foldText(query)
    .split(" ")
    .every((word) => folded.includes(` ${word}`));
}
