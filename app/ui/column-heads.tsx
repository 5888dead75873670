interface ColumnHeadsProps {
  corner?: string;
  columns: readonly string[];
  className?: string;
  /** The look of each cell. */
  cell?: string;
}

/** The head of a table: one cell a column, after the corner where the rows have heads of their own. */
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
