import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { Home3Page } from "#model/pages/home-3.server.ts";
import "./pitch-days.css";

type Words = Home3Page["days"];

const workingDays = 12;

/** A wall calendar of twelve working days; four of them have something in them. */
export function PitchDays({ words }: { words: Words }) {
  return (
    <Band name="pitch-days" grid="map" labelledBy="days">
      <div className="wrap">
        <BandHead id="days" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <ol>
          {Array.from({ length: workingDays }, (_, index) => (
            <Day key={index} number={index + 1} words={words} />
          ))}
        </ol>
        <p className="late">{words.late}</p>
      </div>
    </Band>
  );
}

function Day({ number, words }: { number: number; words: Words }) {
  const event = words.events.find(({ day }) => day === number);
  if (!event) {
    return (
      <li aria-hidden="true">
        <b>{number}</b>
      </li>
    );
  }
  return (
    <li className="event">
      <b>
        <span className="vh">{words.day} </span>
        {number}
      </b>
      <h3>{event.title}</h3>
      <p>{event.text}</p>
    </li>
  );
}
