const longestQuery = 100;

/** What an address asks for. */
export function askedWords(query: URLSearchParams): string {
  return (query.get("q") ?? "").trim().slice(0, longestQuery);
}
