/** An address's words, as a person would type them into a search. */
export function wordsOfPath(path: string): string {
  return decodePath(path)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

/** An address as a person reads it. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A path that was never encoded is read as is.
    return path;
  }
}
