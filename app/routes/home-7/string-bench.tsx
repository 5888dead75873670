import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { ColumnHeads } from "#app/ui/column-heads.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Home7Page } from "#model/pages/home-7.server.ts";
import "#app/sections/folded-table.css";
import "./string-bench.css";

type Words = Home7Page["bench"];

/** One string in seven languages against the room that it has. */
export function StringBench({ words }: { words: Words }) {
  return (
    <Band name="string-bench" tone="ink" labelledBy="bench">
      <div className="wrap">
        <BandHead id="bench" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <TableScroll label={words.label}>
          <table className="ruled folded-table">
            <ColumnHeads columns={words.columns} />
            <tbody>
              {words.rows.map((row) => (
                <BenchRow key={row.lang} row={row} words={words} />
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
    </Band>
  );
}

function BenchRow({ row, words }: { row: Words["rows"][number]; words: Words }) {
  const isOver = row.width > words.room;
  return (
    <tr data-over={isOver || undefined}>
      <th scope="row">{row.name}</th>
      <td className="tag" lang={row.lang}>
        {row.text}
      </td>
      <td className="width">
        <svg viewBox="0 0 150 16" aria-hidden="true">
          <rect width={row.width} height="16" rx="3" />
          <line x1={words.room} x2={words.room} y1="0" y2="16" />
        </svg>
        {row.width} {words.unit}, {isOver ? words.over : words.fits}
      </td>
      <td>{row.remark}</td>
    </tr>
  );
}
