import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Pages } from "#model/content.server.ts";
import { CaseRow } from "./case-row.tsx";
import type { ListedCase } from "./listed-cases.server.ts";
import { SortForm } from "./sort-form.tsx";
import "./case-table.css";

type Words = Pick<Pages["portfolio-grid"], "table" | "columns" | "sort">;

export interface Table {
  rows: readonly ListedCase[];
  given: readonly (readonly [string, string])[];
  sortedBy: string;
  columns: readonly Column[];
  caption: string;
  hint: string;
  middle: { label: string; note: string; weeks: number; people: number };
}

interface Column {
  name: string;
  label: string;
  isNumber: boolean;
  sorted: "ascending" | "descending" | undefined;
  url: string;
}

interface CaseTableProps {
  words: Words;
  table: Table;
  sifted: { said: string; clear: string } | undefined;
}

/** The cases as a table that sorts by its headings; on small screens each row becomes a labelled card. */
export function CaseTable({ words, table, sifted }: CaseTableProps) {
  const { rows, columns, caption, hint, middle } = table;
  return (
    <Band name="case-table" pad="none" label={words.table}>
      <div className="wrap">
        <p className="sifted" role="status">
          {sifted && (
            <>
              {sifted.said} <Link to="/portfolio-grid">{sifted.clear}</Link>
            </>
          )}
        </p>
        <SortForm words={words.sort} given={table.given} sortedBy={table.sortedBy} />
        <table>
          <caption>
            {caption} <span>{hint}</span>
          </caption>
          <TableHead columns={columns} last={words.columns.result} />
          <tbody>
            {rows.map((row) => (
              <CaseRow key={row.slug} words={words.columns} row={row} />
            ))}
          </tbody>
          {rows.length > 0 && <TableFoot words={words.columns} middle={middle} />}
        </table>
      </div>
    </Band>
  );
}

function TableHead({ columns, last }: { columns: readonly Column[]; last: string }) {
  return (
    <thead>
      <tr>
        {columns.map(({ name, label, isNumber, sorted, url }) => (
          <th key={name} scope="col" aria-sort={sorted} data-number={isNumber || undefined}>
            <Link to={url}>
              {label}
              <Icon name={sorted ? "caret-down" : "sort"} />
            </Link>
          </th>
        ))}
        <th scope="col">{last}</th>
      </tr>
    </thead>
  );
}

function TableFoot({ words, middle }: { words: Words["columns"]; middle: Table["middle"] }) {
  return (
    <tfoot>
      <tr>
        <th scope="row">{middle.label}</th>
        <td colSpan={5} />
        <td data-label={words.weeks} data-number>
          {middle.weeks}
        </td>
        <td data-label={words.people} data-number>
          {middle.people}
        </td>
        <td>{middle.note}</td>
      </tr>
    </tfoot>
  );
}
