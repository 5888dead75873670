import { caseFile, readSift, siftCases, siftChoices } from "#model/cases/case-index.server.ts";
import { readSort, sortRows } from "#model/cases/case-table.server.ts";
import type { Content } from "#model/content.server.ts";

/** The cases that an address asks for, in the order that it asks for: what the table shows and the file holds. */
export function listedCases(content: Content, url: URL) {
  const { cases, services, pages } = content;
  const sift = readSift(url, siftChoices(cases, services));
  const sort = readSort(url);
  const rows = siftCases(cases, sift).map((entry) => {
    const file = caseFile(entry, services);
    return { ...file, outcome: pages["portfolio-grid"].outcomes[file.outcome] };
  });
  return { sift, sort: { ...sort, isAsked: url.searchParams.has("sort") }, rows: sortRows(rows, sort) };
}

export type ListedCase = ReturnType<typeof listedCases>["rows"][number];
