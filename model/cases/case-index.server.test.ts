import { expect, test } from "vitest";
import { fixtureSite } from "../../tests/support/fixture-site.ts";
import { readContent } from "../reading/read-content.server.ts";
import { filterCases, filterChoices, filterKeys, filterQuery, readCaseFilter } from "./case-index.server.ts";
import { formatPeriod } from "./case-period.server.ts";

const { cases, services } = await readContent({ root: fixtureSite });
const choices = filterChoices(cases, services);
const filterOf = (query: string) => readCaseFilter(new URL(`http://site.test/portfolio?${query}`), choices);

test("every choice leaves as many cases as it says", () => {
  for (const key of filterKeys) {
    for (const { value, count } of choices[key]) expect(filterCases(cases, { [key]: value })).toHaveLength(count);
  }
});

test("a year, a service and an engine each hold a case once", () => {
  for (const key of ["service", "engine", "year"] as const) {
    expect(choices[key].reduce((sum, { count }) => sum + count, 0)).toBe(cases.length);
  }
});

test("services keep their own order, years are newest first", () => {
  const order = choices.service.map(({ value }) => services.findIndex(({ slug }) => slug === value));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(choices.year.map(({ value }) => value)).toEqual(
    choices.year
      .map(({ value }) => value)
      .toSorted()
      .reverse(),
  );
});

test("an unknown value and an empty one are ignored", () => {
  expect(filterOf("engine=Fortran&year=&platform=toaster")).toEqual({});
});

test("a value is found whatever its case", () => {
  const { value } = choices.engine[0]!;
  expect(filterOf(`engine=${encodeURIComponent(value.toUpperCase())}`)).toEqual({ engine: value });
});

test("all conditions of a filter hold at once", () => {
  const asked = { service: choices.service[0]!.value, year: choices.year[0]!.value };
  for (const entry of filterCases(cases, asked)) {
    expect([entry.category, entry.to.slice(0, 4)]).toEqual([asked.service, asked.year]);
  }
});

test("a filter survives the way into an address and back", () => {
  const asked = { engine: choices.engine[0]!.value, platform: choices.platform[0]!.value };
  expect(filterOf(filterQuery(asked).slice(1))).toEqual(asked);
});

test("no filter makes no query", () => {
  expect(filterQuery({})).toBe("");
});

test("a period names its first year only where it is another", () => {
  expect(formatPeriod("2026-01-05", "2026-03-20")).toBe("5 January to 20 March 2026");
  expect(formatPeriod("2024-11-18", "2025-03-31")).toBe("18 November 2024 to 31 March 2025");
});
