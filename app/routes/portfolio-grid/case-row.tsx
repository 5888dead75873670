import type { ReactNode } from "react";
import { DiamondLabel } from "#app/ui/diamond-label.tsx";
import { Link } from "#app/ui/link.tsx";
import { card, line } from "#app/ui/stack-table.tsx";
import type { Pages } from "#model/content.server.ts";
import type { ListedCase } from "./data.server.ts";

/** A cell of the table; where rows are cards, a line with its label before it. */
export function Cell({ label, className = "", children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <td data-label={label} data-column={label} className={`px-2 ${line} ${className}`}>
      {children}
    </td>
  );
}

export const number = "font-bold lg:text-end";

/** One case as a row, or as a card; its heading is the link. */
export function CaseRow({ words, row }: { words: Pages["portfolio-grid"]["columns"]; row: ListedCase }) {
  return (
    <tr className={`hover:bg-paper-2 ${card}`}>
      <th scope="row" className="relative px-2 max-lg:block max-lg:border-0 max-lg:px-0">
        <Link to={`/portfolio/${row.slug}`} className="cover no-underline">
          {row.title}
        </Link>
      </th>
      <Cell label={words.outcome}>{row.outcome}</Cell>
      <Cell label={words.service}>
        <DiamondLabel department={row.department}>{row.service}</DiamondLabel>
      </Cell>
      <Cell label={words.engine}>{row.engine}</Cell>
      <Cell label={words.platforms}>{row.runsOn}</Cell>
      <Cell label={words.year} className={number}>
        {row.year}
      </Cell>
      <Cell label={words.weeks} className={number}>
        {row.weeks}
      </Cell>
      <Cell label={words.people} className={number}>
        {row.people}
      </Cell>
      <Cell label={words.result} className="font-bold">
        {row.result}
      </Cell>
    </tr>
  );
}
