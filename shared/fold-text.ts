/** Letters that Unicode does not decompose into a base letter and a mark, and the form of sigma at the end of a word. */
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
  ŧ: "t",
  ς: "σ",
};
const wholeLetters = new RegExp(`[${Object.keys(whole).join("")}]`, "g");
/** Accents, Hebrew and Arabic vowels, and the stroke that stretches Arabic words. Vowels of Indic scripts are letters. */
const marks = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;
const apostrophes = "'’‘‛`´′ʹʻʼʽ＇";
const hyphens = "\\-‐‑－";
/** Signs within a word that some people leave out: `co-op`, `d’accord`, `R&D`. */
export const joiners: string = `${apostrophes}${hyphens}&`;

const everyApostrophe = new RegExp(`[${apostrophes}]`, "g");
const everyJoiner = new RegExp(`[${joiners}]+`, "g");
const isAscii = /^[\0-\x7f]*$/;

/**
 * Letters as they are compared: without case, accents, ligatures, widths and invisible characters; punctuation stays.
 * Composed again, so that no syllable of Hangul or Kana is taken apart.
 */
export function foldLetters(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(marks, "")
    .toLowerCase()
    .replace(wholeLetters, (letter) => whole[letter] ?? letter)
    .normalize("NFC");
}

/** Words as they are compared: letters as by `foldLetters`, and digits, with a blank for any other sign but apostrophes. */
export function foldText(text: string): string {
  return foldLetters(text.replace(everyApostrophe, ""))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

/** Words as an address slug: letters a to z in lower case, digits, and hyphens between; may be empty. */
export function slugOf(words: string): string {
  return foldText(words)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Whether a text contains every word of a query, at any place of a word; hyphens and apostrophes may be left out. */
export function containsWords(text: string, query: string): boolean {
  const heard = foldJoined(text);
  return query
    .split(/\s+/)
    .every((word) => heard.includes(foldJoined(word)) || partsOf(word).every((part) => heard.includes(part)));
}

/** Letters as by `foldLetters`, without hyphens and apostrophes: what any spelling of a word is looked for in. */
export function foldJoined(text: string): string {
  return foldLetters(text.replace(everyJoiner, ""));
}

function partsOf(word: string): string[] {
  return word.split(everyJoiner).map(foldLetters);
}
