import { caseFile, filterCases, filterChoices, readCaseFilter } from "#model/cases/case-index.server.ts";
import { readSort, sortRows } from "#model/cases/case-table.server.ts";
import type { Content } from "#model/content.server.ts";

/** The cases that an address asks for, in the order that it asks for: what the table shows and the file holds. */
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
