const longestQuery = 100;

/** The query of an address. */
export function askedWords(query: URLSearchParams): string {
  return (query.get("q") ?? "").trim().slice(0, longestQuery);
}
