import type { Content } from "../content.server.ts";
import { clauses } from "./contracts.server.ts";

/** The contracts with their clauses in the order of the table. */
export function contractsData({ pages }: Content) {
  const { table, contracts, ...words } = pages.contracts;
  const { clauses: headings, ...about } = table;
  return {
    ...words,
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
