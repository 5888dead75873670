import { byName } from "./by-name.server.ts";
import type { CaseFile } from "./case-index.server.ts";

export const sortKeys = ["case", "outcome", "service", "engine", "platforms", "year", "weeks", "people"] as const;
export type SortKey = (typeof sortKeys)[number];

export interface Sort {
  key: SortKey;
  isDescending: boolean;
}

/** A row whose outcome may already be in words. */
type Row = Omit<CaseFile, "outcome"> & { outcome: string };

/** The sort order in an address: newest first unless it names a column; `order` reverses a column. */
export function readSort({ searchParams }: URL): Sort {
  const key = sortKeys.find((known) => known === searchParams.get("sort")) ?? "year";
  const order = searchParams.get("order");
  const isDescending = order === "asc" || order === "desc" ? order === "desc" : key === "year";
  return { key, isDescending };
}

/** Sorted rows; equal ones keep their original order, newest first. */
export function sortRows<Known extends Row>(rows: readonly Known[], { key, isDescending }: Sort): Known[] {
  const sign = isDescending ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare(cellOf(a, key), cellOf(b, key)));
}

/** The middle value, or the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const pair = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return pair.length === 0 ? 0 : pair.reduce((sum, value) => sum + value, 0) / pair.length;
}

/** Figures for a sentence about the longest job and the range of the others. */
export function chartFigures(rows: readonly Pick<Row, "title" | "weeks" | "people">[]) {
  const [longest, ...others] = rows.toSorted((a, b) => b.weeks - a.weeks);
  const weeks = others.map((row) => row.weeks);
  const people = others.map((row) => row.people);
  return {
    longest: longest?.title ?? "",
    longestWeeks: longest?.weeks ?? 0,
    longestPeople: longest?.people ?? 0,
    fewestWeeks: Math.min(...weeks),
    mostWeeks: Math.max(...weeks),
    fewestPeople: Math.min(...people),
    mostPeople: Math.max(...people),
  };
}

function cellOf(row: Row, key: SortKey): string | number {
  if (key === "case") return row.title;
  if (key === "platforms") return row.runsOn;
  return row[key];
}

function compare(a: string | number, b: string | number): number {
  return typeof a === "number" && typeof b === "number" ? a - b : byName(String(a), String(b));
}
