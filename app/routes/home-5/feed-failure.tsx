import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { ColumnHeads } from "#app/ui/column-heads.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Home5Page } from "#model/pages/home-5.server.ts";
import "./feed-failure.css";

type Words = Home5Page["failure"];

/** What breaks, what it looks like and who moves, from a third of a second to five minutes. */
export function FeedFailure({ words }: { words: Words }) {
  return (
    <Band name="feed-failure" tone="ink" labelledBy="failure">
      <div className="wrap">
        <BandHead id="failure" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <TableScroll label={words.label}>
          <table>
            <ColumnHeads columns={words.columns} />
            <tbody>
              {words.rows.map((row) => (
                <tr key={row.after}>
                  <th scope="row">{row.after}</th>
                  <td>{row.what}</td>
                  <td>
                    <Screen look={row.look} words={words.screen} />
                    {row.seen}
                  </td>
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

/** The strip of a broadcast as it then looks; the words beside it say the same. */
function Screen({ look, words }: { look: Words["rows"][number]["look"]; words: Words["screen"] }) {
  if (look === "words")
    return (
      <span className="screen" data-look={look} aria-hidden="true">
        <b>{words.sentence} </b>
      </span>
    );
  return (
    <span className="screen" data-look={look} aria-hidden="true">
      <b>{words.score}</b> <span className="minute">{words.clock}</span> <span className="event">{words.event}</span>{" "}
      <span className="chance">{look !== "bare" && words.chance}</span>
    </span>
  );
}
