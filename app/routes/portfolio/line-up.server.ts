import type { Case } from "#model/case-index.server.ts";
import { type Sift, siftQuery } from "#model/case-index.server.ts";
import { content } from "#model/content.server.ts";
import { fillIn } from "#model/fill-in.server.ts";
import type { Pages } from "#model/read-content.server.ts";

type Words = Pages["portfolio"]["compare"];

/** The cases in the tray: the ticked ones, at most two, or our own pair while nobody has ticked anything. */
export function lineUp({ searchParams }: URL, sift: Sift, words: Words) {
  const isAsked = searchParams.has("compare");
  const wanted = new Set(isAsked ? searchParams.getAll("compare") : words.first);
  const known = [...wanted].flatMap((slug) => content.cases.filter((entry) => entry.slug === slug));
  const pair = known.slice(0, 2);
  const columns = pair.map(columnOf);
  return {
    ticked: isAsked ? columns.map(({ slug }) => slug) : [],
    said: sentence(words, pair, isAsked),
    isCrowded: known.length > 2,
    pair: columns.map((column) => ({
      ...column,
      without: withoutOf(column.slug, pair, sift),
      remove: fillIn(words.remove, { title: column.title }),
    })),
    rows: rowsOf(words, pair),
  };
}

function columnOf({ slug, title }: Case) {
  return { slug, title };
}

function sentence(words: Words, [first, second]: readonly Case[], isAsked: boolean): string {
  if (!isAsked) return words.firstText;
  if (!first) return words.empty;
  const titles = { first: first.title, second: second?.title ?? "" };
  return fillIn(second ? words.two : words.one, titles);
}

function rowsOf({ rows }: Words, pair: readonly Case[]) {
  return [
    { label: rows.obstacle, cells: pair.map(({ inShort }) => inShort.obstacle) },
    { label: rows.options, cells: pair.map(({ options }) => String(options.length)) },
    { label: rows.gaveUp, cells: pair.map(({ inShort }) => inShort.gaveUp) },
    { label: rows.time, cells: pair.map(({ weeks }) => fillIn(rows.weeks, { weeks })) },
    { label: rows.people, cells: pair.map(({ people }) => String(people)) },
    { label: rows.changed, cells: pair.map(({ inShort }) => inShort.changed) },
  ];
}

/** The address of the same page with one case less in the tray. */
function withoutOf(slug: string, pair: readonly Case[], sift: Sift): string {
  const others = pair.filter((other) => other.slug !== slug).map((other) => ["compare", other.slug] as const);
  return `/portfolio${siftQuery(sift, others.length > 0 ? others : [["compare", "none"]])}#compare`;
}
