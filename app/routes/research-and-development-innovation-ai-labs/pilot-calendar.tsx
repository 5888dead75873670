import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { LabsPage } from "#model/pages/research-and-development-innovation-ai-labs.server.ts";
import "./pilot-calendar.css";

type Words = LabsPage["calendar"];

const pilotDays = 15;

/** A pilot as three weeks of a wall calendar. */
export function PilotCalendar({ words }: { words: Words }) {
  return (
    <Band name="pilot-calendar" tone="paper-2" grid="map" labelledBy="pilot">
      <div className="wrap">
        <BandHead id="pilot" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <div className="weekdays" aria-hidden="true">
          {words.weekdays.map((weekday) => (
            <span key={weekday}>{weekday} </span>
          ))}
        </div>
        <ol>
          {Array.from({ length: pilotDays }, (_, index) => (
            <Day key={index} number={index + 1} words={words} />
          ))}
        </ol>
        <p className="fit">
          <Prose text={words.fit} />
        </p>
      </div>
    </Band>
  );
}

function Day({ number, words }: { number: number; words: Words }) {
  const entry = words.entries.find(({ day }) => day === number);
  return (
    <li data-busy={entry ? "true" : undefined}>
      <span className="number">
        <span className="vh">{words.dayWord} </span>
        {number}
      </span>{" "}
      {entry && <span>{entry.text}</span>}
    </li>
  );
}
