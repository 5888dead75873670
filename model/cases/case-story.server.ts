import type { Content } from "../content.server.ts";

export type CaseStory = ReturnType<typeof caseStory>;

/** One case as a page tells it, with its figures and how they were measured. */
export function caseStory(content: Content, wanted: string) {
  const found = content.cases.find(({ slug }) => slug === wanted);
  if (!found) throw new Error(`there is no case ${wanted}`);
  const { slug, title, constraint, result, imgUrl, alt, measures, method } = found;
  return { slug, title, constraint, result, imgUrl, alt, measures, method };
}
