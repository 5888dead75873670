/** Latin letters that Unicode does not decompose into a base letter and a mark. */
const whole: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
};
const wholeLetters = new RegExp(`[${Object.keys(whole).join("")}]`, "g");

/** Bounds the cost of a search. */
const mostWords = 8;
const longestWord = 40;

/** Words as search compares them: lower-case letters and digits, without accents, apostrophes or punctuation. */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(wholeLetters, (letter) => whole[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Words as an address slug: letters a to z in lower case, digits, and hyphens between; may be empty. */
export function slugOf(words: string): string {
  return foldText(words)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** True if every word is a prefix of some word in the text; both are folded. */
export function hasEveryWord(folded: string, words: readonly string[]): boolean {
  const text = ` ${folded}`;
  return words.every((word) => text.includes(` ${word}`));
}

/** The part of a query that is searched for: a limited number of distinct words, each of limited length. */
export function wordsAsked(query: string): string[] {
  const words = foldText(query)
    .split(" ")
    .filter(Boolean)
    .map((word) => word.slice(0, longestWord));
  return [...new Set(words)].slice(0, mostWords);
}

/** An address's words, as a person would type them into a search. */
export function wordsOfPath(path: string): string {
  return decodePath(path)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A path that was never encoded is read as is.
    return path;
  }
}
