import { readText } from "../../model/reading/content-files.server.ts";
import { readContent } from "../../model/reading/read-content.server.ts";
import { markSources } from "../../server/editing/mark-sources.ts";
import type { SourceMarks } from "../../server/editing/source-marks.ts";
import { fixtureSite } from "./fixture-site.ts";

const letters = "aà eé iî oö uû cç nñ yý AÀ EÉ IÎ OÖ UÛ CÇ NÑ YÝ".split(" ");
const accents = new Map(letters.map(([plain = "", accented = ""]) => [plain, accented]));

/** A text in `en-XA`: in brackets, with accents, and a third longer. What is filled in stays. */
export function pseudo(text: string): string {
  const accented = text.replace(/\{[^}]*\}|[a-z]/gi, (part) => accents.get(part) ?? part);
  return `⟦${accented}${"·".repeat(Math.ceil(text.length / 3))}⟧`;
}

/** The tests' site in `en-XA`: every text that visitors read is in brackets, or has `data-content` where it is a block. */
export function pseudoContent() {
  const marks: SourceMarks = { add: pseudo, pieces: () => [] };
  return readContent({
    root: fixtureSite,
    each: (file, schema, value) =>
      markSources(value, schema, { marks, file: file.replace(/^content\//, ""), source: sourceOf(file) }),
  });
}

const sourceOf = (file: string) => (file.endsWith(".md") ? readText(fixtureSite, file) : "");

/** Every string of the content that is not in brackets: what code compares (names, days, words of addresses), and blocks. */
export function plainStringsIn(value: unknown): string[] {
  const found = new Set<string>();
  collect(value);
  return [...found].sort((a, b) => b.length - a.length);

  function collect(part: unknown): void {
    if (typeof part === "string") {
      if (!part.includes("⟦") && /\p{L}{2}/u.test(part)) found.add(part.trim());
    } else if (typeof part === "object" && part !== null) Object.values(part).forEach(collect);
  }
}
