import { Band } from "#app/ui/band.tsx";
import { ColumnHeads } from "#app/ui/column-heads.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Home2Page } from "#model/pages/home-2.server.ts";
import "./port-matrix.css";

type Words = Home2Page["matrix"];
type Cell = Words["rows"][number]["cells"][number];

/** From here a block is raised in colour; the note in the content says so. */
const manyJobs = 6;

/** Engines by platforms; a raised block is a job that we have done. */
export function PortMatrix({ words }: { words: Words }) {
  return (
    <Band name="port-matrix" tone="paper-2" grid="map" labelledBy="matrix">
      <div className="wrap">
        <h2 id="matrix">{words.title}</h2>
        <p className="note">{words.note}</p>
        <TableScroll label={words.label}>
          <table>
            <ColumnHeads corner={words.corner} columns={words.columns} />
            <tbody>
              {words.rows.map((row) => (
                <EngineRow key={row.engine} row={row} words={words} />
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
    </Band>
  );
}

function EngineRow({ row, words }: { row: Words["rows"][number]; words: Words }) {
  return (
    <tr>
      <th scope="row">{row.engine}</th>
      {row.cells.map((cell, index) => (
        <td key={words.columns[index]} data-depth={depthOf(cell)}>
          <span className="platform">{words.columns[index]}</span> {cell.none}
          {cell.ports && (
            <span className="jobs">
              <b>{cell.ports}</b> {cell.ports === 1 ? words.port : words.ports}
            </span>
          )}{" "}
          {cell.coDev && (
            <span className="jobs">
              <b>{cell.coDev}</b> {words.coDev}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

function depthOf({ ports = 0, coDev = 0 }: Cell) {
  if (ports + coDev === 0) return "none";
  return ports + coDev < manyJobs ? "some" : "deep";
}
