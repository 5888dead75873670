import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { ServicePage } from "#model/pages/service.server.ts";
import "./contract-table.css";

/** The contracts that the benches work under, compared. */
export function ContractTable({ words }: { words: ServicePage["contracts"] }) {
  return (
    <Band name="contract-table" tone="ink" labelledBy="contracts">
      <div className="wrap">
        <BandHead id="contracts" title={words.title}>
          <p>{words.note}</p>
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
              {words.rows.map(([contract, ...cells]) => (
                <tr key={contract}>
                  <th scope="row">{contract}</th>
                  {cells.map((cell, index) => (
                    <td key={index}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
    </Band>
  );
}
