/** Words as a part of a regular expression that finds exactly them. */
export function escapePattern(words: string): string {
  return words.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
