import type { ReactNode } from "react";
import { TableScroll } from "./table-scroll.tsx";

interface StackRow {
  head: string;
  /** Shown below the row's heading; decoration. */
  drawing?: ReactNode;
  cells: readonly ReactNode[];
}

interface StackTableProps {
  label: string;
  /** Headings of all columns, starting with that of the row headings. */
  columns: readonly string[];
  rows: readonly StackRow[];
}

/** A row as a card, and a line in it with its column's heading. */
const card = "max-lg:block max-lg:border-t-3 max-lg:pt-4.5 max-lg:pb-6";
const columnPlace =
  "max-lg:before:float-start max-lg:before:-ms-30 max-lg:before:w-27 max-lg:before:content-[attr(data-column)_/_'']";
const columnType =
  "max-lg:before:text-small max-lg:before:font-bold max-lg:before:tracking-normal max-lg:before:opacity-80";
const line = `max-lg:flow-root max-lg:min-h-6 max-lg:border-0 max-lg:py-1 max-lg:ps-30 max-lg:pe-0 max-lg:leading-snug ${columnPlace} ${columnType}`;

/** A ruled table; where it does not fit, each row becomes a card whose lines carry their column headings. */
export function StackTable({ label, columns, rows }: StackTableProps) {
  return (
    <TableScroll label={label}>
      <table className="ruled max-lg:block">
        <thead className="max-lg:sr-only">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:grid max-lg:grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] max-lg:gap-x-8">
          {rows.map((row) => (
            <Row key={row.head} row={row} columns={columns.slice(1)} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Row({ row, columns }: { row: StackRow; columns: readonly string[] }) {
  return (
    <tr className={card}>
      <th scope="row" className="max-lg:mb-2.5 max-lg:block max-lg:border-0 max-lg:p-0 max-lg:text-h4">
        {row.head} {row.drawing}
      </th>
      {row.cells.map((cell, index) => (
        <td key={index} className={line} data-column={columns[index]}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
