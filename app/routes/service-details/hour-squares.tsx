import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { ServiceDetailsPage } from "#model/pages/service-details.server.ts";
import "./hour-squares.css";

type Words = ServiceDetailsPage["people"];

const squareHours = 10;
const squareUnits = 20;

/** Who worked how long, counted in squares. */
export function HourSquares({ words, hoursWord }: { words: Words; hoursWord: string }) {
  const most = Math.max(...words.items.map(({ hours }) => hours));
  return (
    <Band name="hour-squares" tone="paper-2" labelledBy="hours">
      <div className="wrap">
        <header>
          <h2 id="hours">{words.title}</h2>
          <p className="lead">
            <Prose text={words.text} />
          </p>
        </header>
        <ul>
          {words.items.map((item) => (
            <li key={item.who}>
              <p>
                <b>{item.role}</b> {item.who}
              </p>
              <Squares hours={item.hours} most={most} />
              <p className="sum">
                <b>{item.hours}</b> <span className="vh">{hoursWord}</span>
              </p>
            </li>
          ))}
        </ul>
        <p className="note">{words.squareNote}</p>
      </div>
    </Band>
  );
}

function Squares({ hours, most }: { hours: number; most: number }) {
  const unitsOf = (amount: number) => (amount / squareHours) * squareUnits;
  return (
    <svg viewBox={`0 0 ${unitsOf(most)} ${squareUnits}`} preserveAspectRatio="xMinYMid" aria-hidden="true">
      <line x2={unitsOf(hours)} y1={squareUnits / 2} y2={squareUnits / 2} />
    </svg>
  );
}
