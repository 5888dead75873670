/** What a terminal would obey instead of show: control characters, line ends, marks that turn the direction of writing. */
const unprintable = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** A stored text on one line, whatever is in it. */
export function printable(text: string): string {
  return text.replace(unprintable, escaped);
}

/** The same for a text that may have several lines. */
export function printableLines(text: string): string {
  return text.split("\n").map(printable).join("\n");
}

/** JSON of the same value in which nothing stands that a terminal would obey. */
export function printableJson(value: unknown, indent?: number): string {
  return printableLines(JSON.stringify(value, null, indent));
}

function escaped(sign: string): string {
  return `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`;
}
