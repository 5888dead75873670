import { Band } from "#app/ui/band.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Home2Page } from "#model/pages/home-2.server.ts";
import "./port-matrix.css";

type Words = Home2Page["matrix"];

/** Engines by platforms; a raised block is a job that we have done. */
export function PortMatrix({ words }: { words: Words }) {
  return (
    <Band name="port-matrix" tone="paper-2" grid="map" labelledBy="matrix">
      <div className="wrap">
        <h2 id="matrix">{words.title}</h2>
        <p className="note">{words.note}</p>
        <TableScroll label={words.label}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.corner}</th>
                {words.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {words.rows.map((row) => (
                <EngineRow key={row.engine} row={row} columns={words.columns} />
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
    </Band>
  );
}

function EngineRow({ row, columns }: { row: Words["rows"][number]; columns: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{row.engine}</th>
      {row.cells.map((cell, index) => (
        <td key={columns[index]} data-depth={cell.depth}>
          <span className="platform" aria-hidden="true">
            {columns[index]}
          </span>
          {cell.text}
        </td>
      ))}
    </tr>
  );
}
