import type { Content } from "#model/content.server.ts";

export type Lesson = ReturnType<typeof lessonOf>;

/** The case that went wrong at first, as the page tells it. */
export function lessonOf(content: Content, wanted: string) {
  const found = content.cases.find(({ slug }) => slug === wanted);
  if (!found) throw new Error(`there is no case ${wanted}`);
  const { slug, title, publisher, result, imgUrl, alt, weeks, measures } = found;
  return { slug, title, publisher, result, imgUrl, alt, weeks, measures };
}
