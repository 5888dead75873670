import { Band } from "#app/ui/band.tsx";
import { ColumnHeads } from "#app/ui/column-heads.tsx";
import { StatusToken } from "#app/ui/status-token.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Home5Page } from "#model/pages/home-5.server.ts";
import "#app/sections/folded-table.css";
import "./data-terms.css";

type Words = Home5Page["quality"];

/** How right the data is, and what a buyer may do with it. */
export function DataTerms({ words }: { words: Words }) {
  return (
    <Band name="data-terms" tone="paper-2" labelledBy="quality">
      <div className="wrap">
        <div className="right">
          <h2 id="quality">{words.title}</h2>
          <dl>
            {words.figures.map((figure) => (
              <div key={figure.label}>
                <dt>{figure.label}</dt>
                <dd>{figure.value}</dd>
              </div>
            ))}
          </dl>
          <p className="method">{words.method}</p>
        </div>
        <Licence words={words.licence} />
      </div>
    </Band>
  );
}

function Licence({ words }: { words: Words["licence"] }) {
  return (
    <div className="licence">
      <h3>{words.title}</h3>
      <TableScroll label={words.title}>
        <table className="ruled folded-table">
          <ColumnHeads columns={words.columns} />
          <tbody>
            {words.rows.map((row) => (
              <tr key={row.use}>
                <th scope="row">{row.use}</th>
                <td>
                  <StatusToken standing={row.verdict}>{row.word}</StatusToken>
                </td>
                <td>{row.note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </div>
  );
}
