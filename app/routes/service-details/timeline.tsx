import { useState } from "react";
import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { ServiceDetailsPage } from "#model/pages/service-details.server.ts";
import "./tape.css";

type Words = ServiceDetailsPage["weeks"];
type Week = Words["items"][number];

const lastMark = "group-last:border-b-10 group-last:border-b-tang";
/** The tape again, upright, with the events beside each mark. */
export function Timeline({ words, weekWord }: { words: Words; weekWord: string }) {
  const [pointedAt, pointAt] = useState<Week>();
  return (
    <Band name="timeline" labelledBy="weeks">
      <div className="wrap gap-x-gut lg:grid lg:grid-cols-12">
        <header className="max-lg:mb-8 lg:sticky lg:top-30 lg:col-span-4 lg:self-start">
          <h2 id="weeks">{words.title}</h2>
          <p className="mt-4 mb-0">{words.lead}</p>
          <HourChart weeks={words.items} lit={pointedAt} />
        </header>
        <ol className="lg:col-span-8">
          {words.items.map((week, index) => (
            <li
              key={week.title}
              id={`week-${index + 1}`}
              className="week group grid scroll-mt-[calc(var(--header)+1rem)] grid-cols-[64px_minmax(0,1fr)] gap-x-4 md:grid-cols-[110px_minmax(0,1fr)_8rem] md:gap-x-7"
              onPointerEnter={() => pointAt(week)}
              onPointerLeave={() => pointAt(undefined)}
            >
              <p
                className={`tape-upright by-scroll [--piece:pull-down] display row-span-2 m-0 border-x-4 border-t-3 border-ink ps-3 pt-4 text-h3 md:row-span-1 md:ps-4 md:pt-5 ${lastMark}`}
              >
                <span className="vh">{weekWord} </span>
                {index + 1}
              </p>
              <div className="told border-t-2 border-line pt-4 md:pt-5 md:pb-6">
                <h3 className="text-h4">{week.title}</h3>
                <p className="mt-1.5 mb-0 leading-[1.45]">
                  <Prose text={week.text} />
                </p>
              </div>
              <p className="m-0 border-line pt-2 pb-6 text-soft max-md:col-start-2 md:border-t-2 md:pt-5">
                <b className="display text-h4 text-ink">{week.hours}</b> {words.hoursWord}{" "}
                {week.gate && <Gate name={week.gate} />}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}

function Gate({ name }: { name: string }) {
  return (
    <span className="ms-3 inline-block rounded-sm bg-ink px-3 py-1 font-bold text-paper md:ms-0 md:mt-2.5 md:block md:w-fit">
      {name}
    </span>
  );
}

const barWidth = 20;
const barGap = 5;

/** The hours of each week as a row of posts, since the list has the figures; a diamond stands on a gate. */
function HourChart({ weeks, lit }: { weeks: Words["items"]; lit: Week | undefined }) {
  const tallest = Math.max(...weeks.map(({ hours }) => hours));
  return (
    <svg
      className="mt-6 w-full max-w-75 border-b-4 max-lg:hidden"
      viewBox={`0 -24 ${weeks.length * (barWidth + barGap) - barGap} ${tallest + 24}`}
      aria-hidden="true"
    >
      {weeks.map((week, index) => (
        <g key={week.title} transform={`translate(${index * (barWidth + barGap)} ${tallest - week.hours})`}>
          <rect className={week === lit ? "fill-ink" : "fill-mari"} width={barWidth} height={week.hours} rx="3" />
          {week.gate && <path className="fill-ink" d="M10 -20L18 -12 10 -4 2 -12Z" />}
        </g>
      ))}
    </svg>
  );
}
