import { toCsv } from "#model/cases/case-table.server.ts";
import type { Content } from "#model/content.server.ts";
import type { ListedCase } from "./listed-cases.server.ts";

/** The table as a file, with the constraint and the page's address beside what the table shows. */
export function casesCsv(content: Content, rows: readonly ListedCase[]): string {
  const { pages, site } = content;
  const { columns } = pages["portfolio-grid"];
  const { constraint } = pages.portfolio.route;
  const { case: title, outcome, service, engine, platforms, year, weeks, people, result } = columns;
  return toCsv([
    [title, outcome, service, engine, platforms, year, weeks, people, constraint, result, "URL"],
    ...rows.map((row) => [
      ...[row.title, row.outcome, row.service, row.engine, row.runsOn, row.year, row.weeks, row.people],
      ...[row.constraint, row.result, `${site.origin}/portfolio/${row.slug}`],
    ]),
  ]);
}
