import { Band } from "#app/ui/band.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { Home3Page } from "#model/pages/home-3.server.ts";

type Words = Home3Page["days"];

/** Where there is room, the picture lies behind: its tiles climb from the lower corner to the upper, the words stand beside them. */
const uphill = "w-full lg:col-start-1 lg:row-span-2 lg:row-start-1";
const foot =
  "gap-x-gut gap-y-6 sm:grid sm:grid-cols-2 max-lg:mt-6 lg:z-1 lg:col-start-1 lg:row-start-2 lg:w-11/26 lg:self-end lg:justify-self-end lg:pb-4";

/** Twelve working days in one row uphill, four of them with people at the pitch, and what they do. */
export function Calendar({ words }: { words: Words }) {
  return (
    <Band name="calendar" grid="map" labelledBy="days" bleed>
      <div className="wrap lg:grid lg:grid-rows-[auto_1fr]">
        <header className="lg:z-1 lg:col-start-1 lg:row-start-1 lg:w-1/2">
          <h2 id="days" className="max-w-[9em]">
            {words.title}
          </h2>
          <p className="lead mt-5 mb-6 max-w-[26em]">{words.lead}</p>
        </header>
        <Toy toy={words.toy} sizes="94vw xxl:90vw" className={uphill} />
        <ol role="list" className={foot}>
          {words.events.map((event, index) => (
            <Day key={event.day} event={event} word={words.day} isLast={index === words.events.length - 1} />
          ))}
          <li className="display pt-2 text-h4/tight sm:col-span-full">{words.late}</li>
        </ol>
      </div>
    </Band>
  );
}

interface DayProps {
  event: Words["events"][number];
  word: string;
  isLast: boolean;
}

function Day({ event, word, isLast }: DayProps) {
  return (
    <li className="flex items-start gap-4 max-sm:mb-5">
      <b
        className="display grid size-14 shrink-0 place-items-center rounded-md text-h3/none shadow-edge"
        data-tone={isLast ? "ink" : "tang"}
      >
        <span className="vh">{word} </span>
        {event.day}
      </b>
      <div>
        <h3 className="text-h4">{event.title}</h3>
        <p className="mt-1.5 mb-0 leading-snug">{event.text}</p>
      </div>
    </li>
  );
}
