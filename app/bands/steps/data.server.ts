import type { Content } from "#model/content.server.ts";
import { posesOf } from "#model/people/people.server.ts";
import type { ImageSource } from "#shared/image-address.ts";
import type { Shown } from "../shown-foot.server.ts";
import type { Words } from "./words.server.ts";

type Step = Omit<Words["items"][number], "people"> & { figures: readonly ImageSource[] };
export type ShownSteps = Shown<NonNullable<ReturnType<typeof prepare>>>;

/** The steps, of the band or of the site's process; undefined without any. */
export function prepare({ process, items: written, ...words }: Words, content: Content) {
  const own = written.map(({ people, ...item }) => ({ ...item, figures: figuresOf(people ?? [], content) }));
  const items = process && own.length === 0 ? processOf(content) : own;
  if (items.length === 0) return undefined;
  if (words.variant !== "days")
    return {
      ...words,
      scale: "",
      ruler: [],
      items: items.map((item) => ({ ...item, place: "", beside: "", isBefore: false })),
    };
  const first = Math.min(...items.map(({ from }, index) => from ?? index + 1));
  const columns = Math.max(...items.map(({ from, to }, index) => to ?? from ?? index + 1), first + 2) - first + 1;
  return {
    ...words,
    scale: scales[columns - 3],
    ruler: Array.from({ length: columns }, (_, index) => first + index),
    items: items.map((item, index) => placed(item, index, first, columns)),
  };
}

/** The figures of people who stand side by side, every second one turned. */
function figuresOf(slugs: readonly string[], { people }: Content): ImageSource[] {
  return slugs
    .flatMap((slug) => people.filter((person) => person.slug === slug))
    .map((person, index) => (index % 2 === 0 && posesOf(person)?.left) || person.imgUrl);
}

/** A step on its own days, with its words on the side that has more room, or below where neither has any. */
function placed(item: Step, index: number, firstDay: number, last: number) {
  const { from: begins = index + 1, to: ends = begins } = item;
  const [from, to] = [begins - firstDay + 1, ends - firstDay + 1];
  const [before, after] = [from - 1, last - to];
  const [first, end] = Math.max(before, after) < 2 ? [1, last] : after >= before ? [to + 1, last] : [1, before];
  return {
    ...item,
    tone: item.tone ?? "white",
    place: between(from, Math.max(from, to)),
    beside: between(first, end),
    isBefore: end < from,
  };
}

/** Whole class names, so that the build finds them. */
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

function processOf({ steps }: Content): Step[] {
  return steps.map(({ title, description, imgUrl, alt, department }) => ({
    heading: title,
    text: [description],
    picture: { imgUrl, alt },
    tone: department,
    figures: [],
  }));
}
