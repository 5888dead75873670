import type { Pages } from "../content.server.ts";
import { type Sort, type SortKey, sortKeys } from "./case-table.server.ts";

type Words = Pages["portfolio-grid"];

const kindOf = (key: SortKey) => (key === "year" ? "year" : key === "weeks" || key === "people" ? "numbers" : "words");

/** The sortable headings: pressing the current one reverses it, another starts in its usual direction. */
export function sortingColumns(
  { columns }: Words,
  { key, isDescending }: Sort,
  filter: readonly (readonly [string, string])[],
) {
  return sortKeys.map((name) => {
    const isCurrent = name === key;
    const order = isCurrent ? [["order", isDescending ? "asc" : "desc"]] : [];
    return {
      name,
      label: columns[name],
      isNumber: kindOf(name) !== "words",
      sorted: isCurrent ? (isDescending ? ("descending" as const) : ("ascending" as const)) : undefined,
      url: `/portfolio-grid?${new URLSearchParams([...filter.map(([from, to]) => [from, to]), ["sort", name], ...order])}`,
    };
  });
}

/** The name of the order, such as "newest first". */
export function directionOf({ caption }: Words, { key, isDescending }: Sort): string {
  return (isDescending ? caption.descending : caption.ascending)[kindOf(key)];
}
