import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ColumnHeads } from "#app/ui/column-heads.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Home5Page } from "#model/pages/home-5.server.ts";
import "./touchline-board.css";

type Words = Home5Page["opening"];

/** Half a pitch with a promise, the other half with a feed. */
export function TouchlineBoard({ words }: { words: Words }) {
  return (
    <Band name="touchline-board" tone="pitch" pad="none" labelledBy="touchline" bleed>
      <div className="lines" aria-hidden="true" />
      <div className="wrap">
        <div className="promise">
          <h1 id="touchline">{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <ButtonLink to={words.action.url} tone="paper">
            {words.action.label} <Icon name="arrow-right" />
          </ButtonLink>
        </div>
        <Board words={words.board} />
      </div>
    </Band>
  );
}

function Board({ words }: { words: Words["board"] }) {
  return (
    <figure className="board">
      <figcaption>
        <span>{words.label}</span>{" "}
        <b>
          {words.home} {words.homeGoals}
          <i>–</i>
          {words.awayGoals} {words.away}
        </b>{" "}
        <span>{words.minute}</span>
      </figcaption>
      <TableScroll label={words.caption}>
        <table>
          <caption className="vh">{words.caption}</caption>
          <ColumnHeads columns={words.columns} />
          <tbody>
            {words.events.map((event) => (
              <tr key={event.clock} className={event.isGoal ? "goal" : undefined}>
                <td>{event.clock}</td>
                <th scope="row">{event.event}</th>
                <td>{event.detail}</td>
                <td>{event.delay}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </figure>
  );
}
