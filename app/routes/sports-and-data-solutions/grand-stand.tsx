import { ActionPair } from "#app/ui/action-pair.tsx";
import { Band } from "#app/ui/band.tsx";
import { Crumb } from "#app/ui/crumb.tsx";
import type { SportsPage } from "#model/pages/sports-and-data-solutions.server.ts";
import "./grand-stand.css";

type Words = SportsPage["stand"];

/** A season as a grandstand: a column is a match day, a seat is a match. */
export function GrandStand({ words }: { words: Words }) {
  const [first, second] = words.titleLines;
  return (
    <Band name="grand-stand" tone="pitch" pad="none" bleed labelledBy="stand">
      <div className="wrap">
        <Crumb to={words.crumb.url}>{words.crumb.label}</Crumb>
        <h1 id="stand">
          {first}
          <br />
          {second}
        </h1>
        <div className="told">
          <p className="lead">{words.lead}</p>
          <ActionPair first={words.action} second={words.second} tone="paper" />
        </div>
      </div>
      <figure>
        <Seats words={words} />
        <figcaption className="wrap">
          {Object.entries(words.legend).map(([kind, text]) => (
            <span key={kind} data-kind={kind}>
              {text}{" "}
            </span>
          ))}
        </figcaption>
      </figure>
    </Band>
  );
}

const seatWidth = 26;
const seatHeight = 25;

function Seats({ words: { rounds, matches, seats } }: { words: Words }) {
  const [width, height] = [rounds * seatWidth, matches * seatHeight];
  return (
    <svg className="stand" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <pattern id="stand-seats" width={seatWidth} height={seatHeight} patternUnits="userSpaceOnUse">
        <Seat x={0} y={0} />
      </pattern>
      <rect width={width} height={height} fill="url(#stand-seats)" />
      {seats.map(({ round, match, kind }) => (
        <Seat key={`${round}-${match}`} kind={kind} x={(round - 1) * seatWidth} y={(match - 1) * seatHeight} />
      ))}
    </svg>
  );
}

function Seat({ x, y, kind }: { x: number; y: number; kind?: string }) {
  return <path className="seat" data-kind={kind} d={`M${x + 3} ${y + 22}v-12q0-6 6-6h8q6 0 6 6v12Z`} />;
}
