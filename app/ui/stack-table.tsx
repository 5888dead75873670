import type { ReactNode } from "react";
import { TableScroll } from "./table-scroll.tsx";
import "./stack-table.css";

interface StackRow {
  head: string;
  /** Drawn below the head of the row; decoration. */
  drawing?: ReactNode;
  cells: readonly ReactNode[];
  /** The row that the text speaks of. */
  isChosen?: boolean;
}

interface StackTableProps {
  label: string;
  /** Headings of all columns, that of the row heads first. */
  columns: readonly string[];
  rows: readonly StackRow[];
}

/** A ruled table; where it has no room, each row becomes a card whose lines carry the headings of their columns. */
export function StackTable({ label, columns, rows }: StackTableProps) {
  return (
    <TableScroll label={label}>
      <table className="ruled stack-table">
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
    <tr data-chosen={row.isChosen || undefined}>
      <th scope="row">
        {row.head}
        {row.drawing}
      </th>
      {row.cells.map((cell, index) => (
        <td key={index} data-column={columns[index]}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
