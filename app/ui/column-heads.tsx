/** The head of a table: one cell a column, after the corner where the rows have heads of their own. */
export function ColumnHeads({ corner, columns }: { corner?: string; columns: readonly string[] }) {
  return (
    <thead>
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
