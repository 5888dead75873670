import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { ColumnHeads } from "#app/ui/column-heads.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Home8Page } from "#model/pages/home-8.server.ts";
import "./frame-fill.css";

type Words = Home8Page["frame"];

/** A frame fills up from left to right; each row begins where the one above it ended. */
export function FrameFill({ words }: { words: Words }) {
  const starts = words.rows.map((_, index) => words.rows.slice(0, index).reduce((sum, row) => sum + row.tenths, 0));
  const used = words.rows.reduce((sum, row) => sum + row.tenths, 0);
  return (
    <Band name="frame-fill" tone="paper-2" labelledBy="frame">
      <div className="wrap">
        <BandHead id="frame" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <TableScroll label={words.label}>
          <table className="ruled">
            <ColumnHeads columns={words.columns} />
            <tbody>
              {words.rows.map((row, index) => (
                <Cost key={row.what} row={row} start={starts[index] ?? 0} words={words} />
              ))}
            </tbody>
            <tfoot>
              <Cost row={{ ...words.spare, tenths: words.budgetTenths - used }} start={used} words={words} />
            </tfoot>
          </table>
        </TableScroll>
      </div>
    </Band>
  );
}

function Cost({ row, start, words }: { row: Words["rows"][number]; start: number; words: Words }) {
  const share = (tenths: number) => `${((tenths / words.budgetTenths) * 100).toFixed(2)}%`;
  return (
    <tr>
      <th scope="row">{row.what}</th>
      <td className="cost">
        <span>
          {(row.tenths / 10).toFixed(1)} {words.unit}
        </span>
        <svg aria-hidden="true">
          <rect x={share(start)} width={share(row.tenths)} height="100%" rx="5" />
        </svg>
      </td>
      <td>{row.note}</td>
    </tr>
  );
}
