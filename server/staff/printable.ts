/** What a terminal would obey instead of show: control characters, line ends, bidirectional marks. */
const unprintable = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** A stored text on one line, whatever it contains. */
export function printable(text: string): string {
  return text.replace(unprintable, escaped);
}

/** The same for text that may have several lines. */
export function printableLines(text: string): string {
  return text.split("\n").map(printable).join("\n");
}

/** JSON of the same value, with everything escaped that a terminal would obey. */
export function printableJson(value: unknown, indent?: number): string {
  return printableLines(JSON.stringify(value, null, indent));
}

function escaped(sign: string): string {
  return `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`;
}
