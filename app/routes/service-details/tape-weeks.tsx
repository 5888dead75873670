import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { ServiceDetailsPage } from "#model/pages/service-details.server.ts";
import "#app/sections/head-aside.css";
import "./tape-weeks.css";

type Words = ServiceDetailsPage["weeks"];

/** The tape again, upright, with what happened beside each mark. */
export function TapeWeeks({ words, weekWord }: { words: Words; weekWord: string }) {
  return (
    <Band name="tape-weeks" labelledBy="weeks">
      <div className="wrap head-aside">
        <header>
          <h2 id="weeks">{words.title}</h2>
          <p>{words.lead}</p>
          <HourChart weeks={words.items} />
        </header>
        <ol>
          {words.items.map((week, index) => (
            <li key={week.title} id={`week-${index + 1}`} data-gate={week.gate ? "true" : undefined}>
              <p className="mark">
                <span className="vh">{weekWord} </span>
                {index + 1}
              </p>
              <div className="told">
                <h3>{week.title}</h3>
                <p>
                  <Prose text={week.text} />
                </p>
              </div>
              <p className="hours">
                <b>{week.hours}</b> {words.hoursWord} {week.gate && <span>{week.gate}</span>}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}

const barWidth = 20;
const barGap = 5;

/** The hours of each week as a row of posts, the figures being in the list; a diamond stands on a gate. */
function HourChart({ weeks }: { weeks: Words["items"] }) {
  const tallest = Math.max(...weeks.map(({ hours }) => hours));
  return (
    <svg
      className="hour-chart"
      viewBox={`0 -24 ${weeks.length * (barWidth + barGap) - barGap} ${tallest + 24}`}
      aria-hidden="true"
    >
      {weeks.map((week, index) => (
        <g key={week.title} transform={`translate(${index * (barWidth + barGap)} ${tallest - week.hours})`}>
          <rect width={barWidth} height={week.hours} rx="3" />
          {week.gate && <path d="M10 -20L18 -12 10 -4 2 -12Z" />}
        </g>
      ))}
    </svg>
  );
}
