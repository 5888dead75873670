import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Home5Page } from "#model/pages/home-5.server.ts";
import "./feed-failure.css";

/** What breaks, what it looks like and who moves, from a third of a second to five minutes. */
export function FeedFailure({ words }: { words: Home5Page["failure"] }) {
  return (
    <Band name="feed-failure" tone="ink" labelledBy="failure">
      <div className="wrap">
        <BandHead id="failure" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <TableScroll label={words.label}>
          <table>
            <thead>
              <tr>
                {words.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {words.rows.map((row) => (
                <tr key={row.after}>
                  <th scope="row">{row.after}</th>
                  <td>{row.what}</td>
                  <td>{row.seen}</td>
                  <td>{row.who}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
    </Band>
  );
}
