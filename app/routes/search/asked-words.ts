import { beginningOf } from "#shared/writable.ts";

const longestQuery = 100;

/** The query of an address. */
export function askedWords(query: URLSearchParams): string {
  return beginningOf((query.get("q") ?? "").trim(), longestQuery);
}
