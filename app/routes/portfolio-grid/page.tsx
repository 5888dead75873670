import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { directionOf, sortingColumns } from "#model/cases/case-columns.server.ts";
import { caseFile, filterQuery } from "#model/cases/case-index.server.ts";
import { chartFigures, median } from "#model/cases/case-table.server.ts";
import { countIn, fillIn } from "#model/fields/fill-in.server.ts";
import type { Route } from "./+types/page.ts";
import { CaseTable } from "./case-table.tsx";
import { casesCsv } from "./cases-csv.server.ts";
import { EffortChart } from "./effort-chart.tsx";
import { Hero } from "./hero.tsx";
import { listedCases } from "./listed-cases.server.ts";
import { Method } from "./method.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const { cases, services, pages } = content;
  const { head, caption, filtered, middle, chart, ...words } = pages["portfolio-grid"];
  const figures = chartFigures(cases);
  const { rows, filter, sort } = listedCases(content, new URL(request.url));
  const given = Object.entries(filter);
  const isFiltered = given.length > 0;
  const said = rows.length === 0 ? fillIn(filtered.none, { total: cases.length }) : countIn(filtered, rows.length);
  return {
    head,
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
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function PortfolioGridPage({ loaderData }: Route.ComponentProps) {
  const { words, views, query, table, filtered, csv, chart, marks } = loaderData;
  return (
    <>
      <Hero words={words} views={views} query={query} csv={csv} />
      <CaseTable words={words} table={table} filtered={filtered} />
      <EffortChart words={chart} marks={marks} />
      <Method words={words.how} />
    </>
  );
}
