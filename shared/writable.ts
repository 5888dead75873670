/**
 * Characters that a machine format cannot carry or reads as the end of a line: control characters but tab and line break, the
 * separators U+2028 and U+2029, halves of surrogate pairs, and the two that XML 1.0 forbids besides.
 */
const unwritable = /(?![\t\n\r])[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]/gu;

/** Where the first of them is, if there is one. */
export function unwritableIn(text: string): { at: number; sign: string } | undefined {
  const at = text.search(unwritable);
  const code = text.codePointAt(at) ?? 0;
  return at < 0 ? undefined : { at, sign: `U+${code.toString(16).toUpperCase().padStart(4, "0")}` };
}

/** A text for XML, JSON, Markdown or a mail, whatever it is made of. */
export function writable(text: string): string {
  return text.replace(unwritable, "");
}

/** The beginning of a text, at most so many UTF-16 units long, without half of a character at its end. */
export function beginningOf(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
}
