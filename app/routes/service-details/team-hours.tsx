import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { ServiceDetailsPage } from "#model/pages/service-details.server.ts";

type Words = ServiceDetailsPage["people"];

const squareHours = 10;
const squareUnits = 20;
const strokes = ["stroke-tang", "stroke-pitch", "stroke-pitch-lift", "stroke-orch-edge"];

const rule = "border-t-2 border-line first:border-t-3 first:border-ink";
const row = `group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1.5 py-4 md:grid-cols-[17rem_minmax(0,1fr)_4rem] xxl:grid-cols-[17rem_minmax(0,1fr)_6rem] ${rule}`;
const sum =
  "display text-h3 transition-[font-stretch] duration-calm ease-snap motion-safe:group-hover:font-stretch-112%";

/** Who worked how long, counted in squares. */
export function TeamHours({ words, hoursWord }: { words: Words; hoursWord: string }) {
  const most = Math.max(...words.items.map(({ hours }) => hours));
  return (
    <Band name="team-hours" tone="paper-2" labelledBy="hours">
      <div className="wrap">
        <header className="mb-10 grid gap-x-gut gap-y-5 md:grid-cols-[7fr_5fr] md:items-end lg:mb-14">
          <h2 id="hours">{words.title}</h2>
          <p className="lead m-0">
            <Prose text={words.text} />
          </p>
        </header>
        <ul role="list">
          {words.items.map((item, index) => (
            <li key={item.who} className={row}>
              <p className="m-0 leading-tight">
                <b className="display block text-h4">{item.role}</b> {item.who}
              </p>
              <Squares hours={item.hours} most={most} stroke={strokes[index] ?? "stroke-ink-3"} />
              <p className="m-0 md:text-end">
                <b className={sum}>{item.hours}</b> <span className="vh">{hoursWord}</span>
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-4 mb-0 text-small text-soft">{words.squareNote}</p>
      </div>
    </Band>
  );
}

function Squares({ hours, most, stroke }: { hours: number; most: number; stroke: string }) {
  const unitsOf = (amount: number) => (amount / squareHours) * squareUnits;
  return (
    <svg
      className="w-full max-md:col-span-2 max-md:row-start-2"
      viewBox={`0 0 ${unitsOf(most)} ${squareUnits}`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      <line
        className={`stroke-16 ${stroke}`}
        strokeDasharray="16 4"
        x2={unitsOf(hours)}
        y1={squareUnits / 2}
        y2={squareUnits / 2}
      />
    </svg>
  );
}
