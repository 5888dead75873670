import { useState } from "react";
import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { ServiceDetailsPage } from "#model/pages/service-details.server.ts";
import "./tape.css";

type Words = ServiceDetailsPage["weeks"];
type Week = Words["items"][number];

/** The tape again, upright; the job's picture stays beside the weeks of its stage, in the same place as the one before. */
export function Timeline({ words, weekWord }: { words: Words; weekWord: string }) {
  const [pointedAt, pointAt] = useState<Week>();
  return (
    <Band name="timeline" labelledBy="weeks">
      <div className="wrap">
        <header className="mb-8 gap-x-gut lg:mb-4 lg:grid lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-5">
            <h2 id="weeks">{words.title}</h2>
            <p className="mt-4 mb-0">{words.lead}</p>
          </div>
          <HourChart weeks={words.items} lit={pointedAt} />
        </header>
        {stagesOf(words.items).map(({ first, weeks, picture }) => (
          <div key={first} className="gap-x-gut lg:grid lg:grid-cols-12">
            <Toy toy={picture} sizes="100vw lg:48vw xxl:48vw" className={ferry} />
            <ol role="list" start={first} className="lg:col-span-7 lg:col-start-6 lg:grid lg:content-stretch">
              {weeks.map((week, index) => (
                <WeekItem
                  key={week.title}
                  week={week}
                  words={words}
                  weekWord={weekWord}
                  number={first + index}
                  pointAt={pointAt}
                />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Band>
  );
}

const ferry =
  "mx-auto mt-6 mb-4 w-full max-w-150 lg:sticky lg:top-34 lg:col-span-5 lg:-ms-[14%] lg:mt-0 lg:w-29/25 lg:max-w-none lg:self-start";

/** A stage begins at each week with a picture. */
function stagesOf(weeks: readonly Week[]) {
  const stages: { first: number; weeks: Week[]; picture: Week["picture"] }[] = [];
  for (const [index, week] of weeks.entries()) {
    if (index === 0 || week.picture) stages.push({ first: index + 1, weeks: [], picture: week.picture });
    stages.at(-1)?.weeks.push(week);
  }
  return stages;
}

const item =
  "week grid scroll-mt-[calc(var(--header)+1rem)] grid-cols-[64px_minmax(0,1fr)] gap-x-4 md:grid-cols-[110px_minmax(0,1fr)_8rem] md:gap-x-7";
const inch =
  "tape-upright by-scroll [--piece:pull-down] display row-span-2 m-0 border-x-4 border-t-3 border-ink ps-3 pt-4 text-h3 md:row-span-1 md:ps-4 md:pt-5";

interface WeekItemProps {
  week: Week;
  words: Words;
  weekWord: string;
  number: number;
  pointAt: (week: Week | undefined) => void;
}

function WeekItem({ week, words, weekWord, number, pointAt }: WeekItemProps) {
  const end = number === words.items.length ? "border-b-10 border-b-tang" : "";
  return (
    <li
      id={`week-${number}`}
      className={item}
      onPointerEnter={() => pointAt(week)}
      onPointerLeave={() => pointAt(undefined)}
    >
      <p className={`${inch} ${end}`}>
        <span className="vh">{weekWord} </span>
        {number}
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
      className="col-span-7 col-start-6 h-52 max-w-full border-b-4 max-lg:hidden"
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
