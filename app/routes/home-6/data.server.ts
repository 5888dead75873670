import type { Content } from "#model/content.server.ts";
import { chosenEntry } from "#model/fields/chosen-entries.server.ts";

export type Lesson = NonNullable<ReturnType<typeof lessonOf>>;

/** The case that went wrong at first, as the page tells it. */
export function lessonOf(content: Content, wanted: string | undefined) {
  const found = chosenEntry(content.cases, wanted);
  if (!found) return undefined;
  const { slug, title, publisher, result, imgUrl, alt, weeks, measures } = found;
  return { slug, title, publisher, result, imgUrl, alt, weeks, measures };
}
