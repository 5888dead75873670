import { escapePattern } from "#shared/escape-pattern.ts";

const longest = 180;

/**
 * The sentence with the words, from the piece with most of them; a long one is cut around the first match.
 * @param words as `foldText` writes them; spellings with accents or apostrophes in a text are not matched
 */
export function excerptWith(pieces: readonly string[], words: readonly string[]): string | undefined {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escapePattern).join("|")})(?![\\p{L}\\p{N}])`, "giu");
  let best = { found: 0, text: "" };
  for (const text of pieces) {
    const found = new Set(text.match(pattern)?.map((word) => word.toLowerCase())).size;
    if (found > best.found) best = { found, text };
    if (found === words.length) break;
  }
  const sentences = best.text.split(/(?<=[.!?…]["”’)]?)\s+/);
  const sentence = sentences.find((part) => part.search(pattern) >= 0);
  return sentence && cut(sentence, sentence.search(pattern));
}

function cut(sentence: string, at: number): string {
  if (sentence.length <= longest) return sentence;
  const start = at > longest / 2 ? sentence.indexOf(" ", at - longest / 2) + 1 : 0;
  const end = sentence.length - start > longest ? sentence.lastIndexOf(" ", start + longest) : sentence.length;
  return `${start > 0 ? "… " : ""}${sentence.slice(start, end)}${end < sentence.length ? " …" : ""}`;
}
