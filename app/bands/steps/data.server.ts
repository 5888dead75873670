import type { Content } from "#model/content.server.ts";
import type { Shown } from "../shown-foot.server.ts";
import type { Words } from "./words.server.ts";

export type ShownSteps = Shown<NonNullable<ReturnType<typeof prepare>>>;

/** The steps, of the band or of the site's process; undefined without any. */
export function prepare({ process, items: own, ...words }: Words, content: Content) {
  const items = process && own.length === 0 ? processOf(content) : own;
  if (items.length === 0) return undefined;
  if (words.variant !== "days") return { ...words, scale: "", items: items.map((item) => ({ ...item, place: "" })) };
  const last = Math.max(...items.map(({ from, to }, index) => to ?? from ?? index + 1), 3);
  return { ...words, scale: scales[last - 3], items: items.map(placed) };
}

function placed(item: Words["items"][number], index: number) {
  const { from = index + 1, to = from } = item;
  return { ...item, place: `${starts[from - 1]} ${spans[Math.max(0, to - from)]}` };
}

/** Whole class names, so that the build finds them; here, because a page then gets only its own. */
const starts = [
  ..."lg:col-start-1 lg:col-start-2 lg:col-start-3 lg:col-start-4 lg:col-start-5 lg:col-start-6".split(" "),
  ..."lg:col-start-7 lg:col-start-8 lg:col-start-9 lg:col-start-10 lg:col-start-11 lg:col-start-12".split(" "),
];
const spans = [
  ..."lg:col-span-1 lg:col-span-2 lg:col-span-3 lg:col-span-4 lg:col-span-5 lg:col-span-6".split(" "),
  ..."lg:col-span-7 lg:col-span-8 lg:col-span-9 lg:col-span-10 lg:col-span-11 lg:col-span-12".split(" "),
];
/** From three columns. */
const scales = [
  ..."lg:grid-cols-3 lg:grid-cols-4 lg:grid-cols-5 lg:grid-cols-6 lg:grid-cols-7".split(" "),
  ..."lg:grid-cols-8 lg:grid-cols-9 lg:grid-cols-10 lg:grid-cols-11 lg:grid-cols-12".split(" "),
];

function processOf({ steps }: Content): Words["items"] {
  return steps.map(({ title, description, imgUrl, alt, department }) => ({
    heading: title,
    text: [description],
    picture: { imgUrl, alt },
    tone: department,
  }));
}
