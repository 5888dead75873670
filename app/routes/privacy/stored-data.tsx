import { Band } from "#app/ui/band.tsx";
import { ColumnHeads } from "#app/ui/column-heads.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Pages } from "#model/content.server.ts";
import type { Site } from "#model/site/site.server.ts";

interface StoredDataProps {
  words: Pages["privacy"]["ledger"];
  rows: Site["stored"];
}

/** All stored data, one row each; on a phone each row becomes a card with its column names. */
export function StoredData({ words, rows }: StoredDataProps) {
  const { what, why, where, until } = words.columns;
  return (
    <Band name="stored-data" labelledBy="kept-ledger-title">
      <div className="wrap">
        <header className="mb-8 grid gap-x-gut gap-y-4 lg:cols-8-4 lg:items-end">
          <h2 id="kept-ledger-title">{words.title}</h2>
          <p className="m-0">{words.lead}</p>
        </header>
        <TableScroll label={words.table}>
          <table className="ledger table-fixed">
            <ColumnHeads columns={[what, why, where, until]} />
            <tbody>
              {rows.map((row) => (
                <tr key={row.what}>
                  <th scope="row" className="display text-h4">
                    {row.what}{" "}
                    <small className="mt-2 block font-text text-small font-lead tracking-normal">{row.detail}</small>
                  </th>
                  <td data-label={why} className="max-md:col-span-full">
                    {row.why}
                  </td>
                  <td data-label={where} className="max-md:col-span-full">
                    {row.where}
                  </td>
                  <td data-label={until} className="max-md:col-span-full">
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
