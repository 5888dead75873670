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

/** True when every word of the query begins a word of the text. */
export function hasEveryWord(text: string, query: string): boolean {
  const folded = ` ${foldText(text)}`;
  return foldText(query)
    .split(" ")
    .every((word) => folded.includes(` ${word}`));
}
