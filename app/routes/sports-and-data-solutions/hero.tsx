import { EstimateCrumb } from "#app/sections/estimate-link.tsx";
import { ActionPair } from "#app/ui/action-pair.tsx";
import { Band } from "#app/ui/band.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { SportsPage } from "#model/pages/sports-and-data-solutions.server.ts";

type Words = SportsPage["stand"];

const title = "text-h2/(--clear) font-stretch-84% lg:max-w-[11em]";
const groundWide =
  "lg:absolute lg:end-[calc(var(--spacing-edge)-3vw)] lg:-bottom-[3.5vw] lg:mb-0 lg:w-[38vw] lg:max-w-240";
const ground = `relative z-1 mx-auto -mb-8 w-[112%] max-w-180 max-md:-ms-[6%] md:w-full ${groundWide}`;

/** A season as a grandstand: one column per match day, one seat per match. */
export function Hero({ words }: { words: Words }) {
  const [first, second] = words.titleLines;
  return (
    <Band name="hero" tone="pitch" pad="none" bleed labelledBy="stand" className="pt-8 lg:pt-11">
      <div className="wrap relative lg:pb-10">
        <EstimateCrumb to={words.crumb.url}>{words.crumb.label}</EstimateCrumb>
        <h1 id="stand" className={title}>
          {first} <br />
          {second}
        </h1>
        <p className="lead mt-6 mb-7 max-w-[24em]">{words.lead}</p>
        <ActionPair first={words.action} second={words.second} tone="paper" />
        <Toy toy={words.picture} sizes="112vw md:720px lg:38vw" priority className={ground} />
      </div>
      <figure className="mt-5 lg:mt-7">
        <Seats words={words} />
        <figcaption className="wrap flex flex-wrap gap-x-9 gap-y-2 py-4 font-bold">
          {Object.entries(words.legend).map(([kind, text]) => (
            <span key={kind} className="flex items-center gap-2.5">
              <svg className="h-4.5 w-5" viewBox="3 3 20 20" aria-hidden="true">
                <Seat x={0} y={0} kind={kind} />
              </svg>
              {text}{" "}
            </span>
          ))}
        </figcaption>
      </figure>
    </Band>
  );
}

const seatWidth = 26;
const seatHeight = 25;

function Seats({ words: { rounds, matches, seats } }: { words: Words }) {
  const [width, height] = [rounds * seatWidth, matches * seatHeight];
  return (
    <svg
      className="w-full border-t-14 border-ink bg-pitch-edge p-3 md:px-out md:pt-6 md:pb-4"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <pattern id="stand-seats" width={seatWidth} height={seatHeight} patternUnits="userSpaceOnUse">
        <Seat x={0} y={0} />
      </pattern>
      <rect width={width} height={height} fill="url(#stand-seats)" />
      {seats.map(({ round, match, kind }) => (
        <Seat key={`${round}-${match}`} kind={kind} x={(round - 1) * seatWidth} y={(match - 1) * seatHeight} />
      ))}
    </svg>
  );
}

/** A seat folds under the pointer. */
const fold = "spring-calm [transform-box:fill-box] motion-safe:hover:scale-y-40";
const fills: Record<string, string> = { late: "fill-mari", gap: "fill-tang" };

function Seat({ x, y, kind }: { x: number; y: number; kind?: string }) {
  const fill = fills[kind ?? ""] ?? "fill-paper-3";
  return <path className={`${fold} ${fill}`} d={`M${x + 3} ${y + 22}v-12q0-6 6-6h8q6 0 6 6v12Z`} />;
}
