import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { SportsPage } from "#model/pages/sports-and-data-solutions.server.ts";
import "./fault-table.css";

type Words = SportsPage["failures"];

/** Five faults and what the feed says about itself. */
export function FaultTable({ words }: { words: Words }) {
  return (
    <Band name="fault-table" tone="paper-2" id="failures" labelledBy="faults">
      <div className="wrap">
        <BandHead id="faults" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <TableScroll label={words.tableLabel}>
          <table className="ruled">
            <thead>
              <tr>
                {words.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {words.rows.map((row) => (
                <tr key={row.fault}>
                  <th scope="row">{row.fault}</th>
                  <td className="time">{row.flagged}</td>
                  <td>
                    <code>{row.sends}</code>
                  </td>
                  <td>{row.shows}</td>
                  <td className="time">{row.back}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
    </Band>
  );
}
