import type { Content } from "../content.server.ts";
import { clauses } from "./contracts.server.ts";
import { findNextPage } from "./find-next-page.server.ts";

/** The contracts with their clauses in the order of the table. */
export function contractsData(content: Content) {
  const { next, table, contracts, ...words } = content.pages.contracts;
  const { clauses: headings, ...about } = table;
  return {
    ...words,
    next: findNextPage(content, next),
    table: { ...about, headings: clauses.map((clause) => headings[clause]) },
    contracts: contracts.map((contract) => {
      const { anchor, name, line, department, side, owedDays, owed } = contract;
      return {
        ...{ anchor, name, line, department, side, owedDays, owed },
        answers: clauses.map((clause) => contract[clause]),
      };
    }),
  };
}

export type ContractsData = ReturnType<typeof contractsData>;
