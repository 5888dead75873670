interface ColumnHeadsProps {
  corner?: string;
  columns: readonly string[];
  className?: string;
  /** The class of each cell. */
  cell?: string;
}

/** A table's head: one cell per column, after the corner if rows have headings of their own. */
export function ColumnHeads({ corner, columns, className, cell }: ColumnHeadsProps) {
  return (
    <thead className={className}>
      <tr>
        {corner !== undefined && (
          <th scope="col" className={cell}>
            {corner}
          </th>
        )}
        {columns.map((column) => (
          <th key={column} scope="col" className={cell}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
