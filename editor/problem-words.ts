import type { ContentProblem } from "#model/reading/content-error.server.ts";

/** What is wrong, for a person who sees the field: without the line of a file. */
export function shownProblem({ reason }: ContentProblem): string {
  const words = reason.replace(/^line \d+: /, "");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
