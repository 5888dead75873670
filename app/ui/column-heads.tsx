interface ColumnHeadsProps {
  corner?: string;
  columns: readonly string[];
  className?: string;
}

/** The head of a table: one cell a column, after the corner where the rows have heads of their own. */
export function ColumnHeads({ corner, columns, className }: ColumnHeadsProps) {
  return (
    <thead className={className}>
      <tr>
        {corner !== undefined && <th scope="col">{corner}</th>}
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
