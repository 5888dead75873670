/** How a string is set: as it was typed, stretched and accented, or forced from right to left. */
export type Way = "plain" | "pseudo" | "rtl";

export const readWay = (text: string): Way => (text === "pseudo" || text === "rtl" ? text : "plain");

/** What code fills in, which no translation may touch: {name}, <b>, %s, %1$d. */
const placeholder = /(\{[^}]*\}|<[^>]*>|%(?:\d+\$)?[sdif])/;

const letters = "aeioucnyszgrdltAEIOUCNYSZGRDLT";
const accented = "áéíöúçñýšžğřðłťÅÉÎØÚÇÑÝŠŽĞŘÐŁŤ";
const accents = new Map([...letters].map((letter, index) => [letter, accented[index]]));

const vowel = /[aeiou]/i;
/** Translations of short strings are about a third longer than their English: each second vowel is doubled. */
function stretch(words: string): string {
  let vowels = 0;
  return [...words]
    .map((letter) => {
      const own = accents.get(letter) ?? letter;
      if (!vowel.test(letter)) return own;
      vowels += 1;
      return vowels % 2 ? own + own : own;
    })
    .join("");
}

const outside = (text: string, change: (words: string) => string, keep: (part: string) => string) =>
  text
    .split(placeholder)
    .map((part, index) => (index % 2 ? keep(part) : change(part)))
    .join("");

/** The string as it is drawn: ends that are cut off are seen by their brackets. */
export function setIn(way: Way, text: string): string {
  if (text === "" || way === "plain") return text;
  if (way === "pseudo") return `[${outside(text, stretch, (part) => part)}]`;
  // Forced from right to left; what code fills in keeps its own way.
  return `\u202e${outside(
    text,
    (words) => words,
    (part) => `\u2066${part}\u2069`,
  )}\u202c`;
}
