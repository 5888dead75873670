import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { LabsPage } from "#model/pages/research-and-development-innovation-ai-labs.server.ts";

type Words = LabsPage["calendar"];

const pilotDays = 15;

/** A pilot as three weeks of a wall calendar. */
export function Pilot({ words }: { words: Words }) {
  return (
    <Band name="pilot" tone="paper-2" grid="map" labelledBy="pilot">
      <div className="wrap">
        <BandHead id="pilot" title={words.title}>
          <p>
            <Prose text={words.lead} />
          </p>
        </BandHead>
        <div className="mb-2.5 grid grid-cols-5 gap-2.5 font-bold max-md:hidden" aria-hidden="true">
          {words.weekdays.map((weekday) => (
            <span key={weekday}>{weekday} </span>
          ))}
        </div>
        <ol role="list" className="grid gap-1.5 md:grid-cols-5 md:gap-2.5">
          {Array.from({ length: pilotDays }, (_, index) => (
            <Day key={index} number={index + 1} words={words} />
          ))}
        </ol>
        <p className="ms-auto mt-9 mb-0">
          <Prose text={words.fit} />
        </p>
      </div>
    </Band>
  );
}

const day =
  "grid grid-cols-[3rem_1fr] items-baseline gap-3 rounded-sm px-4 leading-snug md:min-h-38 md:grid-cols-1 md:content-between md:pt-4 md:pb-5 xl:min-h-44";
const looks = {
  idle: "bg-white/55 py-2 text-soft",
  busy: "bg-white py-4 inset-shadow-[0_-6px_0_var(--color-orch)] spring-calm motion-safe:hover:-translate-y-1.5",
};

function Day({ number, words }: { number: number; words: Words }) {
  const entry = words.entries.find((candidate) => candidate.day === number);
  return (
    <li className={`${day} ${entry ? looks.busy : looks.idle}`}>
      <span className="display text-h4/none md:text-figure">
        <span className="vh">{words.dayWord} </span>
        {number}
      </span>{" "}
      {entry && <span>{entry.text}</span>}
    </li>
  );
}
