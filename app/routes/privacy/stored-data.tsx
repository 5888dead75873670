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
        <header className="mb-8 grid gap-x-gut gap-y-5 lg:mb-half lg:grid-cols-[8fr_4fr] lg:items-end">
          <h2 id="kept-ledger-title">{words.title}</h2>
          <p className="m-0">{words.lead}</p>
        </header>
        <TableScroll label={words.table}>
          <table className="ruled max-lg:block lg:table-fixed">
            <colgroup className="max-lg:hidden">
              <col className="w-7/25" />
              <col span={2} />
              <col className="w-11/50" />
            </colgroup>
            <ColumnHeads columns={[what, why, where, until]} className="max-lg:sr-only" />
            <tbody className="max-lg:block">
              {rows.map((row) => (
                <tr key={row.what} className="max-lg:block max-lg:border-t-3 max-lg:py-4">
                  <th scope="row" className="max-lg:block max-lg:border-0 max-lg:px-0 max-lg:py-1">
                    {row.what}{" "}
                    <small className="mt-2 block font-text text-small font-lead tracking-normal">{row.detail}</small>
                  </th>
                  <Cell column={why}>{row.why}</Cell>
                  <Cell column={where}>{row.where}</Cell>
                  <Cell column={until} isStrong>
                    {row.until}
                  </Cell>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
    </Band>
  );
}

interface CellProps {
  column: string;
  isStrong?: boolean;
  children: string;
}

const columnName =
  "max-lg:before:block max-lg:before:text-small max-lg:before:text-soft max-lg:before:content-[attr(data-column)]";
function Cell({ column, isStrong, children }: CellProps) {
  return (
    <td
      data-column={column}
      className={`leading-snug max-lg:block max-lg:border-0 max-lg:px-0 max-lg:py-1 ${columnName}`}
    >
      {isStrong ? <b>{children}</b> : children}
    </td>
  );
}
