import {
  caseFile,
  filterCases,
  filterChoices,
  filterQuery,
  platformsFor,
  readCaseFilter,
} from "#model/cases/case-index.server.ts";
import { outcomes } from "#model/cases/cases.server.ts";
import type { Content, Pages } from "#model/content.server.ts";
import { chosenEntries } from "#model/fields/chosen-entries.server.ts";
import { countIn, fillIn } from "#model/fields/fill-in.server.ts";
import { formatShortDate, formatSpan } from "#shared/format.ts";
import { formatWhole } from "#shared/money.ts";
import { mostCompared } from "./tray.ts";

/** The cases by what was wanted from them, filtered by the address, and those in the tray. */
export function readPortfolioPage(content: Content, url: URL) {
  const { cases, services } = content;
  const { head, folders, count, ...words } = content.pages.portfolio;
  const choices = filterChoices(cases, services);
  const filter = readCaseFilter(url, choices);
  const found = filterCases(cases, filter);
  const files = found.map((entry) => ({ ...caseFile(entry, services), platforms: platformsFor(entry, filter) }));
  const isTold = (outcome: string) => cases.some((entry) => entry.outcome === outcome);
  return {
    head,
    words,
    query: filterQuery(filter),
    filter: { choices, chosen: filter, found: found.length, rest: fillIn(words.filter.found, { total: cases.length }) },
    jobs: outcomes.filter(isTold).flatMap((outcome) => {
      const inside = files.filter((file) => file.outcome === outcome);
      const folder = folders.find((one) => one.outcome === outcome);
      return folder ? [{ ...folder, files: inside, count: inside.length, said: countIn(count, inside.length) }] : [];
    }),
    compared: compareCases(content, url, words.compare),
  };
}

type Words = Pages["portfolio"]["compare"];
type Cases = Content["cases"];

/** The cases in the tray, side by side: the ticked ones, at most three; the default ones until anything is ticked. */
function compareCases(content: Content, { searchParams }: URL, words: Words) {
  const isAsked = searchParams.has("compare");
  const asked = new Set(searchParams.getAll("compare"));
  const known = isAsked
    ? [...asked].flatMap((slug) => content.cases.filter((entry) => entry.slug === slug))
    : chosenEntries(content.cases, words.first, 2);
  const compared = known.slice(0, mostCompared);
  return {
    isAsked,
    ticked: compared.map(({ slug }) => slug),
    titles: Object.fromEntries(content.cases.map(({ slug, title }) => [slug, title])),
    said: [sentence(words, compared, isAsked), known.length > mostCompared && words.tooMany].filter(Boolean).join(" "),
    columns: compared.map(({ slug, title }) => ({ slug, title, remove: fillIn(words.remove, { title }) })),
    rows: [...rowsOf(words, compared), ...recordRows(content, words, compared)],
    brief: briefLike(compared),
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

/** What only those tell whose record is written. */
function recordRows({ site }: Content, { rows }: Words, compared: Cases) {
  if (!compared.some(({ record }) => record)) return [];
  const cells = (cell: (record: JobRecord) => string) => compared.map(({ record }) => (record ? cell(record) : "–"));
  const band = ({ price }: JobRecord) => {
    const from = Math.floor(price / bandWidth) * bandWidth;
    return formatSpan(formatWhole(from, site.currency.symbol), formatWhole(from + bandWidth, site.currency.symbol));
  };
  const days = (record: JobRecord) =>
    fillIn(rows.met, { promised: formatShortDate(record.promised), met: formatShortDate(handedOver(record)) });
  return [
    { label: rows.price, cells: cells(band) },
    { label: rows.dates, cells: cells(days) },
    { label: rows.peopleByWeek, cells: cells(({ peopleByWeek }) => peopleByWeek.join(" ")) },
    { label: rows.reference, cells: cells(({ canRefer }) => (canRefer ? rows.canRefer : rows.cannotRefer)) },
  ];
}

type JobRecord = NonNullable<Cases[number]["record"]>;

const bandWidth = 50_000;
const dayMs = 86_400_000;

/** The Friday of the last week that somebody worked on it. */
function handedOver({ brief, peopleByWeek }: JobRecord): string {
  return new Date(Date.parse(brief.start) + (peopleByWeek.length * 7 - 3) * dayMs).toISOString().slice(0, 10);
}

/** The address of a brief that begins as the first of these jobs did, and is compared with all of them. */
function briefLike(compared: Cases): string | undefined {
  const brief = compared.find(({ record }) => record)?.record?.brief;
  if (!brief) return undefined;
  const { kind, stage, size } = brief;
  const query = new URLSearchParams({ v: "1", kind, stage, size });
  for (const { slug, record } of compared) if (record) query.append("like", slug);
  return `/brief?${query}`;
}
