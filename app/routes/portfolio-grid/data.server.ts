import { directionOf, sortingColumns } from "#model/cases/case-columns.server.ts";
import { caseFile, filterCases, filterChoices, filterQuery, readCaseFilter } from "#model/cases/case-index.server.ts";
import { chartFigures, median, readSort, sortRows } from "#model/cases/case-table.server.ts";
import type { Content, Pages } from "#model/content.server.ts";
import { csvFile } from "#model/csv.server.ts";
import { countIn, fillIn } from "#model/fields/fill-in.server.ts";
import { findNextPage } from "#model/pages/find-next-page.server.ts";

/** The table with its head, totals and file, and the chart above it, for an address. */
export function readPortfolioGridPage(content: Content, url: URL) {
  const { cases, services, pages } = content;
  const { head, next, caption, filtered, middle, chart, how, ...words } = pages["portfolio-grid"];
  const figures = chartFigures(cases);
  const { rows, filter, sort } = listedCases(content, url);
  const given = Object.entries(filter);
  const isFiltered = given.length > 0;
  const said = rows.length === 0 ? fillIn(filtered.none, { total: cases.length }) : countIn(filtered, rows.length);
  return {
    head,
    next: findNextPage(content, next),
    words,
    views: pages.portfolio.views,
    query: filterQuery(filter),
    table: {
      rows,
      given,
      sortedBy: sort.key,
      columns: sortingColumns(pages["portfolio-grid"], sort, given),
      caption: fillIn(caption.sorted, {
        column: words.columns[sort.key].toLowerCase(),
        direction: directionOf(pages["portfolio-grid"], sort),
      }),
      hint: caption.hint,
      middle: {
        ...middle,
        note: fillIn(middle.note, figures),
        weeks: median(rows.map(({ weeks }) => weeks)),
        people: median(rows.map(({ people }) => people)),
      },
    },
    filtered: isFiltered ? { said: fillIn(said, { total: cases.length }), clear: filtered.clear } : undefined,
    csv: {
      url: `/portfolio-grid/cases.csv${filterQuery(
        filter,
        sort.isAsked
          ? [
              ["sort", sort.key],
              ["order", sort.isDescending ? "desc" : "asc"],
            ]
          : [],
      )}`,
      label: fillIn(words.download, { size: Math.ceil(casesCsv(content, rows).length / 1024) }),
    },
    chart: { ...chart, lead: fillIn(chart.lead, figures), description: fillIn(chart.description, figures) },
    marks: cases.map((entry) => caseFile(entry, services)),
    method: methodBand(how),
  };
}

/** What each column counts, as the kit's shape takes it. */
const methodBand = ({ title, notes, action }: Pages["portfolio-grid"]["how"]) => ({
  ...{ role: "method", shape: "rich-text", variant: "legal", rhythm: "compact", heading: title, link: action },
  body: notes.flatMap(({ term, text }) => [
    { tag: "h3", children: [term] },
    { tag: "p", children: [text] },
  ]),
});

/** The cases that an address asks for, in its order: what the table shows and the file contains. */
export function listedCases(content: Content, url: URL) {
  const { cases, services, pages } = content;
  const filter = readCaseFilter(url, filterChoices(cases, services));
  const sort = readSort(url);
  const rows = filterCases(cases, filter).map((entry) => {
    const file = caseFile(entry, services);
    return { ...file, outcome: pages["portfolio-grid"].outcomes[file.outcome] };
  });
  return { filter, sort: { ...sort, isAsked: url.searchParams.has("sort") }, rows: sortRows(rows, sort) };
}

export type ListedCase = ReturnType<typeof listedCases>["rows"][number];

/** The table as CSV, with each case's constraint and page address added. */
export function casesCsv(content: Content, rows: readonly ListedCase[]): string {
  const { pages, site } = content;
  const { columns } = pages["portfolio-grid"];
  const { constraint } = pages.portfolio.route;
  const { case: title, outcome, service, engine, platforms, year, weeks, people, result } = columns;
  return csvFile(
    { columns: [title, outcome, service, engine, platforms, year, weeks, people, constraint, result, "URL"] },
    rows.map((row) => [
      ...[row.title, row.outcome, row.service, row.engine, row.runsOn, row.year, row.weeks, row.people],
      ...[row.constraint, row.result, `${site.origin}/portfolio/${row.slug}`],
    ]),
  );
}
