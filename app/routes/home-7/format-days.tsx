import { Band } from "#app/ui/band.tsx";
import { ColumnHeads } from "#app/ui/column-heads.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Home7Page } from "#model/pages/home-7.server.ts";
import "./format-days.css";

type Words = Home7Page["turnaround"];

/** Words to days on the left, file endings as keys on the right. */
export function FormatDays({ words }: { words: Words }) {
  return (
    <Band name="format-days" labelledBy="days">
      <div className="wrap">
        <h2 id="days">{words.title}</h2>
        <div>
          <DaysTable words={words} />
          <p className="note">{words.note}</p>
        </div>
        <div>
          <h3>{words.formatsTitle}</h3>
          <ul>
            {words.formats.map((format) => (
              <li key={format.name}>
                <b>{format.name}</b> {format.note}
              </li>
            ))}
          </ul>
          <p className="note">{words.refusal}</p>
        </div>
      </div>
    </Band>
  );
}

function DaysTable({ words }: { words: Words }) {
  return (
    <TableScroll label={words.label}>
      <table className="ruled">
        <ColumnHeads columns={words.columns} />
        <tbody>
          {words.rows.map((row) => (
            <tr key={row.words}>
              <th scope="row">{row.words}</th>
              <td>{row.days}</td>
              <td>{row.voice}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
