import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { ColumnHeads } from "#app/ui/column-heads.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Pages } from "#model/read-content.server.ts";
import type { Site } from "#model/site.server.ts";
import "./kept-ledger.css";

type Words = Pages["privacy"]["ledger"];

/** Everything that is stored, a row a thing; on a phone each row is a card with its column names. */
export function KeptLedger({ words, rows }: { words: Words; rows: Site["stored"] }) {
  const { what, why, where, until } = words.columns;
  return (
    <Band name="kept-ledger" labelledBy="kept-ledger-title">
      <div className="wrap">
        <BandHead id="kept-ledger-title" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <TableScroll label={words.table}>
          <table className="ruled">
            <ColumnHeads columns={[what, why, where, until]} />
            <tbody>
              {rows.map((row) => (
                <tr key={row.what}>
                  <th scope="row">
                    {row.what} <small>{row.detail}</small>
                  </th>
                  <td data-column={why}>{row.why}</td>
                  <td data-column={where}>{row.where}</td>
                  <td data-column={until}>
                    <b>{row.until}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
    </Band>
  );
}
