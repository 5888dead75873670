import { numberCitation, replaceCitations } from "./citations.server.ts";
import type { Citing, FactBook } from "./fact-book.server.ts";
import { FactError } from "./fact-values.server.ts";

type Refuse = (path: (string | number)[], reason: string) => void;

/** The same content with its citations resolved; those that cannot be are reported by the path to their text. */
export function citeContent(
  value: unknown,
  { book, citing, refuse, seen }: { book: FactBook; citing: Citing; refuse: Refuse; seen: (subject: string) => void },
  path: (string | number)[] = [],
): unknown {
  if (typeof value === "string") return value.includes("{{") ? citeText(value) : value;
  const inside = (entry: unknown, key: string | number) =>
    citeContent(entry, { book, citing, refuse, seen }, [...path, key]);
  if (Array.isArray(value)) return value.map(inside);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, inside(entry, key)]));

  function citeText(text: string): string | number {
    const number = numberCitation(text);
    if (number) return attempt(number.subject, () => book.numberIn(number.subject, number.end, citing)) ?? text;
    return replaceCitations(text, (citation) => attempt(citation.subject, () => book.cite(citation, citing)) ?? "");
  }
  function attempt<Result>(subject: string, cite: () => Result): Result | undefined {
    try {
      const said = cite();
      seen(subject);
      return said;
    } catch (error) {
      if (!(error instanceof FactError)) throw error;
      refuse(path, error.message);
      return undefined;
    }
  }
}
