import type { Content } from "#model/content.server.ts";
import { clauses, type OwnBand } from "./words.server.ts";

/** All contracts beside each other, clause by clause; the anchor of each lands on the table. */
export function prepareComparison({ corner, clauses: headings, contracts, ...words }: OwnBand<"comparison">) {
  return {
    ...words,
    shape: "table",
    former: [...(words.former ?? []), ...contracts.map(({ anchor }) => anchor)],
    columns: [corner, ...contracts.map(({ name }) => name)],
    rows: clauses.map((clause) => ({
      heading: headings[clause],
      cells: contracts.map((answers) => ({ text: answers[clause] })),
    })),
    factors: [],
  };
}

/** The days that each contract goes on after notice; undefined where the page compares none. */
export function prepareNotice(words: OwnBand<"notice">, { pages }: Content) {
  const comparison = pages.contracts.bands.find(({ role }) => role === "comparison") as
    | OwnBand<"comparison">
    | undefined;
  return (
    comparison && {
      ...words,
      ...{ shape: "figures", tone: "sand" },
      items: comparison.contracts.map(({ name, department, owedDays, owed }) => ({
        ...{ value: String(owedDays), tone: department },
        label: `${name}: ${owed}`,
      })),
    }
  );
}
