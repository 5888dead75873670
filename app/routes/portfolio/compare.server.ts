import type { Content, Pages } from "#model/content.server.ts";
import { fillIn } from "#model/fields/fill-in.server.ts";
import { mostCompared } from "./tray.ts";

type Words = Pages["portfolio"]["compare"];
type Cases = Content["cases"];

/** The cases in the tray, side by side: the ticked ones, at most three, or our own first ones while nobody has ticked anything. */
export function compareCases(content: Content, { searchParams }: URL, words: Words) {
  const isAsked = searchParams.has("compare");
  const wanted = new Set(isAsked ? searchParams.getAll("compare") : words.first);
  const known = [...wanted].flatMap((slug) => content.cases.filter((entry) => entry.slug === slug));
  const compared = known.slice(0, mostCompared);
  return {
    isAsked,
    ticked: compared.map(({ slug }) => slug),
    titles: Object.fromEntries(content.cases.map(({ slug, title }) => [slug, title])),
    said: [sentence(words, compared, isAsked), known.length > mostCompared && words.tooMany].filter(Boolean).join(" "),
    columns: compared.map(({ slug, title }) => ({ slug, title, remove: fillIn(words.remove, { title }) })),
    rows: rowsOf(words, compared),
  };
}

function sentence(words: Words, compared: Cases, isAsked: boolean): string {
  if (!isAsked) return words.firstText;
  const titles = compared.map(({ title }) => title);
  const last = titles.pop();
  if (!last) return words.empty;
  if (titles.length === 0) return fillIn(words.one, { titles: last });
  return fillIn(words.many, { titles: `${titles.join(", ")} and ${last}` });
}

function rowsOf({ rows }: Words, compared: Cases) {
  return [
    { label: rows.obstacle, cells: compared.map(({ inShort }) => inShort.obstacle) },
    { label: rows.options, cells: compared.map(({ options }) => String(options.length)) },
    { label: rows.gaveUp, cells: compared.map(({ inShort }) => inShort.gaveUp) },
    { label: rows.time, cells: compared.map(({ weeks }) => fillIn(rows.weeks, { weeks })) },
    { label: rows.people, cells: compared.map(({ people }) => String(people)) },
    { label: rows.changed, cells: compared.map(({ inShort }) => inShort.changed) },
  ];
}
