import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Pages } from "#model/content.server.ts";
import "./loan-book.css";

type Words = Pages["about-us"]["loans"];
type Row = Words["rows"][number];

/** Who lends what to whom, bench by bench; on a phone a bench becomes a heading above three cards. */
export function LoanBook({ words }: { words: Words }) {
  return (
    <Band name="loan-book" tone="ink" labelledBy="loan-book-title">
      <div className="wrap">
        <BandHead id="loan-book-title" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <TableScroll label={words.table}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.corner}</th>
                {words.rows.map(({ bench, name }) => (
                  <th key={bench} scope="col">
                    {words.to} {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {words.rows.map((row) => (
                <LoanRow key={row.bench} row={row} words={words} />
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
    </Band>
  );
}

function LoanRow({ row, words }: { row: Row; words: Words }) {
  return (
    <tr>
      <th scope="row">{row.name}</th>
      {words.rows.map(({ bench, name }) => {
        const loan = row.lends.find(({ to }) => to === bench);
        if (!loan) {
          return (
            <td key={bench} className="itself">
              <span className="vh">{words.itself}</span>
            </td>
          );
        }
        return (
          <td key={bench} data-tone={row.bench} data-to={`${words.to} ${name}`}>
            {loan.what}
          </td>
        );
      })}
    </tr>
  );
}
