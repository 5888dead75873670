import type { Content } from "#model/content.server.ts";
import type { Shown } from "../shown-foot.server.ts";
import type { Words } from "./words.server.ts";

export type ShownSteps = Shown<NonNullable<ReturnType<typeof prepare>>>;

/** The steps, of the band or of the site's process; undefined without any. */
export function prepare({ process, items: own, ...words }: Words, content: Content) {
  const items = process && own.length === 0 ? processOf(content) : own;
  if (items.length === 0) return undefined;
  if (words.variant !== "days")
    return { ...words, scale: "", ruler: [], items: items.map((item) => ({ ...item, place: "", beside: "" })) };
  const last = Math.max(...items.map(({ from, to }, index) => to ?? from ?? index + 1), 3);
  return {
    ...words,
    scale: scales[last - 3],
    ruler: Array.from({ length: last }, (_, index) => index + 1),
    items: items.map((item, index) => placed(item, index, last)),
  };
}

/** A step on its own days, with its words on the side that has more room, or below where neither has any. */
function placed(item: Words["items"][number], index: number, last: number) {
  const { from = index + 1, to = from } = item;
  const [before, after] = [from - 1, last - to];
  const [first, end] = Math.max(before, after) < 2 ? [1, last] : after >= before ? [to + 1, last] : [1, before];
  return {
    ...item,
    tone: item.tone ?? "white",
    place: between(from, Math.max(from, to)),
    beside: `${between(first, end)} ${end < from ? "lg:text-end" : ""}`,
  };
}

/**
 * Whole class names, so that the build finds them; here, because a page then gets only its own. Both lines are named: a
 * span would set the first one too, and the build may put it last.
 */
const between = (from: number, to: number) => `${starts[from - 1]} ${ends[to - 1]}`;
const starts = [
  ..."lg:col-start-1 lg:col-start-2 lg:col-start-3 lg:col-start-4 lg:col-start-5 lg:col-start-6".split(" "),
  ..."lg:col-start-7 lg:col-start-8 lg:col-start-9 lg:col-start-10 lg:col-start-11 lg:col-start-12".split(" "),
];
const ends = [
  ..."lg:col-end-2 lg:col-end-3 lg:col-end-4 lg:col-end-5 lg:col-end-6 lg:col-end-7".split(" "),
  ..."lg:col-end-8 lg:col-end-9 lg:col-end-10 lg:col-end-11 lg:col-end-12 lg:col-end-13".split(" "),
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
