import { Band } from "#app/ui/band.tsx";
import { ColumnHeads } from "#app/ui/column-heads.tsx";
import { SplitBar } from "#app/ui/split-bar.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Home3Page } from "#model/pages/home-3.server.ts";
import "./deal-shape.css";

type Words = Home3Page["deal"];

/** The worked example as a bar to scale, and two other endings underneath. */
export function DealShape({ words }: { words: Words }) {
  return (
    <Band name="deal-shape" tone="ink" labelledBy="deal">
      <div className="wrap">
        <header>
          <h2 id="deal">{words.title}</h2>
          <p className="lead">{words.lead}</p>
        </header>
        <SplitBar label={words.bar} parts={words.parts} />
        <p className="note">{words.note}</p>
        <Endings words={words.table} />
      </div>
    </Band>
  );
}

function Endings({ words }: { words: Words["table"] }) {
  return (
    <TableScroll label={words.label}>
      <table className="ruled">
        <ColumnHeads columns={words.columns} />
        <tbody>
          {words.rows.map((row) => (
            <tr key={row.receipts}>
              <th scope="row">{row.receipts}</th>
              {row.cells.map((cell, index) => (
                <td key={words.columns[index + 1]} data-label={words.columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
