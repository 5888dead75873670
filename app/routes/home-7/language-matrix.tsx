import { Band } from "#app/ui/band.tsx";
import { ColumnHeads } from "#app/ui/column-heads.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Home7Page } from "#model/pages/home-7.server.ts";
import "./language-matrix.css";

type Words = Home7Page["matrix"];

/** Which languages can have what; a raised square is a yes. */
export function LanguageMatrix({ words }: { words: Words }) {
  return (
    <Band name="language-matrix" labelledBy="languages">
      <div className="wrap">
        <div className="told">
          <h2 id="languages">{words.title}</h2>
          <p>{words.lead}</p>
        </div>
        <TableScroll label={words.label}>
          <table className="ruled">
            <ColumnHeads corner={words.corner} columns={words.columns} />
            <tbody>
              {words.rows.map((row) => (
                <LanguageRow key={row.languages} row={row} words={words} />
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
    </Band>
  );
}

function LanguageRow({ row, words }: { row: Words["rows"][number]; words: Words }) {
  return (
    <tr>
      <th scope="row">{row.languages}</th>
      {row.has.map((isOffered, index) => (
        <td key={words.columns[index]}>
          <i data-on={isOffered || undefined} aria-hidden="true" />{" "}
          <span className="vh">{isOffered ? words.yes : words.no}</span>
        </td>
      ))}
    </tr>
  );
}
