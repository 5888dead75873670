/** A job inside a sentence: `head of engineering`; `AI labs lead` keeps its capitals. */
export function midSentence(position: string): string {
  return /^\p{Lu}\p{Ll}/u.test(position) ? position.charAt(0).toLowerCase() + position.slice(1) : position;
}
