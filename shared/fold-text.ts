/** Letters of Latin alphabets that Unicode does not take apart into a base letter and its mark. */
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

/** What a search may cost. */
const mostWords = 8;
const longestWord = 40;

/** Words as search compares them: small letters and digits, without accents, apostrophes or punctuation. */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(wholeLetters, (letter) => whole[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Words as an address has them: small letters from a to z, digits, and dashes between; may be empty. */
export function slugOf(words: string): string {
  return foldText(words)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** True when every word begins a word of the text; both are folded. */
export function hasEveryWord(folded: string, words: readonly string[]): boolean {
  const text = ` ${folded}`;
  return words.every((word) => text.includes(` ${word}`));
}

/** How much of a query is searched for: so many different words, and so many letters of each. */
export function wordsAsked(query: string): string[] {
  const words = foldText(query)
    .split(" ")
    .filter(Boolean)
    .map((word) => word.slice(0, longestWord));
  return [...new Set(words)].slice(0, mostWords);
}

/** The words of an address, as a person would write them into a search. */
export function wordsOfPath(path: string): string {
  return decodePath(path)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A path that was never encoded is read as it stands.
    return path;
  }
}
