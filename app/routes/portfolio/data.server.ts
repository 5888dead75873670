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
import { findNextPage } from "#model/pages/find-next-page.server.ts";
import { formatShortDate, formatSpan } from "#shared/format.ts";
import { formatWhole } from "#shared/money.ts";
import { comparedSentence } from "./compared-sentence.ts";
import { mostCompared } from "./tray.ts";

/** The cases by what was wanted from them, filtered by the address, and those in the tray. */
export function readPortfolioPage(content: Content, url: URL) {
  const { cases, services } = content;
  const { head, next, folders, count, ...words } = content.pages.portfolio;
  const choices = filterChoices(cases, services);
  const filter = readCaseFilter(url, choices);
  const found = filterCases(cases, filter);
  const files = found.map((entry) => ({ ...caseFile(entry, services), platforms: platformsFor(entry, filter) }));
  const isTold = (outcome: string) => cases.some((entry) => entry.outcome === outcome);
  return {
    head,
    next: findNextPage(content, next),
    words,
    query: filterQuery(filter),
    filter: { choices, chosen: filter, found: found.length, rest: fillIn(words.filter.found, { total: cases.length }) },
    jobs: outcomes.filter(isTold).flatMap((outcome) => {
      const inside = files.filter((file) => file.outcome === outcome);
      const folder = folders.find((one) => one.outcome === outcome);
      return folder ? [{ ...folder, files: inside, count: inside.length, said: countIn(count, inside.length) }] : [];
    }),
    compared: compareCases(content, url, words.compare, found),
    call: callBand(words.call),
  };
}

/** The closing call as the kit's shape takes it. */
const callBand = ({ title, lead, action, imgUrl }: Pages["portfolio"]["call"]) => ({
  ...{ role: "call-to-action", shape: "call-to-action" as const, tone: "mari" as const },
  ...{ heading: title, lead: [lead], action, picture: { imgUrl, alt: "" }, links: [], slots: [], quote: undefined },
});

type Words = Pages["portfolio"]["compare"];
type Cases = Content["cases"];

/** The ticked cases side by side, at most three; until anything is ticked, an example out of those that the filter left. */
function compareCases(content: Content, { searchParams }: URL, words: Words, found: Cases) {
  const asked = new Set(searchParams.getAll("compare"));
  const known = [...asked].flatMap((slug) => content.cases.filter((entry) => entry.slug === slug));
  const ticked = known.slice(0, mostCompared);
  const isExample = ticked.length === 0;
  const compared = isExample ? exampleOf(words, found) : ticked;
  const told = {
    ticked: ticked.map(({ slug }) => slug),
    isExample,
    hasTooMany: known.length > mostCompared,
    titles: Object.fromEntries(content.cases.map(({ slug, title }) => [slug, title])),
    columns: compared.map(({ slug, title }) => ({ slug, title })),
  };
  return {
    ...told,
    said: comparedSentence(words, told),
    rows: compared.length > 0 ? [...rowsOf(words, compared), ...recordRows(content, words, compared)] : [],
    brief: briefLike(compared),
  };
}

/** Those that the page names, unless the filter hides one of them. */
function exampleOf(words: Words, found: Cases): Cases {
  const named = chosenEntries(found, words.first, 2);
  const example = named.length < 2 ? found.slice(0, 2) : named;
  return example.length < 2 ? [] : example;
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
    fillIn(rows.met, { promised: formatShortDate(record.promised), met: formatShortDate(record.handedOver) });
  const reference = ({ publisher, record }: Cases[number]) => {
    if (!record) return "–";
    if (record.canRefer) return rows.canRefer;
    return publisher.startsWith(site.brand) ? rows.ownWork : rows.cannotRefer;
  };
  return [
    { label: rows.price, cells: cells(band) },
    { label: rows.dates, cells: cells(days) },
    { label: rows.peopleByWeek, cells: cells(({ peopleByWeek }) => peopleByWeek.join(" ")), isChart: true },
    { label: rows.reference, cells: compared.map(reference) },
  ];
}

type JobRecord = NonNullable<Cases[number]["record"]>;

const bandWidth = 50_000;

/** The address of a brief that begins as the first of these jobs did, and is compared with all of them; empty if no job has a record. */
function briefLike(compared: Cases): string {
  const brief = compared.find(({ record }) => record)?.record?.brief;
  if (!brief) return "/brief";
  const { kind, stage, size } = brief;
  const query = new URLSearchParams({ v: "1", kind, stage, size });
  for (const { slug, record } of compared) if (record) query.append("like", slug);
  return `/brief?${query}`;
}
