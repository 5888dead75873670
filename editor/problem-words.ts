import type { ContentProblem } from "#model/reading/content-error.server.ts";

/** What is wrong, for a person who sees the field: without the line of a file, and what a new entry says until then. */
export function shownProblem({ reason }: ContentProblem): string {
  const words = reason.replace(/^line \d+: /, "");
  return words.startsWith('still says "TODO') ? "is not written yet" : words;
}
