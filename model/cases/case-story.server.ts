import type { Content } from "../content.server.ts";
import { chosenEntry } from "../fields/chosen-entries.server.ts";

export type CaseStory = NonNullable<ReturnType<typeof caseStory>>;

/** One case as a page tells it, with its figures and how they were measured; undefined if there is none. */
export function caseStory(content: Content, wanted: string | undefined) {
  const found = chosenEntry(content.cases, wanted);
  if (!found) return undefined;
  const { slug, title, constraint, result, imgUrl, alt, measures, method } = found;
  return { slug, title, constraint, result, imgUrl, alt, measures, method };
}
