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

/** A table of the kit; on a phone each row becomes a card whose lines carry their column headings. */
export function StackTable({ label, columns, rows }: StackTableProps) {
  return (
    <TableScroll label={label}>
      <table className="ledger">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
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
    <tr>
      <th scope="row" className="display text-h4">
        {row.head} {row.drawing}
      </th>
      {row.cells.map((cell, index) => (
        <td key={index} data-label={columns[index]}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
