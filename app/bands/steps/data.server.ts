import type { Content } from "#model/content.server.ts";
import type { Shown } from "../shown-foot.server.ts";
import type { Words } from "./words.server.ts";

export type ShownSteps = Shown<NonNullable<ReturnType<typeof prepare>>>;

/** The steps, of the band or of the site's process; undefined without any. */
export function prepare({ process, items: own, ...words }: Words, content: Content) {
  const items = process && own.length === 0 ? processOf(content) : own;
  return items.length > 0 ? { ...words, items } : undefined;
}

function processOf({ steps }: Content): Words["items"] {
  return steps.map(({ title, description, imgUrl, alt, department }) => ({
    heading: title,
    text: [description],
    picture: { imgUrl, alt },
    tone: department,
  }));
}
