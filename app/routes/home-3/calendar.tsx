import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { Home3Page } from "#model/pages/home-3.server.ts";

type Words = Home3Page["days"];

const workingDays = 12;
/** Days with entries fill their rows. */
const widths = ["lg:col-span-2", "lg:col-span-3", "lg:col-span-4", "lg:col-span-7"];

/** A wall calendar of twelve working days, four of them with entries. */
export function Calendar({ words }: { words: Words }) {
  return (
    <Band name="calendar" grid="map" labelledBy="days">
      <div className="wrap">
        <BandHead id="days" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <ol className="grid grid-cols-5 gap-2 lg:grid-cols-8 lg:gap-y-4">
          {Array.from({ length: workingDays }, (_, index) => (
            <Day key={index} number={index + 1} words={words} />
          ))}
        </ol>
        <div className="mt-6 lg:grid lg:grid-cols-8 lg:gap-x-2">
          <p className="display m-0 text-h4/tight lg:col-span-7 lg:col-start-2">{words.late}</p>
        </div>
      </div>
    </Band>
  );
}

function Day({ number, words }: { number: number; words: Words }) {
  const nth = words.events.findIndex(({ day }) => day === number);
  const event = words.events[nth];
  if (!event) {
    return (
      <li
        aria-hidden="true"
        className="rounded-md bg-paper px-3 py-2.5 text-soft shadow-outline max-xs:px-1 lg:min-h-53 lg:p-4.5"
      >
        <b className="display text-h4/none">{number}</b>
      </li>
    );
  }
  return (
    <li
      className={`rounded-md p-5 shadow-edge max-lg:col-span-full max-lg:mb-2.5 ${widths[nth]}`}
      data-tone={number === workingDays ? "ink" : "tang"}
    >
      <b className="display text-figure/none">
        <span className="vh">{words.day} </span>
        {number}
      </b>
      <h3 className="mt-3.5 mb-1.5 text-h4">{event.title}</h3>
      <p className="m-0 leading-snug">{event.text}</p>
    </li>
  );
}
