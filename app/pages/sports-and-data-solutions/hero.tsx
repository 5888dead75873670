import { Actions } from "#app/bands/actions.tsx";
import { OwnSection } from "#app/bands/band.tsx";
import { useAct } from "#app/browser/acts/use-act.ts";
import { Crumb } from "#app/ui/crumb.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Toy } from "#app/ui/toy.tsx";
import { seatHeight, seatPath, seatWidth } from "./seat.ts";
import type { OwnBand } from "./words.server.ts";

type Words = OwnBand<"hero">;

/** A season as a grandstand: one column per match day, one seat per match. */
export function Hero({ band }: { band: Words }) {
  const { role, crumb, heading, lead, action, second, picture, legend } = band;
  const act = useAct(() => import("./act.ts"));
  return (
    <OwnSection band={band} tone="pitch" className="overflow-clip pt-8" act={act}>
      <div className="wrap grid items-end gap-x-gut gap-y-4 cols-7-5">
        <div className="md:col-span-full">
          <Crumb to={crumb.url}>{crumb.label}</Crumb>
          <h1 id={`${role}-heading`} className="text-h2">
            {heading}
          </h1>
        </div>
        <div className="flex flex-col items-start gap-6 self-start pb-6">
          <p className="m-0 max-w-lead text-lead">
            <Prose text={lead} />
          </p>
          <Actions main={action} second={second} tone="pitch" />
        </div>
        <Toy toy={picture} sizes="100vw md:60vw" priority className={ground} />
      </div>
      <figure className="relative">
        <Seats words={band} />
        <figcaption className="wrap flex flex-wrap gap-x-8 gap-y-2 py-4 font-bold">
          {Object.entries(legend).map(([kind, text]) => (
            <span key={kind} className="flex items-center gap-3">
              <svg className="size-6" viewBox="3 1 20 20" aria-hidden="true">
                <Seat x={0} y={0} kind={kind} />
              </svg>
              {text}{" "}
            </span>
          ))}
        </figcaption>
      </figure>
    </OwnSection>
  );
}

/** It stands on the edge of the seats, before them. */
const ground = "relative z-1 -mb-8 w-full max-w-none";

function Seats({ words: { rounds, matches, seat, seats } }: { words: Words }) {
  const [width, height] = [rounds * seatWidth, matches * seatHeight];
  return (
    <svg className="w-full bg-ink px-edge py-4" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <pattern id="stand-seats" width={seatWidth} height={seatHeight} patternUnits="userSpaceOnUse">
        <Seat x={0} y={0} />
      </pattern>
      <rect width={width} height={height} fill="url(#stand-seats)" />
      {seats.map(({ round, match, kind }) => (
        <g key={`${round}-${match}`}>
          <title>{seat.replace("{round}", String(round)).replace("{match}", String(match))}</title>
          <Seat kind={kind} x={(round - 1) * seatWidth} y={(match - 1) * seatHeight} />
        </g>
      ))}
    </svg>
  );
}

const fills: Record<string, string> = { late: "fill-mari", gap: "fill-tang" };

function Seat({ x, y, kind }: { x: number; y: number; kind?: string }) {
  const fill = fills[kind ?? ""] ?? "fill-paper-3";
  return <path className={fill} d={seatPath(x, y)} />;
}
