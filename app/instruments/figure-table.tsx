import type { ReactNode } from "react";
import { ColumnHeads } from "#app/ui/column-heads.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";

interface FigureTableProps {
  label: string;
  corner?: string;
  columns: readonly string[];
  /** Classes of its scroller, its table and each cell of its head. */
  looks: { place?: string; table: string; head: string };
  children: ReactNode;
}

/** The table below an instrument; on a phone its rows are blocks, whose cells say what they are. */
export function FigureTable({ label, corner, columns, looks, children }: FigureTableProps) {
  return (
    <TableScroll label={label} className={looks.place}>
      <table className={`w-full tabular-nums max-md:block ${looks.table}`}>
        <ColumnHeads corner={corner} columns={columns} className="max-md:sr-only" cell={looks.head} />
        <tbody className="max-md:block">{children}</tbody>
      </table>
    </TableScroll>
  );
}
