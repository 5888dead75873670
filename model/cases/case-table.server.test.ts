import { expect, test } from "vitest";
import { fixtureSite } from "../../tests/support/fixture-site.ts";
import { readContent } from "../reading/read-content.server.ts";
import { caseFile } from "./case-index.server.ts";
import { chartFigures, median, readSort, sortKeys, sortRows } from "./case-table.server.ts";

const { cases, services } = await readContent({ root: fixtureSite });
const rows = cases.map((entry) => caseFile(entry, services));
const sort = (query: string) => readSort(new URL(`http://site.test/portfolio-grid?${query}`));

test("without a wish the newest come first", () => {
  expect(sort("")).toEqual({ key: "year", isDescending: true });
});

test("an unknown column or direction is ignored", () => {
  expect(sort("sort=colour&order=sideways")).toEqual({ key: "year", isDescending: true });
});

test("a column starts at its small end and can be turned round", () => {
  expect(sort("sort=weeks")).toEqual({ key: "weeks", isDescending: false });
  expect(sort("sort=weeks&order=desc")).toEqual({ key: "weeks", isDescending: true });
  expect(sort("sort=year&order=asc")).toEqual({ key: "year", isDescending: false });
});

test("numbers sort as numbers", () => {
  const weeks = sortRows(rows, { key: "weeks", isDescending: false }).map((row) => row.weeks);
  expect(weeks).toEqual(weeks.toSorted((a, b) => a - b));
});

test("sorting by any column loses no row", () => {
  for (const key of sortKeys) expect(sortRows(rows, { key, isDescending: true })).toHaveLength(rows.length);
});

test("equal rows keep their order in both directions", () => {
  const years = (isDescending: boolean) =>
    sortRows(rows, { key: "year", isDescending }).map(({ slug, year }) => [year, slug]);
  const newest = rows[0]!.year;
  expect(years(true).filter(([year]) => year === newest)).toEqual(years(false).filter(([year]) => year === newest));
});

test("the median is the middle, or the mean of the middle two", () => {
  expect([median([5, 1, 9]), median([4, 1, 9, 6]), median([7]), median([])]).toEqual([5, 5, 7, 0]);
});

test("the longest job stands apart from the span of the others", () => {
  const job = (title: string, weeks: number, people: number) => ({ title, weeks, people });
  expect(chartFigures([job("Short", 11, 9), job("Long", 78, 22), job("Usual", 20, 4)])).toEqual({
    ...{ longest: "Long", longestWeeks: 78, longestPeople: 22 },
    ...{ fewestWeeks: 11, mostWeeks: 20, fewestPeople: 4, mostPeople: 9 },
  });
});
